import { describe, expect, it } from 'vitest'
import { canonical } from '#engine/hash.ts'
import { noLuck, seedLuck } from '#engine/luck.ts'
import { TILES } from '../data.ts'
import { game } from '../index.ts'
import { HIDDEN, type ApeTown } from '../state.ts'
import { unseenCounts } from '../view.ts'
import { fresh, RANDOM_GAMES } from './fixture.ts'

const EYES = [0, 1, 'spectator'] as const

/** Every tenth position of some games, but for the last of each. */
const SOME: readonly ApeTown[] = RANDOM_GAMES.flatMap(({ states }) =>
  states.slice(0, -1).filter((_, n) => n % 10 === 0),
)

const countOf = (tiles: readonly number[], kind: number): number => tiles.filter((tile) => tile === kind).length

describe('hidden information', () => {
  it('leaves open all but the order of the tiles and the luck [APE-7.1]', () => {
    for (const s of SOME) {
      const open = (state: ApeTown) => canonical({ ...state, tiles: [], luck: [], reveals: 0 })
      expect(open(game.view(s, 0))).toBe(open(s))
      expect(game.view(s, 0).tiles.slice(0, s.opened * 5)).toEqual(s.tiles.slice(0, s.opened * 5))
    }
  })

  it('hides from everybody alike the tiles never turned up [APE-7.2]', () => {
    for (const s of SOME) {
      const [seen, ...others] = EYES.map((eye) => game.view(s, eye))
      expect(seen.tiles.slice(s.opened * 5)).toEqual(Array(80 - s.opened * 5).fill(HIDDEN))
      expect(seen.luck).toEqual(noLuck())
      for (const other of others) expect(canonical(other)).toBe(canonical(seen))
    }
    expect(game.secrets).toBe(false)
  })

  it('lets everybody count what was not seen [APE-7.3]', () => {
    for (const s of SOME) {
      const unseen = s.tiles.slice(s.opened * 5)
      expect(unseenCounts(s)).toEqual(TILES.map((_, kind) => countOf(unseen, kind)))
      expect(unseenCounts(game.view(s, 0))).toEqual(unseenCounts(s))
    }
  })

  it('is guessed by dealing the unseen tiles anew [APE-7.4]', () => {
    const luck = seedLuck('guess')
    for (const s of SOME) {
      const world = game.guess(game.view(s, 1), 1, luck)
      expect(world.tiles.slice(0, s.opened * 5)).toEqual(s.tiles.slice(0, s.opened * 5))
      expect(world.tiles.toSorted()).toEqual(s.tiles.toSorted())
    }
    const seen = game.view(fresh(2), 0)
    expect(game.guess(seen, 0, luck).tiles).not.toEqual(game.guess(seen, 0, luck).tiles)
  })

  it('deals each unseen place every kind about as often as there are such tiles [APE-7.4]', () => {
    const luck = seedLuck('fair')
    const s = fresh(2)
    const seen = game.view(s, 0)
    const posts = unseenCounts(s)[5] / 70
    const hits = Array<number>(80).fill(0)
    for (let i = 0; i < 1000; i++) game.guess(seen, 0, luck).tiles.forEach((tile, n) => (hits[n] += tile === 5 ? 1 : 0))
    for (const n of hits.slice(10)) expect(Math.abs(n / 1000 - posts)).toBeLessThan(0.075)
  })

  it('is all open after the end [APE-7.5]', () => {
    for (const { states } of RANDOM_GAMES) {
      const end = states.at(-1)!
      expect(game.view(end, 'spectator').tiles).toEqual(end.tiles)
    }
  })
})
