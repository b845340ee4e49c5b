import { describe, expect, it } from 'vitest'
import { count, distribution, type Tally } from '../statistics.ts'

const tallyOf = (...values: number[]): Tally => {
  const tally: Tally = new Map()
  for (const value of values) count(tally, value)
  return tally
}

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
