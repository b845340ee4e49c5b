import { describe, expect, it } from 'vitest'
import { count, distribution, wilson, type Tally } from '../statistics.ts'

const tallyOf = (...values: number[]): Tally => {
  const tally: Tally = new Map()
  for (const value of values) count(tally, value)
  return tally
}

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

describe('a distribution', () => {
  it('has mean, spread, ends and quartiles', () => {
    expect(distribution(tallyOf(9, 2, 4, 4, 4, 5, 5, 7))).toEqual({
      n: 8,
      mean: 5,
      sd: Math.sqrt(32 / 7),
      min: 2,
      max: 9,
      quartiles: [4, 4.5, 5.5],
    })
  })

  it('puts a quartile between two values', () => {
    expect(distribution(tallyOf(1, 2, 3, 4))?.quartiles).toEqual([1.75, 2.5, 3.25])
  })

  it('of one value has no spread', () => {
    expect(distribution(tallyOf(-3))).toEqual({ n: 1, mean: -3, sd: 0, min: -3, max: -3, quartiles: [-3, -3, -3] })
  })

  it('of nothing is null', () => expect(distribution(new Map())).toBeNull())
})
