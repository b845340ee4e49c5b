import { describe, expect, it } from 'vitest'
import { elo, settled, wilson } from '../statistics.ts'

describe('Wilson’s interval', () => {
  it.each([
    [5, 10, 0.2366, 0.7634],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [1, 100, 0.0018, 0.0545],
    [81, 263, 0.2553, 0.3662],
  ])('of %i in %i is %f to %f', (hits, n, low, high) => {
    expect(wilson(hits, n)[0]).toBeCloseTo(low, 4)
    expect(wilson(hits, n)[1]).toBeCloseTo(high, 4)
  })

  it('knows nothing of nothing', () => expect(wilson(0, 0)).toEqual([0, 1]))

  it('takes shared wins', () => {
    const [low, high] = wilson(2.5, 10)
    expect(low).toBeGreaterThan(wilson(2, 10)[0])
    expect(high).toBeLessThan(wilson(3, 10)[1])
  })
})

describe('ratings', () => {
  it('are Elo’s where two meet', () => {
    const [first, second] = elo([75, 25], [1, 1])
    expect(second).toBe(0)
    expect(first).toBeCloseTo(400 * Math.log10(75.5 / 25.5))
  })

  it('are even where each wins the share of its seats', () => {
    expect(elo([9.5, 29.5], [1, 3])[0]).toBeCloseTo(0)
  })

  it('keep losers of all games within reach', () => expect(elo([0, 10], [1, 1])[0]).toBeGreaterThan(-1000))
})

describe('a question between two claims', () => {
  const claims = { low: 0.5, high: 0.7 }
  it.each([
    [5, 10, null],
    [19, 20, 'high'],
    [40, 100, 'low'],
    [0, 0, null],
  ])('%i wins in %i games settle it for %s', (wins, games, answer) => expect(settled(claims, wins, games)).toBe(answer))
})
