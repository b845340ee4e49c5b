import { describe, expect, it } from 'vitest'
import type { Layer } from '#engine/game.ts'
import { fraction, seedLuck, shuffle } from '#engine/luck.ts'
import { game } from '../../templates/game/index.ts'
import type { Bot } from '../bot.ts'
import { ceilingOf, sureness } from '../ceiling.ts'
import { addTally, calibrationOf, countGame, newTally } from '../calibration.ts'
import { between, chancesOf, shares } from '../chances.ts'
import { fitLayer } from '../fit.ts'
import { greedy } from '../greedy.ts'
import { random } from '../random.ts'
import { marksIn, sampleGame, type Sample, type SampledGame } from '../samples.ts'
import { heap } from './toys.ts'

const sample = (mover: number, ...value: number[]): Sample => ({
  expected: value.map(Math.log),
  stage: 0.5,
  next: 1 - mover,
  mover,
  value,
})

const measured = (...games: SampledGame[]) => {
  const tally = newTally()
  for (const one of games) countGame(tally, one)
  return calibrationOf(tally)
}

describe('a calibration', () => {
  it('finds the drift of the mover’s value, the step into the end counted', () => {
    const game = { samples: [sample(0, 0.6, 0.4), sample(1, 0.5, 0.5)], result: [1, 0] }
    expect(measured(game).drift).toBeCloseTo((0.5 - 0.6 + (0 - 0.5)) / 2)
  })

  it('measures skill against an even share', () => {
    expect(measured({ samples: [sample(0, 0.5, 0.5)], result: [1, 0] }).brierSkill).toBeCloseTo(0)
    expect(measured({ samples: [sample(0, 1, 0)], result: [1, 0] }).brierSkill).toBeCloseTo(1)
    expect(measured({ samples: [sample(0, 0.2, 0.8)], result: [1, 0] }).brierSkill).toBeLessThan(0)
  })

  it('has the log loss of a coin, and the sum of the values', () => {
    const { logLoss, sum, apart } = measured({ samples: [sample(0, 0.5, 0.5)], result: [0, 1] })
    expect([logLoss, sum, apart]).toEqual([Math.LN2, 1, 0])
    expect(measured({ samples: [sample(0, 0.9, 0.9)], result: [0, 1] }).apart).toBeCloseTo(0.8)
  })

  it('says how often values of a tenth came true', () => {
    const games = [1, 0, 1, 1].map((won) => ({ samples: [sample(0, 0.72, 0.28)], result: [won, 1 - won] }))
    expect(measured(...games).reliability).toEqual([
      { values: 4, said: expect.closeTo(0.28) as number, won: 0.25 },
      { values: 4, said: expect.closeTo(0.72) as number, won: 0.75 },
    ])
  })

  it('is the same in parts', () => {
    const games = [0.3, 0.6, 0.9].map((v) => ({ samples: [sample(0, v, 1 - v)], result: [1, 0] }))
    const whole = newTally()
    for (const one of games) {
      const part = newTally()
      countGame(part, one)
      addTally(whole, part)
    }
    expect(calibrationOf(whole)).toEqual(measured(...games))
  })
})

describe('the layer', () => {
  const layer: Layer = { sharpness: [1, 2], tempo: [[0, -1]], marks: [0.5] }

  it('makes chances of expectations, more sharply and with more tempo as the game goes on', () => {
    const at = (stage: number, expected: number[], marks?: number[][]) =>
      chancesOf({ expected, stage, next: 0, marks }, layer)[0]
    const odds = (exponent: number) => 1 / (1 + Math.exp(-exponent))
    expect(at(0, [1, 0])).toBeCloseTo(odds(1))
    expect(at(1, [1, 0])).toBeCloseTo(odds(2 + 1))
    expect(at(0.5, [1, 0])).toBeCloseTo(odds(1.5 + 0.5))
    expect(at(0, [0, 0], [[0], []])).toBeCloseTo(odds(0.5))
  })

  it('goes by who is to move, not by the number of the seat', () => {
    const outlook = { expected: [0.3, 0.1], stage: 1 }
    expect(chancesOf({ ...outlook, next: 1 }, layer)[0]).toBeLessThan(chancesOf({ ...outlook, next: 0 }, layer)[0])
  })

  it.each([
    [-1, 0, 0],
    [0.5, 1, 0.5],
    [1, 2, 1],
    [7, 2, 1],
  ])('finds stage %f between its knots', (stage, below, part) => expect(between(stage, 4)).toEqual({ below, part }))

  it('leaves a tie at the end to those who hold it', () => expect(shares([1, 3, 1])).toEqual([0.5, 0, 0.5]))
})

