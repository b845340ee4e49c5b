import { describe, expect, it } from 'vitest'
import { playDeal, playOut, scores, seating, settledAfter, type DealResult, type Meeting } from '../arena.ts'
import type { Bot } from '../bot.ts'
import { random } from '../random.ts'
import { aiming, heap } from './toys.ts'

const first: Bot = { name: 'first', choose: ({ ask: { moves } }) => moves[0] }
const meeting = (bots: number, seats: number): Meeting => ({
  seats,
  bots: Array<string>(bots).fill('first'),
  seed: 'arena',
  variants: {},
})
const result = (deal: number, ...wins: number[]): DealResult => ({ deal, wins, decisions: [1, 1], ms: [2, 4] })

describe('a deal', () => {
  it('is played once from every seat', () => {
    const game = heap(1)
    const { wins, decisions } = playDeal(game, meeting(3, 3), [first, first, first], 0)
    expect(wins).toEqual([1, 1, 1])
    expect(decisions).toEqual([0, 0, 0]) // one match on the heap: there is nothing to decide
  })

  it('counts a shared first place in part', () => {
    expect(playDeal(aiming, meeting(2, 2), [random, random], 0).wins).toEqual([1, 1])
  })

  it('measures thinking by the clock it is given', () => {
    let now = 0
    const game = heap(4)
    const slow: Bot = { name: 'slow', choose: ({ ask: { moves } }) => ((now += 10), moves[0]) }
    const { ms, decisions } = playDeal(game, meeting(2, 2), [slow, first], 0, () => now)
    expect(ms).toEqual([10 * decisions[0], 0])
  })

  it('has the last bot take all seats that are left', () => {
    expect(seating(meeting(2, 4))).toEqual([0, 1, 1, 1])
  })

  it('stops at a bot that makes up moves', () => {
    const game = heap(5)
    const cheat: Bot = { name: 'cheat', choose: () => ({ id: 9, verb: 'remove', at: 8, name: 'remove:9' }) }
    expect(() => playOut(game, { seed: 'x', seats: 2, variants: {} }, [cheat, cheat], 'x')).toThrow('may not')
  })
})

describe('scores', () => {
  it('have shares, even shares, intervals, ratings and thinking times', () => {
    const [one, rest] = scores(meeting(2, 4), [result(0, 2, 2), result(1, 2, 2)])
    expect(one).toMatchObject({ wins: 4, share: 0.5, fair: 0.25, msPerDecision: 2 })
    expect(rest).toMatchObject({ wins: 4, share: 0.5, fair: 0.75, elo: 0, msPerDecision: 4 })
    expect(one.low).toBeCloseTo(0.2152, 3)
    expect(one.elo).toBeGreaterThan(0)
  })

  it('are of no games where none were played', () => {
    expect(scores(meeting(2, 2), [])[0]).toMatchObject({ wins: 0, share: 0, low: 0, high: 1 })
  })

  it('are settled after the first deal that leaves no doubt, whatever came after it', () => {
    const deals = Array.from({ length: 40 }, (_, deal) => (deal < 20 ? result(deal, 2, 0) : result(deal, 0, 2)))
    const claims = { low: 0.5, high: 0.8 }
    const after = settledAfter(meeting(2, 2), deals, claims)!
    expect(after).toBeLessThan(20)
    expect(settledAfter(meeting(2, 2), deals.slice(0, after - 1), claims)).toBeNull()
  })
})
