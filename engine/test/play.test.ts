import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../event.ts'
import { canonical } from '../hash.ts'
import { ask, BadSetup, glimpse, play, playLegal, Refusal, start, why } from '../play.ts'
import { agenda, knowledge, nextSeat, reveal, seatsOf } from '../state.ts'
import { acts, asks, stepTable } from '../step.ts'
import { a, action, b, c, d, done, note, question, table, tiny, type Tiny } from './tiny.ts'

const names = (moves: readonly { name: string }[]) => moves.map((move) => move.name)

describe('the agenda', () => {
  it('does what was named first before what was named later, and new things before old ones', () => {
    const [x, y, last] = [note('x'), note('y'), note('last')]
    const first = action(acts('first'), (s) => {
      s.log.push('first')
      agenda(s, x(), y())
    })
    const s = start(tiny([x, y, last, first], [first(), last()]), table())
    expect(s.log).toEqual(['first', 'x', 'y', 'last'])
    expect(s.agenda).toEqual([])
  })

  it('hands a step what it carries', () => {
    const add = action(acts('add').carrying<{ n: number }>(), (s, _, { n }) => void s.log.push(`${n}`))
    expect(add({ n: 3 })).toEqual({ do: 'add', n: 3 })
    expect(start(tiny([add], [add({ n: 1 }), add({ n: 2 })]), table()).log).toEqual(['1', '2'])
  })

  it('knows every step by one name', () => {
    expect(() => stepTable([note('x'), note('x')])).toThrow('two steps are named x')
    expect(() => start(tiny([], [{ do: 'dance' }]), table())).toThrow("tiny has no step 'dance'")
  })

  it('is over when it is empty', () => {
    const game = tiny([], [])
    const s = start(game, table())
    expect(ask(game, s)).toEqual([])
    expect(() => play(game, s, 0, a)).toThrow(Refusal)
  })
})

const pick = question(asks('pick'), {
  moves: () => [a, b],
  play: (s, move, tell) => {
    s.log.push(move.name)
    tell?.({ kind: 'did', what: move.name })
  },
  why: (_, move) => (move === done ? 'TINY-1.1' : 'TINY-1.2'),
})

describe('asking and playing', () => {
  const game = tiny([pick], [pick(), pick()])

  it('asks the active seat and plays its answer', () => {
    const s = start(game, table())
    expect(ask(game, s)).toEqual([{ seat: 0, step: { do: 'pick' }, moves: [a, b] }])
    const events: GameEvent[] = []
    const next = play(game, s, 0, b, (event) => events.push(event))
    expect(next).toEqual(ask(game, s))
    expect([s.log, s.agenda.length]).toEqual([['say:b'], 1])
    expect(events).toEqual([{ kind: 'did', what: 'say:b' }])
    expect(play(game, s, 0, a)).toEqual([])
  })

  it('plays without a listener, and fast, just the same', () => {
    const [one, other] = [start(game, table()), start(game, table())]
    play(game, one, 0, a, () => {})
    playLegal(game, other, 0, a)
    expect(canonical(one)).toBe(canonical(other))
  })

  it.each([
    ['a move that is not on the list', 0, c, 'TINY-1.2'],
    ['another such move', 0, done, 'TINY-1.1'],
    ['a move of a seat that is not asked', 1, a, 'TINY-0.1'],
    ['a move of a seat that is not there', 7, a, 'TINY-0.1'],
    ['a move that only looks like one on the list', 0, { ...a }, 'TINY-1.2'],
  ] as const)('refuses %s, names the rule, and changes nothing', (_, seat, move, clause) => {
    const s = start(game, table())
    const before = canonical(s)
    const refused = expect.objectContaining({ name: 'Refusal', seat, move, clause }) as Error
    expect(() => play(game, s, seat, move)).toThrow(refused)
    expect(() => play(game, s, seat, move)).toThrow(`seat ${seat} may not ${move.name} now [${clause}]`)
    expect(why(game, s, seat, move)).toBe(clause)
    expect(canonical(s)).toBe(before)
  })

  it('has no reason to refuse what is on the list', () => expect(why(game, start(game, table()), 0, a)).toBeNull())

  it('asks whom the question names', () => {
    const other = question(asks('other'), {
      who: (s) => nextSeat(s, s.active),
      moves: () => [a, b],
      play: () => {},
      why: () => 'X-1',
    })
    const game = tiny([other], [other()])
    expect(ask(game, start(game, table(3)))[0].seat).toBe(1)
  })
})