describe('a fit', () => {
  it('finds the layer that games were made with', () => {
    const luck = seedLuck('fit')
    const truth: Layer = { sharpness: Array<number>(6).fill(2), tempo: [Array<number>(6).fill(-0.7)], marks: [] }
    const games = Array.from({ length: 3000 }, (): SampledGame => {
      const expected = [fraction(luck) * 2, fraction(luck) * 2]
      const outlook = { expected, stage: fraction(luck), next: 0, mover: 1 }
      const won = fraction(luck) < chancesOf(outlook, truth)[0] ? 1 : 0
      return { samples: [{ ...outlook, value: [] }], result: [won, 1 - won] }
    })
    const fitted = fitLayer(games, { seats: 2, marks: 0 }, (list) => shuffle(luck, list))
    const mean = (list: readonly number[]) => list.reduce((a, b) => a + b) / list.length
    expect(mean(fitted.sharpness)).toBeCloseTo(2, 0)
    expect(mean(fitted.tempo[0])).toBeCloseTo(-0.7, 0)
  })
})

describe('a sampled game', () => {
  const sampling = { seats: 3, variants: {}, seed: 'sample', lapses: 0.5 }

  it('keeps the ends of turns, with who has moved and who is next', () => {
    const { samples, result } = sampleGame(game, sampling, greedy(1), 0)
    expect(samples.length).toBeGreaterThan(6)
    expect(samples.some(({ next, mover }) => next !== mover)).toBe(true)
    expect(result.reduce((a, b) => a + b)).toBe(1)
    for (const { value } of samples) expect(value.reduce((a, b) => a + b)).toBeCloseTo(1)
  })

  it('is the same game from the same seed and number', () => {
    const once = sampleGame(game, sampling, greedy(1), 1)
    expect(sampleGame(game, sampling, greedy(1), 1)).toEqual(once)
  })
})

describe('the ceiling', () => {
  it('is none where all seats are even, and all where the end is known', () => {
    expect(ceilingOf(0.5, 2)).toBe(0)
    expect(ceilingOf(1, 4)).toBe(1)
  })

  it('is found by playing on', () => {
    const first: Bot = { name: 'first', choose: ({ ask: { moves } }) => moves[0] }
    // Nothing is left to luck or choice, so that every end is known.
    expect(sureness(heap(4), { ...table, seats: 2 }, first, 0, 3)).toBe(1)
    const even = sureness(game, { ...table, seats: 2 }, random, 1, 4)
    expect(even).toBeGreaterThanOrEqual(0)
    expect(even).toBeLessThanOrEqual(1)
  })

  it('is lower where bots lapse, as in the games that values are held against', () => {
    const first: Bot = { name: 'first', choose: ({ ask: { moves } }) => moves[0] }
    const sure = (lapses: number) => sureness(heap(9), { ...table, seats: 2, lapses }, first, 0, 12)
    expect(sure(0)).toBe(1)
    expect(sure(1)).toBeLessThan(1)
  })
})

const table = { variants: {}, seed: 'ceiling', lapses: 0 }

describe('marks', () => {
  it('are counted, however many games were sampled', () => {
    const marked = { ...sample(0, 0.5, 0.5), marks: [[1], [0, 4]] }
    expect(marksIn([{ samples: Array.from({ length: 150_000 }, () => marked), result: [1, 0] }])).toBe(5)
    expect(marksIn([{ samples: [sample(0, 0.5, 0.5)], result: [1, 0] }])).toBe(0)
  })
})
