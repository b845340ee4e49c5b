import { acts, asks as asking } from '../step.ts'
import { describe, expect, it } from 'vitest'
import { canonical } from '../hash.ts'
import { below } from '../luck.ts'
import { asks, begin, branch, decide, follow, takeBack, takeBackLimit, takeBackStep, takeBackTurn } from '../match.ts'
import type { Move } from '../move.ts'
import { pastOf, stagesOf } from '../past.ts'
import { play, Refusal } from '../play.ts'
import { agenda, nextSeat, reveal } from '../state.ts'
import { a, action, b, c, d, done, question, table, tiny } from './tiny.ts'

/** `a` is harmless, `b` uses luck, `c` shows something, `d` begins the next turn of the same seat, `done` the next seat's. */
const free = question(asking('free'), {
  moves: () => [a, b, c, d, done],
  play(s, move, tell) {
    s.log.push(move.name)
    tell?.({ kind: 'did', what: move.name })
    if (move === b) below(s.luck, 6)
    if (move === c) reveal(s, tell)
    if (move === d || move === done) s.turn++
    if (move === done) s.active = nextSeat(s, s.active)
    agenda(s, free())
  },
  why: () => 'TINY-1.1',
})
const game = tiny([free], [free()])

function matchOf(...moves: Move[]) {
  let match = begin(game, table())
  for (const move of moves) match = decide(match, match.state.active, move)
  return match
}

describe('a match', () => {
  it('keeps its decisions, the present position and a mark of each that has passed', () => {
    const match = matchOf(a, b, done)
    expect(match.decisions).toEqual([a, b, done].map((move) => ({ seat: 0, move })))
    expect(match.state.log).toHaveLength(3)
    const [start] = match.marks
    expect(match.marks.map(({ knowledge, turn }) => [knowledge - start.knowledge, turn])).toEqual([
      [0, 1],
      [0, 1],
      [1, 1],
      [1, 2],
    ])
    expect(match.marks[1]).toBe(match.marks[0])
    expect(asks(match)[0].seat).toBe(1)
  })

  it('tells what a decision did', () => {
    const told: object[] = []
    decide(matchOf(), 0, a, (event) => told.push(event))
    expect(told).toEqual([{ kind: 'did', what: 'say:a' }])
  })

  it('never changes: a decision makes another', () => {
    const match = matchOf(a, a)
    const before = canonical([match.decisions, match.state, match.marks])
    const next = decide(match, 0, b)
    expect(next.decisions).toHaveLength(3)
    expect(() => decide(match, 1, a)).toThrow(Refusal)
    expect(canonical([match.decisions, match.state, match.marks])).toBe(before)
  })

  it('is what following its decisions gives, up to one that is refused', () => {
    const { setup, decisions, state, marks, open } = matchOf(a, b, done, c)
    expect(follow(game, setup, decisions)).toEqual({ game, setup, decisions, state, marks, open })
    expect(() => follow(game, setup, [...decisions, { seat: 2, move: a }])).toThrow(Refusal)
  })
})

describe('taking back', () => {
  it.each([
    ['all that is one’s own', [a, a, a], 0, 3],
    ['nothing at the start', [], 0, 0],
    ['nothing of another seat', [a, a], 1, 0],
    ['nothing once another seat has decided', [a, done, a], 0, 0],
    ['what came after another seat', [done, a, done, a, a], 0, 2],
    ['nothing if luck was used', [a, b], 0, 0],
    ['what came after luck', [a, b, a, a], 0, 2],
    ['nothing if something was shown', [a, c], 0, 0],
    ['what came after something was shown', [c, a], 0, 1],
    ['across one’s own turns', [a, d, a], 0, 3],
    ['the end of the turn, as long as the next seat has not decided', [a, done], 0, 2],
  ])('allows %s', (_, moves, seat, limit) => expect(takeBackLimit(matchOf(...moves), seat)).toBe(limit))

  it.each([
    ['this turn', [a, d, a, a], 0, 2],
    ['the turn that was just ended', [a, d, a, d], 0, 2],
    ['up to the luck in it', [a, b, a], 0, 1],
    ['nothing of another seat’s', [a, done, a], 0, 0],
  ])('by the turn takes back %s', (_, moves, seat, limit) => expect(takeBackTurn(matchOf(...moves), seat)).toBe(limit))

  it.each([
    ['behind the answer of a seat that goes along', [a, a, done, a], [2, 4, 4]],
    ['never only the answers of others', [done, a, a], [3, 3, 3]],
    ['not behind an answer that used luck', [a, done, b], [0, 0, 0]],
    ['not behind an answer that showed something', [done, c, done, a], [1, 1, 1]],
    ['its own turn behind all of another’s', [a, d, a, done, a, a], [3, 4, 6]],
    ['behind a whole turn of others', [a, done, a, done, a], [1, 1, 5]],
  ])('with others goes %s', (_, moves, expected) => {
    const match = matchOf(...moves)
    const along = (seat: number) => seat === 1
    const ways = [takeBackStep, takeBackTurn, takeBackLimit].map((way) => way(match, 0, along))
    expect(ways).toEqual(expected)
  })

  it('by the step takes back one decision', () => {
    expect([takeBackStep(matchOf(a, a), 0), takeBackStep(matchOf(a, a), 1), takeBackStep(matchOf(b), 0)]).toEqual([
      1, 0, 0,
    ])
  })

  it('gives exactly the match before, from which the game goes on', () => {
    const match = takeBack(matchOf(a, d, a, c), 3)
    expect(match).toEqual(matchOf(a))
    expect(canonical(decide(match, 0, b).state)).toBe(canonical(matchOf(a, b).state))
  })

  it('may take back nothing', () => {
    const match = matchOf(a, a)
    expect(takeBack(match, 0)).toBe(match)
  })

  it.each([-1, 0.5, 3, NaN])('cannot take back %d of two decisions', (n) => {
    expect(() => takeBack(matchOf(a, a), n)).toThrow(RangeError)
  })
})

