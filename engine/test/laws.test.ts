import { describe, expect, it } from 'vitest'
import { countOf, firstBroken, isNowhereNegative, isSameLot, sum } from '../laws.ts'

describe('laws of a position', () => {
  it('name the first that does not hold', () => {
    expect(firstBroken([])).toBeNull()
    expect(firstBroken([['water is wet', true]])).toBeNull()
    expect(
      firstBroken([
        ['water is wet', true],
        ['pigs fly', false],
        ['the moon is cheese', false],
      ]),
    ).toBe('pigs fly')
  })

  it('count and add up', () => {
    expect([sum([]), sum([1, 2, -4])]).toEqual([0, -1])
    expect([countOf([1, 2, 1], 1), countOf([], 1)]).toEqual([2, 0])
  })

  it('know the same things in another order, as numbers', () => {
    expect(isSameLot([10, 9, 9], [9, 10, 9])).toBe(true)
    expect(isSameLot([10, 9, 9], [9, 10, 10])).toBe(false)
    expect(isSameLot([1], [1, 1])).toBe(false)
    const list = [2, 1]
    isSameLot(list, list)
    expect(list).toEqual([2, 1])
  })

  it('find less than nothing', () => {
    expect(isNowhereNegative([0, 1], [])).toBe(true)
    expect(isNowhereNegative([0, 1], [3, -1])).toBe(false)
  })
})
