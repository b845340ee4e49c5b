import { acts, asks } from '../step.ts'
import { describe, expect, it } from 'vitest'
import { foresee } from '../foresee.ts'
import { below } from '../luck.ts'
import { News, blank } from '../news.ts'
import { ask, Endless, play, start } from '../play.ts'
import { agenda, reveal, seatsOf, unveil, veil, type Step } from '../state.ts'
import { a, action, b, c, d, done, note, question, table, tiny, type Tiny } from './tiny.ts'

/** A question whose answer `a` leads to the step that is tested. */
const first = question(asks('first'), {
  moves: () => [a, b],
  play(s, move, tell) {
    s.log.push(move.name)
    tell?.({ kind: 'did', what: move.name })
  },
  why: () => 'TINY-1.1',
})

type Maker = (() => Step) & Parameters<typeof tiny>[0][number]

/** What is foreseen of `a` if these steps follow. */
function foreseen(...then: Maker[]) {
  const game = tiny([first, ...new Set(then)], [first(), ...then.map((step) => step())], {
    scores: (s) => seatsOf(s).map(() => s.log.length),
    view: (s) => {
      const seen = { ...s, agenda: s.agenda.slice(), log: s.log.slice() }
      veil(seen)
      return seen
    },
    clone: (s) => ({ ...s, agenda: s.agenda.slice(), luck: s.luck.slice(), log: s.log.slice() }),
  })
  const state = start(game, table())
  const view = game.view(state, 0)
  const before = JSON.stringify(view)
  const [open] = ask(game, state)
  const foresight = foresee(game, view, open, a)
  expect(JSON.stringify(view)).toBe(before)
  return { game, state, open, ...foresight }
}

const other = question(asks('other'), {
  who: () => 1,
  moves(): never {
    throw new Error('what others are asked is not looked at')
  },
  play() {},
  why: () => 'TINY-1.2',
})
const all = question(asks('all'), { ...other.kind.question!, who: (s: Tiny) => seatsOf(s) })
const mine = question(asks('mine'), { moves: () => [c, d], play() {}, why: () => 'TINY-1.3' })
const forced = question(asks('forced'), {
  moves: () => [done],
  play: (s) => void s.log.push('forced'),
  why: () => 'TINY-1.4',
})
const passed = question(asks('passed'), { moves: () => [], play() {}, why: () => 'TINY-1.5' })
const lucky = action(acts('lucky'), (s) => void below(s.luck, 6))
const open = action(acts('open'), (s, tell) => {
  reveal(s, tell)?.({ kind: 'did', what: 'shown' })
})
const needy = action(acts('needy'), () => blank())
const wrong = action(acts('wrong'), () => {
  throw new RangeError('a mistake in the rules')
})

describe('foresight', () => {
  it.each([
    ['the first luck', [note('x'), lucky, note('y')], 'luck', 2, true],
    ['the first thing that is shown', [open, note('y')], 'reveal', 1, true],
    ['a blank that is needed', [note('x'), needy, note('y')], 'blank', 2, false],
    ['a question to another seat', [note('x'), other, note('y')], 'other seat', 2, false],
    ['a question to several seats', [all, note('y')], 'other seat', 1, false],
    ['the seat’s own question', [note('x'), mine, note('y')], 'own question', 2, false],
    ['the end', [note('x'), note('y')], 'over', 3, false],
  ] as const)('goes on to %s and no further', (_, then, until, steps, final) => {
    const seen = foreseen(...then)
    expect([seen.until, seen.gains, seen.final]).toEqual([until, [steps, steps], final])
    expect(seen.events).toEqual([{ kind: 'did', what: 'say:a' }])
    expect(seen.view === null).toBe(['luck', 'reveal', 'blank'].includes(until))
    expect(seen.next?.step.do).toBe(until === 'own question' ? 'mine' : undefined)
  })

  it('answers what has one answer and passes what has none, as the kernel does', () => {
    const { events, until, gains, next } = foreseen(passed, forced, mine)
    expect(events).toEqual([
      { kind: 'did', what: 'say:a' },
      { kind: 'auto', seat: 0, move: 'done' },
    ])
    expect([until, gains[0], next?.moves]).toEqual(['own question', 2, [c, d]])
  })

  it('hides no mistake of the rules', () => {
    expect(() => foreseen(wrong as Maker)).toThrow('a mistake in the rules')
  })

  it('wants a view, so that nobody looks ahead from what nobody may know', () => {
    const { game, state, open } = foreseen()
    expect(() => foresee(game, state, open, a)).toThrow(TypeError)
  })
})

describe('rules that go round in a circle', () => {
  const circle = action(acts('circle'), (s) => agenda(s, circle()))

  it('are an error that says where, in play as in foresight', () => {
    const message = /^tiny comes to no question: turn 1, seat 0, agenda … circle$/
    expect(() => foreseen(circle as Maker)).toThrow(message)
    const game = tiny([first, circle], [first(), circle()])
    const s = start(game, table())
    expect(() => play(game, s, 0, a)).toThrow(Endless)
    expect(() => start(tiny([circle], [circle()]), table())).toThrow(message)
  })
})

describe('a veil', () => {
  it('leaves nothing to draw or to count, until it is lifted', () => {
    const s = start(tiny([first], [first()]), table())
    reveal(s, undefined)
    const luck = s.luck.slice()
    veil(s)
    expect(s.luck).toEqual([])
    expect(() => below(s.luck, 6)).toThrow(expect.objectContaining({ name: 'News', missing: 'luck' }) as Error)
    expect(() => reveal(s, undefined)).toThrow(News)
    unveil(s, luck)
    reveal(s, undefined)
    expect([below(s.luck, 6) < 6, s.reveals]).toEqual([true, 1])
  })
})
