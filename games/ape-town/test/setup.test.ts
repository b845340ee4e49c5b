import { describe, expect, it } from 'vitest'
import { canonical } from '#engine/hash.ts'
import { ask, BadSetup, start } from '#engine/play.ts'
import { FIELDS, FREE, isApe, SEAT_COLOURS, START_BUNDLES, START_DISCS, TILES, VALUE } from '../data.ts'
import { game } from '../index.ts'
import { NOBODY, supplyLeft } from '../state.ts'
import { fresh, RANDOM_GAMES, ruleTable, tileOf } from './fixture.ts'

const TABLES = [2, 3, 4]

describe('at a glance', () => {
  it('is for 2 to 4 players [APE-1.1]', () => {
    expect(game.seats).toEqual({ min: 2, max: 4 })
    for (const seats of TABLES) expect(fresh(seats).seats).toBe(seats)
    for (const seats of [1, 5]) expect(() => start(game, { seed: 'x', seats, variants: {} })).toThrow(BadSetup)
  })

  it('has the tiles of the rules, 80 in all, 15 discs a seat and 24 bundles [APE-1.2]', () => {
    const listed = ruleTable('tile (en / de)', 'id')
    expect(listed).toHaveLength(TILES.length)
    listed.forEach(([, id, letter, count, value], i) =>
      expect(TILES[i]).toEqual({ id, letter, count: Number(count), value: Number(value) || 0 }),
    )
    expect(TILES.reduce((sum, tile) => sum + tile.count, 0)).toBe(80)
    expect([START_DISCS, START_BUNDLES * game.seats.max]).toEqual([15, 24])
  })

  it('calls tarsiers, chimpanzees and mandrills apes, worth 1, 2 and 3 [APE-1.3]', () => {
    const apes = [...'TCMOLB'].filter((letter) => isApe(tileOf(letter)))
    expect(apes).toEqual(['T', 'C', 'M'])
    expect(apes.map((letter) => VALUE[tileOf(letter)])).toEqual([1, 2, 3])
    expect(FIELDS).toHaveLength(75)
  })

  it('ends after exactly 75 turns, with every field filled [APE-1.4]', () => {
    for (const { states } of RANDOM_GAMES) {
      const end = states.at(-1)!
      expect(end.turn).toBe(75)
      expect(FIELDS.some((cell) => end.city[cell] === FREE)).toBe(false)
      expect(states.slice(0, -1).every((s) => FIELDS.some((cell) => s.city[cell] === FREE))).toBe(true)
    }
  })
})

describe('setup', () => {
  it('is the same for 2, 3 and 4 players [APE-3.1]', () => {
    const shared = TABLES.map((seats) => {
      const { tiles, display, beside, city, discs, opened, refilled } = fresh(seats)
      return canonical({ tiles, display, beside, city, discs, opened, refilled })
    })
    expect(new Set(shared).size).toBe(1)
  })

  it('shuffles all tiles; half of them lie at the track, half in the supply [APE-3.2]', () => {
    const { tiles } = fresh(2)
    expect(TILES.map((tile, kind) => tiles.filter((t) => t === kind).length - tile.count)).toEqual([0, 0, 0, 0, 0, 0])
    expect(supplyLeft(fresh(2))).toBe(40)
    expect(fresh(2, 'one').tiles).not.toEqual(fresh(2, 'other').tiles)
    expect(fresh(2, 'one').tiles).toEqual(fresh(2, 'one').tiles)
  })

  it('deals every kind to every place about as often [APE-3.2]', () => {
    const posts = Array<number>(80).fill(0)
    for (let i = 0; i < 1000; i++)
      fresh(2, `deal-${i}`).tiles.forEach((tile, place) => (posts[place] += tile === tileOf('B') ? 1 : 0))
    // 300 of 1000 on average, with a deviation of 14.5
    expect(Math.min(...posts)).toBeGreaterThan(235)
    expect(Math.max(...posts)).toBeLessThan(365)
  })

  it('turns up the ten tiles of s1 and s2, without bundles [APE-3.3]', () => {
    const s = fresh(3)
    expect(s.display).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(s.beside).toEqual(Array(10).fill(0))
  })

  it.each(TABLES)('[APE-3.4] gives each of %i seats 15 discs and 6 bundles and no points', (seats) => {
    const s = fresh(seats)
    const each = (n: number) => Array(seats).fill(n)
    expect([s.supply, s.purse, s.score]).toEqual([each(15), each(6), each(0)])
    expect(s.discs.every((seat) => seat === NOBODY)).toBe(true)
  })

  it('colours the seats blue, yellow, pink and green [APE-3.5]', () => {
    expect(SEAT_COLOURS).toEqual(['blue', 'yellow', 'pink', 'green'])
  })

  it.each(TABLES)('[APE-3.6] has seat 0 of %i begin', (seats) => {
    const s = fresh(seats)
    expect([s.active, s.turn, ask(game, s)[0].seat]).toEqual([0, 1, 0])
  })
})
