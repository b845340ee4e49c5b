import { describe, expect, it } from 'vitest'
import { winnersOf, wonByPoints } from '../winners.ts'

const result = (scores: number[], places: number[], decidedBy?: `${string}-${string}`) => ({
  scores,
  places,
  sheet: [],
  ...(decidedBy && { decidedBy }),
})

describe('who won, and by what', () => {
  it('names everybody in the first place', () => {
    expect(winnersOf(result([3, 9, 9], [3, 1, 1]))).toEqual([1, 2])
  })

  it('points decide where no other rule does, or where another only breaks their tie', () => {
    expect(wonByPoints(result([3, 9], [2, 1]))).toBe(true)
    expect(wonByPoints(result([9, 9], [2, 1], 'APE-5.3'))).toBe(true)
  })

  it('they do not where somebody with fewer or more of them won by another rule', () => {
    expect(wonByPoints(result([30, 9], [2, 1], 'NN-5.2'))).toBe(false)
    expect(wonByPoints(result([30, 9], [1, 2], 'NN-5.2'))).toBe(false)
  })
})
