import { describe, expect, it } from 'vitest'
import { GAMES } from '#games/index.ts'
import { ratingOf } from '../puzzle-rating.ts'
import { findPuzzles } from '../puzzles.ts'
import { heap, type Heap } from './toys.ts'

const DEPTH = { looks: 2, scan: 16, rollouts: 4, most: 1 }

describe('finding puzzles', () => {
  it('finds the same ones with the same seed, each with its answer first in its line', async () => {
    const [folder] = Object.values(GAMES)
    const game = await folder.game()
    const setup = { seed: 'find', seats: game.seats.min, variants: {} }
    const found = findPuzzles(game, setup, DEPTH)
    expect(found).toEqual(findPuzzles(game, setup, DEPTH))
    for (const { options, line, stage, missed } of found) {
      expect(line[0].move).toBe(options[0].move)
      expect(options[0].chance - options[1].chance).toBeGreaterThanOrEqual(0.15)
      expect(stage).toBeLessThan(1)
      expect(missed.every((share) => share >= 0 && share <= 100)).toBe(true)
    }
  })

  it('finds the one move that wins, where only one does', () => {
    const toy = heap(21)
    // Whoever is to move with a multiple of four loses.
    const value = (s: Heap) =>
      s.agenda.length > 0 && s.matches % 4 === 0 ? [s.active, 1 - s.active] : [1 - s.active, s.active]
    const found = findPuzzles({ ...toy, value }, { seed: 'toy', seats: 2, variants: {} }, { ...DEPTH, most: 3 })
    expect(found.length).toBeGreaterThan(0)
    for (const { decisions, options } of found) {
      const taken = [...decisions.map(({ move }) => move), options[0].move].reduce((sum, { at }) => sum + at + 1, 0)
      expect((21 - taken) % 4).toBe(0)
    }
  })

  it('finds none with an answer that is plain, and none where nothing is at stake', async () => {
    const [folder] = Object.values(GAMES)
    const game = await folder.game()
    const setup = { seed: 'find', seats: game.seats.min, variants: {} }
    expect(findPuzzles(game, setup, DEPTH, () => true)).toEqual([])
    expect(
      findPuzzles(
        { ...heap(9), value: ({ seats }) => Array<number>(seats).fill(1 / seats) },
        { ...setup, seats: 2 },
        DEPTH,
      ),
    ).toEqual([])
  })
})

describe('the rating of a puzzle', () => {
  const trial = (bot: string, missed: number) => ({ bot, tries: 20, missed })

  it('is the higher the more bots miss it, and the better they are', () => {
    const easy = ratingOf([trial('random', 10), trial('greedy', 0)])
    const fair = ratingOf([trial('random', 20), trial('greedy', 0)])
    const hard = ratingOf([trial('random', 20), trial('greedy', 10)])
    expect([easy, fair, hard]).toEqual([easy, fair, hard].toSorted((a, b) => a - b))
    expect(new Set([easy, fair, hard]).size).toBe(3)
  })

  it('is that of a bot which misses every second one', () => {
    expect(ratingOf([{ bot: 'greedy', tries: 2000, missed: 1000 }])).toBeCloseTo(1400, -1)
  })

  it('has bounds, whoever misses it', () => {
    for (const missed of [0, 20]) {
      const rating = ratingOf(['random', 'points', 'hasty', 'greedy', 'search:40'].map((bot) => trial(bot, missed)))
      expect(rating).toBeGreaterThan(0)
      expect(rating).toBeLessThan(3000)
    }
  })
})
