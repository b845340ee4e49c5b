import { describe, expect, it } from 'vitest'
import type { PlainAnalysis } from '#bots/analyse.ts'
import { apart, luckInTurn, luckOf, percent, signed, turnsOf } from '../points.ts'

const verdict = (at: number, seat: number, turn: number, cost: number) => ({
  at,
  seat,
  turn,
  cost,
  played: 'a',
  best: 'b',
})

const analysis: PlainAnalysis = {
  from: 0,
  chances: [
    [0.5, 0.5],
    [0.4, 0.6],
    [0.7, 0.3],
    [1, 0],
  ],
  verdicts: [verdict(0, 0, 1, 0.02), verdict(1, 0, 1, 0.05), verdict(2, 1, 2, 0.3)],
  lessons: [],
  luck: [
    [0, 0],
    [0.2, -0.2],
    [-0.004, 0.004],
  ],
  shares: [],
}
const turnAt = (at: number) => (at < 2 ? 1 : 2)

describe('what an analysis shows', () => {
  it('writes points with their sign', () => {
    expect([0.123, -0.05, 0.001, -0.001].map(signed)).toEqual(['+12', '−5', '0', '0'])
    expect(percent(0.256)).toBe('26 %')
  })

  it('adds up the decisions of a turn and leads to the dearest', () => {
    expect(turnsOf(analysis, 0)).toEqual([{ at: 1, turn: 1, change: expect.closeTo(-0.07) as number }])
    expect(turnsOf(analysis, 1)).toEqual([{ at: 2, turn: 2, change: -0.3 }])
  })

  it('lists luck that is worth a point', () => {
    expect(luckOf(analysis, turnAt, 0)).toEqual([{ at: 1, turn: 1, change: 0.2 }])
    expect(luckInTurn(analysis, turnAt, 1, 0)).toBeCloseTo(-0.2)
  })
})

describe('marks at the end of lines', () => {
  it('stay where they are wanted if there is room', () => {
    expect(apart([8, 50, 106], 17, 123)).toEqual([8, 50, 106])
  })

  it('make room for each other without pushing the best one out of the picture', () => {
    expect(apart([8, 106, 106, 106], 17, 123)).toEqual([8, 89, 106, 123])
    expect(apart([8, 8, 106, 106, 106], 17, 123)).toEqual([8, 25, 89, 106, 123])
  })
})