/** A question with these answers for everybody, that notes who gave which. */
const choice = (moves: (typeof a)[], more: { always?: boolean; hidden?: boolean } = {}) =>
  question(asks('choice'), {
    moves: () => moves,
    play: (s, move, _tell, _step, seat) => void s.log.push(`${seat} ${move.name}`),
    why: () => 'TINY-2.1',
    ...more,
  })

describe('questions that are no questions', () => {
  const told = (only: ReturnType<typeof choice>) => {
    const events: GameEvent[] = []
    const game = tiny([only, pick], [only(), pick()])
    const s = start(game, table(), (event) => events.push(event))
    return { s, events, asked: ask(game, s)[0].step.do }
  }

  it('pass unasked without an answer, and nothing is told', () => {
    expect(told(choice([]))).toMatchObject({ s: { log: [] }, events: [], asked: 'pick' })
  })

  it('are answered by the kernel if there is one answer, and it says so', () => {
    expect(told(choice([a]))).toMatchObject({
      s: { log: ['0 say:a'] },
      events: [{ kind: 'auto', seat: 0, move: 'say:a' }],
      asked: 'pick',
    })
  })

  it('are asked all the same if they are always asked', () => {
    expect(told(choice([a], { always: true }))).toMatchObject({ s: { log: [] }, events: [], asked: 'choice' })
  })

  it('pass without an answer even if they are always asked', () => {
    expect(told(choice([], { always: true })).asked).toBe('pick')
  })

  it('are answered without a word if they are hidden', () => {
    expect(told(choice([a], { hidden: true }))).toMatchObject({ s: { log: ['0 say:a'] }, events: [], asked: 'pick' })
  })
})

describe('what an eye sees of the open questions', () => {
  const seen = (hidden: boolean) => {
    const ask1 = question(asks('ask').carrying<{ n: number }>(), {
      moves: () => [a, b],
      play: () => {},
      why: () => 'X-1',
      hidden,
    })
    const game = tiny([ask1], [ask1({ n: 5 })])
    const open = ask(game, start(game, table()))
    return { own: glimpse(game, open, 0), other: glimpse(game, open, 1), public: glimpse(game, open, 'spectator') }
  }
  const own = [{ seat: 0, step: { do: 'ask', n: 5 }, moves: [a, b] }]
  const bare = [{ seat: 0, step: { do: 'ask' }, moves: [] }]

  it('is its own in full, and who is asked of the others', () => {
    expect(seen(false)).toEqual({ own, other: bare, public: bare })
  })
  it('is nothing of what is hidden', () => expect(seen(true)).toEqual({ own, other: [], public: [] }))
})

describe('a simultaneous question', () => {
  const answered = (s: Tiny, seat: number) => s.log.some((line) => line.startsWith(`${seat} `))
  const all = (movesOf: (seat: number) => (typeof a)[], always = false) => {
    const vote = question(asks('vote'), {
      who: (s) => seatsOf(s).filter((seat) => !answered(s, seat)),
      moves: (_s, _step, seat) => movesOf(seat),
      play(s, move, _tell, _step, seat) {
        s.log.push(`${seat} ${move.name}`)
        agenda(s, vote())
      },
      why: (_s, _move, _step, seat) => `TINY-3.${seat}`,
      always,
    })
    const count = note('count')
    return tiny([vote, count], [vote(), count()])
  }

  it('is put to all at once and answered in any order', () => {
    const game = all(() => [a, b])
    const s = start(game, table(3))
    expect(ask(game, s).map(({ seat }) => seat)).toEqual([0, 1, 2])
    play(game, s, 2, a)
    expect(ask(game, s).map(({ seat }) => seat)).toEqual([0, 1])
    play(game, s, 0, b)
    expect(s.log).toEqual(['2 say:a', '0 say:b'])
    play(game, s, 1, a)
    expect(s.log).toEqual(['2 say:a', '0 say:b', '1 say:a', 'count'])
  })

  it('refuses a second answer, and names the seat’s own rule for a wrong one', () => {
    const game = all(() => [a, b])
    const s = start(game, table(3))
    expect(why(game, s, 1, c)).toBe('TINY-3.1')
    play(game, s, 1, a)
    expect(why(game, s, 1, a)).toBe('TINY-0.1')
  })

  it('answers for a seat that has one answer, and leaves out a seat that has none', () => {
    const game = all((seat) => [[a, b], [c], []][seat])
    const events: GameEvent[] = []
    const s = start(game, table(3), (event) => events.push(event))
    expect(events).toEqual([{ kind: 'auto', seat: 1, move: 'say:c' }])
    expect(ask(game, s).map(({ seat, moves }) => [seat, names(moves)])).toEqual([[0, ['say:a', 'say:b']]])
  })

  it('answers for nobody if it is always asked', () => {
    const game = all((seat) => [[a, b], [c], [d]][seat], true)
    expect(ask(game, start(game, table(3)))).toHaveLength(3)
  })
})

