import { describe, expect, it } from 'vitest'
import { fraction, seedLuck } from '#engine/luck.ts'
import { ascend } from '../spsa.ts'

const START = [1, 0.2, -3, 40]
/** What is best, as shares of the start. */
const BEST = [1.5, 0.6, 1.3, 0.8]

/** How far numbers are from the best ones. */
const distance = (numbers: readonly number[]): number => Math.hypot(...numbers.map((x, i) => x / START[i] - BEST[i]))

/** Plays matches of 32 games, in which the nearer of two places wins the more often the nearer it is. */
function climbed(seed: string, steps: number): number[] {
  const luck = seedLuck(seed)
  const way = ascend(START, steps, seedLuck(`${seed} signs`))
  for (let step = 0; step < steps; step++) {
    const [plus, minus] = way.trial()
    const chance = 1 / (1 + Math.exp(2 * (distance(plus) ** 2 - distance(minus) ** 2)))
    let won = 0
    for (let game = 0; game < 32; game++) if (fraction(luck) < chance) won++
    way.learn(won / 16 - 1)
  }
  return way.summit()
}

describe('an ascent', () => {
  it.each(['one', 'two', 'three'])('comes near what wins most, though every match is mostly luck (%s)', (seed) => {
    expect(distance(climbed(seed, 300))).toBeLessThan(distance(START) / 3)
  })

  it('is the same with the same seed', () => expect(climbed('same', 20)).toEqual(climbed('same', 20)))

  it('tries opposite places, each number changed by the same share', () => {
    const [plus, minus] = ascend(START, 10, seedLuck('signs')).trial()
    const shares = plus.map((x, i) => x / START[i] - 1)
    for (const share of shares) expect(Math.abs(share)).toBeCloseTo(Math.abs(shares[0]))
    expect(minus.map((x, i) => 1 - x / START[i])).toEqual(shares.map((share) => expect.closeTo(share) as number))
  })

  it('keeps every sign, and no number grows beyond four times its start, whatever wins', () => {
    const way = ascend(START, 500, seedLuck('bounds'))
    for (let step = 0; step < 500; step++) {
      const [plus, minus] = way.trial()
      for (const place of [plus, minus])
        for (const [i, x] of place.entries()) {
          expect(x / START[i]).toBeGreaterThanOrEqual(0)
          expect(x / START[i]).toBeLessThanOrEqual(4)
        }
      way.learn(plus[0] > minus[0] ? 1 : -1)
    }
    expect(way.summit()[0]).toBeGreaterThan(2)
  })

  it('stays where it is while nobody wins', () => {
    const way = ascend(START, 4, seedLuck('even'))
    for (let step = 0; step < 4; step++) {
      way.trial()
      way.learn(0)
    }
    expect(way.summit()).toEqual(START)
  })
})
