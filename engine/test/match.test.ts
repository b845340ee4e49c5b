import { describe, expect, it } from 'vitest'
import { canonical } from '../hash.ts'
import { below } from '../luck.ts'
import { asks, begin, branch, decide, now, takeBack, takeBackLimit, takeBackTurn } from '../match.ts'
import type { Move } from '../move.ts'
import { Refusal } from '../play.ts'
import { agenda, nextSeat, reveal } from '../state.ts'
import { a, b, c, d, done, question, table, tiny } from './tiny.ts'

/** `a` is harmless, `b` uses luck, `c` shows something, `d` begins the next turn of the same seat, `done` the next seat's. */
const free = question('free', {
  moves: () => [a, b, c, d, done],
  play(s, move, tell) {
    s.log.push(move.name)
    tell?.({ kind: 'did', what: move.name })
    if (move === b) below(s.luck, 6)
    if (move === c) reveal(s)
    if (move === d || move === done) s.turn++
    if (move === done) s.active = nextSeat(s, s.active)
    agenda(s, free())
  },
  why: () => 'TINY-1.1',
})
const game = tiny([free], [free()])

function matchOf(...moves: Move[]) {
  const match = begin(game, table())
  for (const move of moves) decide(match, now(match).active, move)
  return match
}

describe('a match', () => {
  it('keeps every position, every decision and what happened', () => {
    const match = matchOf(a, b, done)
    expect(match.decisions).toEqual([a, b, done].map((move) => ({ seat: 0, move })))
    expect(match.states.map((s) => s.log.length)).toEqual([0, 1, 2, 3])
    expect(match.events.map((events) => events.length)).toEqual([0, 1, 1, 1])
    expect(asks(match)[0].seat).toBe(1)
  })

  it('tells what a decision did', () => {
    expect(decide(matchOf(), 0, a)).toEqual([{ kind: 'did', what: 'say:a' }])
  })

  it('is untouched by a decision that is refused', () => {
    const match = matchOf(a, a)
    const before = canonical([match.decisions, match.states, match.events])
    expect(() => decide(match, 1, a)).toThrow(Refusal)
    expect(canonical([match.decisions, match.states, match.events])).toBe(before)
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

  it('gives exactly the position before, from which the game goes on', () => {
    const match = matchOf(a, d, a, c)
    takeBack(match, 3)
    expect(canonical(match.states)).toBe(canonical(matchOf(a).states))
    decide(match, 0, b)
    expect(canonical(now(match))).toBe(canonical(now(matchOf(a, b))))
  })

  it('may take back nothing', () => {
    const match = matchOf(a, a)
    takeBack(match, 0)
    expect(match.decisions).toHaveLength(2)
  })

  it.each([-1, 0.5, 3, NaN])('cannot take back %d of two decisions', (n) => {
    const match = matchOf(a, a)
    expect(() => takeBack(match, n)).toThrow(RangeError)
    expect(match.decisions).toHaveLength(2)
  })
})

describe('a branch', () => {
  it('starts where it is told to and leaves the match alone', () => {
    const match = matchOf(a, b, a)
    const side = branch(match, 1)
    expect(canonical([side.states, side.events])).toBe(canonical([matchOf(a).states, matchOf(a).events]))
    decide(side, 0, d)
    takeBack(side, 2)
    expect(canonical(match.states)).toBe(canonical(matchOf(a, b, a).states))
    expect([match.decisions.length, match.events.length]).toEqual([3, 4])
  })
})
