import { describe, expect, it } from 'vitest'
import { pick, seedLuck } from '#engine/luck.ts'
import { ask, playLegal } from '#engine/play.ts'
import { read } from '../bot/reading.ts'
import { AREAS, TOWNS } from '../data.ts'
import { game } from '../index.ts'
import { powerIn } from '../rules/territory.ts'
import type { DiePatin } from '../state.ts'
import { fresh, go, position, table, tilesIn, watch } from './fixture.ts'

/** The offered move after which the position is worth most to the seat that is asked. */
function best(s: DiePatin): string {
  const { seat, moves } = ask(game, s)[0]
  const worth = moves.map((move) => {
    const after = game.clone(s)
    playLegal(game, after, seat, move)
    return game.value(after)[seat]
  })
  return moves[worth.indexOf(Math.max(...worth))].name
}

const chance = (s: DiePatin, seat: number): number => game.value(s)[seat]

describe('what a position is worth', () => {
  it('chances add up to one at any time', () => {
    const luck = seedLuck('sum')
    const s = fresh(4)
    for (let asks = ask(game, s); asks.length > 0;) {
      expect(game.value(s).reduce((a, b) => a + b)).toBeCloseTo(1)
      const { seat, moves } = pick(luck, asks)
      asks = playLegal(game, s, seat, pick(luck, moves))
    }
    expect(Math.max(...game.value(s))).toBe(1 / game.result(s)!.places.filter((place) => place === 1).length)
  })

  it('points count more the later it is', () => {
    const ahead = (round: number) => {
      const s = position(2, { own: ['teal-flank', 'pink-flank'], round, active: 1, startSeat: 1 })
      s.trophies = s.trophies.with(1, 2)
      return chance(s, 0)
    }
    expect(ahead(2)).toBeGreaterThan(0.5)
    expect(ahead(5)).toBeGreaterThan(ahead(2))
  })

  it('more areas, loot or back rooms are better', () => {
    const own = ['teal-flank', 'pink-flank pink-inner']
    const even = chance(position(2, { own }), 0)
    expect(chance(position(2, { own: ['teal-flank teal-inner', own[1]] }), 0)).toBeGreaterThan(even)
    expect(chance(position(2, { own, purse: [1] }), 0)).toBeGreaterThan(even)
    expect(chance(position(2, { own, rooms: 'teal-flank' }), 0)).toBeGreaterThan(even)
  })
})

it('power is read as the rules count it', () => {
  const wrong: string[] = []
  watch(table(4), (s) => {
    const { powers } = read(s)
    for (const area of TOWNS[4].areas)
      for (let seat = 0; seat < 4; seat++)
        if (powers[area * 4 + seat] !== powerIn(s, seat, area)) wrong.push(`${seat} in ${AREAS[area].id}`)
  })
  expect(wrong).toEqual([])
})

describe('one decision ahead', () => {
  const waiting = {
    own: ['teal-flank teal-inner', 'pink-flank pink-inner'],
    rats: ['m03×3 m06×4 m12×3 m09×3', 'm05×3 m07×4 m13×3 m10×3'],
    henchmen: ['teal-inner', 'pink-flank'],
    tiles: { 'teal-inner': 'tailor-place tailor-point' },
  }

  it('a back room that waits is opened, with the tile that brings more', () => {
    const s = position(2, waiting)
    go(s, 'figure:henchman')
    expect(best(s)).toBe('area:teal-inner')
    go(s, 'area:teal-inner')
    go(s, best(s))
    go(s, best(s))
    expect([s.active, tilesIn(s, 0)]).toEqual([1, ['tailor-point']])
  })

  it('a claim is made where it wins, and paid for no longer than it must', () => {
    const s = position(2, {
      own: ['teal-flank teal-inner', 'pink-flank pink-inner brown-n'],
      rats: ['m06×2 m12×2 m04×1', 'm07×3 m09×2 m05×1'],
      rooms: 'brown-n',
      purse: [2, 0],
      loot: { teal: 0 },
    })
    go(s, 'figure:henchman')
    expect(best(s)).toBe('area:brown-n')
    go(s, 'area:brown-n')
    go(s, best(s))
    expect(best(s)).toBe('done')
  })

  it('a mission is scored when there will be no other chance', () => {
    const s = position(2, {
      own: ['teal-flank teal-inner', 'pink-flank'],
      rats: ['m06×1', 'm07×1'],
      round: 5,
      roundIsOver: true,
    })
    expect(best(s)).toBe('mission:most-areas')
  })
})