describe('a branch', () => {
  it('is the match as far as it is told', () => {
    const match = matchOf(a, b, a)
    expect(branch(match, 1)).toEqual(matchOf(a))
    expect(branch(match, 3)).toEqual(match)
  })
})

describe('a past', () => {
  it('has every position and what led to it', () => {
    const { states, events } = pastOf(matchOf(a, b, done))
    expect(states.map((s) => s.log.length)).toEqual([0, 1, 2, 3])
    expect(events.map((told) => told.map((event) => 'what' in event && event.what))).toEqual([
      [],
      ['say:a'],
      ['say:b'],
      ['done'],
    ])
  })

  it('goes on from what is known already, and back to what is shared', () => {
    const first = pastOf(matchOf(a, b))
    const longer = pastOf(decide(first.match, 0, a), first)
    expect(longer.states.slice(0, 3)).toEqual(first.states)
    expect(longer.states[2]).toBe(first.states[2])
    expect(longer.states[3]).toEqual(longer.match.state)
    const { match } = longer
    const other = pastOf(decide(takeBack(match, 2), 0, d), longer)
    expect(other.states.map((s) => s.log)).toEqual([[], ['say:a'], ['say:a', 'say:d']])
    expect([other.states[1] === longer.states[1], other.events.length]).toEqual([true, 3])
    expect(pastOf(takeBack(match, 1), longer).states).toEqual(first.states)
  })

  it('takes nothing from the past of another table', () => {
    const known = pastOf(matchOf(a))
    const match = begin(game, { ...table(), seed: 'other' })
    expect(pastOf(match, known)).toEqual(pastOf(match))
    expect(pastOf(match, known).states[0].luck).not.toEqual(known.states[0].luck)
    const elsewhere = decide(begin({ ...game }, known.match.setup), 0, a)
    expect(pastOf(elsewhere, known).states[0]).not.toBe(known.states[0])
  })
})

describe('the stages of a decision', () => {
  /** Writes each word down, and tells of it: `a` one word, `b` three. */
  const tale = question(asking('tale'), {
    moves: () => [a, b, done],
    play(s, move, tell) {
      for (const what of move === a ? ['one'] : move === b ? ['one', 'two', 'three'] : []) {
        s.log.push(what)
        tell?.({ kind: 'did', what })
      }
      agenda(s, tale())
    },
    why: () => 'TINY-1.1',
  })
  const past = pastOf(
    [b, a, done, b].reduce((match, move) => decide(match, 0, move), begin(tiny([tale], [tale()]), table())),
  )
  const logs = (n: number) => stagesOf(past, n).map(({ log }) => log.length)

  it('are the positions as they stood when each thing was told', () => {
    expect([logs(1), logs(4)]).toEqual([
      [1, 2, 3],
      [5, 6, 7],
    ])
    expect(past.states.map(({ log }) => log.length)).toEqual([0, 3, 4, 4, 7])
  })

  it('end with the position itself', () => {
    expect([stagesOf(past, 1)[2], stagesOf(past, 2)[0]]).toEqual([past.states[1], past.states[2]])
    expect([stagesOf(past, 1)[2] === past.states[1], stagesOf(past, 2)[0] === past.states[2]]).toEqual([true, true])
  })

  it('are no ends of the game, though nothing is left to do for a moment', () => {
    const seen: number[] = []
    const { game } = past.match
    const state = game.clone(past.states[0])
    play(game, state, 0, b, () => seen.push(state.agenda.length))
    expect(seen).toEqual([0, 0, 0])
    expect(stagesOf(past, 1).map((stage) => stage.agenda)).toEqual([1, 2, 3].map(() => past.states[1].agenda))
  })

  it('are none where nothing was told', () => expect([logs(0), logs(3)]).toEqual([[], []]))

  it('are all the same before the first decision: nobody sees a game being laid out', () => {
    const [x, y] = ['x', 'y'].map((name) =>
      action(acts(name), (s, tell) => {
        s.log.push(name)
        tell?.({ kind: 'did', what: name })
      }),
    )
    const laidOut = pastOf(begin(tiny([x, y, tale], [x(), y(), tale()]), table()))
    expect(stagesOf(laidOut, 0)).toEqual([laidOut.states[0], laidOut.states[0]])
  })
})