describe('a table', () => {
  const game = tiny([], [], {
    variants: { map: ['old', 'new'], fog: ['no', 'yes'] },
    offers: (option, value, seats) => option !== 'fog' || value === 'no' || seats > 1,
  })

  it.each([
    [{ seats: 0 }, 'seats', 'tiny is for 1 to 3 seats, not 0'],
    [{ seats: 4 }, 'seats', 'tiny is for 1 to 3 seats, not 4'],
    [{ seats: 1.5 }, 'seats', 'tiny is for 1 to 3 seats, not 1.5'],
    [{ seats: NaN }, 'seats', 'tiny is for 1 to 3 seats, not NaN'],
    [{ seed: '' }, 'seed', 'a seed is 1 to 200 printable characters without spaces'],
    [{ seed: 'a b' }, 'seed', 'a seed is'],
    [{ seed: 'ä' }, 'seed', 'a seed is'],
    [{ seed: 'a\n' }, 'seed', 'a seed is'],
    [{ seed: 'x'.repeat(201) }, 'seed', 'a seed is'],
    [{ variants: { map: 'newer' } }, 'variant map', "variant 'map' is one of old, new, not 'newer'"],
    [{ variants: { board: 'old' } }, 'variant board', "tiny has no variant 'board'"],
    [{ seats: 1, variants: { fog: 'yes' } }, 'variant fog', "variant 'fog' cannot be 'yes' with 1 seats"],
    [{ variants: { toString: 'x' } }, 'variant toString', "tiny has no variant 'toString'"],
  ])('cannot be %j', (bad, field, message) => {
    const begin = () => start(game, { ...table(), ...bad })
    expect(begin).toThrow(BadSetup)
    expect(begin).toThrow(expect.objectContaining({ field }) as Error)
    expect(begin).toThrow(message)
  })

  it('is refused in few words, however long the wrong one is', () => {
    const value = `${'x'.repeat(40)}${'y'.repeat(60)}`
    expect(() => start(game, table(2, { map: value }))).toThrow(
      `variant 'map' is one of old, new, not '${`'${value}'`.slice(1, 80)}…`,
    )
  })

  it('plays the first value of every variant that is not chosen', () => {
    const chosen: unknown[] = []
    const curious = tiny([], [], {
      variants: game.variants,
      setup(setup) {
        chosen.push(setup.variants)
        return game.setup(setup)
      },
    })
    start(curious, table())
    start(curious, table(2, { fog: 'yes' }))
    expect(chosen).toEqual([
      { map: 'old', fog: 'no' },
      { map: 'old', fog: 'yes' },
    ])
  })
})

describe('seats and knowledge', () => {
  const s = start(tiny([], []), table(3))

  it('goes round the table', () => {
    expect(seatsOf(s)).toEqual([0, 1, 2])
    expect(seatsOf(s).map((seat) => nextSeat(s, seat))).toEqual([1, 2, 0])
  })

  it('changes with luck and with what is shown', () => {
    const known = knowledge(s)
    reveal(s, undefined)
    const shown = knowledge(s)
    s.luck[3]++
    expect(new Set([known, shown, knowledge(s)]).size).toBe(3)
  })
})
