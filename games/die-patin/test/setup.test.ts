import { describe, expect, it } from 'vitest'
import { BadSetup, start } from '#engine/play.ts'
import { shuffle } from '#engine/luck.ts'
import { AREAS, BONUS_OF, BONUSES, MANHOLES, MANHOLES_OF, SHOP_OF, SHOPS, START_RATS, TILES, TOWNS } from '../data.ts'
import { game } from '../index.ts'
import { BOX, newState, type DiePatin } from '../state.ts'
import { asked, forbids, fresh, go, offered, ratsOf, table } from './fixture.ts'

describe('options', () => {
  it('the start seat is drawn, or any seat that the table names [PAT-3.1]', () => {
    const drawn = Array.from({ length: 40 }, (_, i) => fresh(3, `seed-${i}`).startSeat)
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]))
    const named = ['first', 'second', 'third', 'fourth', 'fifth'].map((seat) => fresh(5, 'seed', seat))
    expect(named.map(({ startSeat, active }) => [startSeat, active])).toEqual([0, 1, 2, 3, 4].map((n) => [n, n]))
  })

  it('naming a seat changes nothing else; a seat that is not at the table is refused [PAT-3.10]', () => {
    for (let i = 0; i < 10; i++) expect(fresh(4, `s${i}`, 'third').tiles).toEqual(fresh(4, `s${i}`).tiles)
    expect(() => start(game, table(4, 's', 'sixth'))).toThrow(BadSetup)
    expect(() => start(game, table(4, 's', 'fourth'))).not.toThrow()
    expect(() => start(game, table(4, 's', 'fifth'))).toThrow("variant 'start-seat' cannot be 'fifth' with 4 seats")
    expect(() => start(game, table(2, 's', 'third'))).toThrow(BadSetup)
  })

  it('2 to 5 players [PAT-1.1]', () => {
    expect(() => fresh(1)).toThrow(BadSetup)
    expect(() => fresh(6)).toThrow(BadSetup)
  })
})

describe('the town is laid out', () => {
  it.each([
    [2, 5, 16, 'teal-flank pink-flank', [2, 2, 2, 2, 2, 2, 2], 34],
    [3, 3, 24, 'teal-flank yellow-corner blue-flank', [1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2], 30],
    [4, 1, 32, 'teal-flank pink-corner grey-corner blue-flank', Array(14).fill(2), 28],
    [5, 0, 36, 'teal-flank pink-flank yellow-corner blue-corner orange-flank', [1, ...Array(15).fill(2)], 26],
  ])('with %i players [PAT-3.2, 3.4, 3.5]', (seats, removed, tiles, starts, others, lootSupply) => {
    const { startAreas, areas, shopsRemoved } = TOWNS[seats]
    expect([shopsRemoved, startAreas.map((area) => AREAS[area].id).join(' ')]).toEqual([removed, starts])
    for (let i = 0; i < 50; i++) {
      const s = fresh(seats, `layout-${i}`)
      const tilesIn = (area: number) => s.tiles.filter((at) => at === area).length
      expect(s.tiles.filter((at) => at !== BOX)).toHaveLength(tiles)
      for (const area of startAreas) expect(tilesIn(area)).toBe(1)
      const rest = areas.filter((area) => !startAreas.includes(area)).map(tilesIn)
      expect(rest.sort()).toEqual(others)
      expect(s.lootSupply).toBe(lootSupply)
    }
  })

  it('no area has two tiles of one shop, and all shops get about [PAT-3.5]', () => {
    const seen = TILES.map(() => new Set<number>())
    for (let i = 0; i < 300; i++) {
      const s = fresh(2, `double-${i}`)
      const spots = s.tiles.flatMap((at, tile) => (at === BOX ? [] : [`${at} ${SHOP_OF[tile]}`]))
      expect(new Set(spots).size).toBe(spots.length)
      s.tiles.forEach((at, tile) => seen[tile].add(at))
    }
    for (const places of seen) expect(places.size).toBe(10)
  })

  it('start areas get each bonus equally often, whatever was exchanged [PAT-3.5]', () => {
    const bonuses = BONUSES.map(() => 0)
    for (let i = 0; i < 5000; i++) {
      const { tiles } = fresh(2, `fair-${i}`)
      for (const area of TOWNS[2].startAreas) bonuses[BONUS_OF[tiles.indexOf(area)]]++
    }
    for (const count of bonuses) expect(Math.abs(count / 10_000 - 1 / 4)).toBeLessThan(0.01)
  })

  it('of two tiles of one shop the one dealt second is exchanged [PAT-3.5]', () => {
    const stays: boolean[] = []
    for (let i = 0; i < 200; i++) {
      const doubles = doublesDealt(`second-${i}`)
      if (doubles.length !== 1) continue
      const { tiles } = fresh(2, `second-${i}`)
      const { area, first, second } = doubles[0]
      expect([tiles[first], tiles[second] === area]).toEqual([area, false])
      stays.push(first < second)
    }
    expect(new Set(stays)).toEqual(new Set([true, false])) // it is not the order of the data that decides
  })

  it('the seed fixes the town [PAT-3.5]', () => {
    expect(fresh(3, 'a').tiles).toEqual(fresh(3, 'a').tiles)
    expect(fresh(3, 'a').tiles).not.toEqual(fresh(3, 'b').tiles)
  })
})

describe('seats settle', () => {
  it('clockwise from the start seat, area and rats in one go [PAT-3.6, 3.7, 3.8]', () => {
    const s = fresh(3, 'settle')
    const order: number[] = []
    for (const free of [3, 2]) {
      order.push(s.active)
      expect([asked(s), offered(s).length]).toEqual(['setup-area', free])
      expect(forbids(s, 'start:brown-n')).toBe('PAT-3.6')
      const taken = offered(s)[0]
      go(s, taken)
      expect(forbids(s, taken)).toBe('PAT-3.7')
      settleRats(s)
    }
    order.push(s.active)
    settleRats(s) // the last area is not asked for
    expect(order).toEqual([0, 1, 2].map((i) => (s.startSeat + i) % 3))
    expect([asked(s), s.round]).toEqual(['intrigue', 1])
  })

  it('start areas share no manhole [PAT-3.7]', () => {
    for (const { startAreas } of TOWNS) {
      const manholes = startAreas.flatMap((area) => MANHOLES_OF[area])
      expect(new Set(manholes).size).toBe(manholes.length)
    }
  })
})

/** Deals a town for two as the rules say, and lists the areas that then hold two tiles of one shop. */
function doublesDealt(seed: string): { area: number; first: number; second: number }[] {
  const { luck } = newState(table(2, seed))
  const { areas, startAreas, shopsRemoved } = TOWNS[2]
  const removed = shuffle(luck, [...SHOPS.keys()]).slice(0, shopsRemoved)
  const stack = shuffle(
    luck,
    [...TILES.keys()].filter((tile) => !removed.includes(SHOP_OF[tile])),
  )
  const others = areas.filter((area) => !startAreas.includes(area))
  const again = shuffle(luck, [...others])
  return others
    .map((area, i) => ({
      area,
      first: stack[startAreas.length + i],
      second: stack[startAreas.length + others.length + again.indexOf(area)],
    }))
    .filter(({ first, second }) => SHOP_OF[first] === SHOP_OF[second])
}

/** Three, two and one at the first three manholes of the area just chosen. */
function settleRats(s: DiePatin): void {
  const seat = s.active
  const manholes = MANHOLES_OF[s.area]
  for (const [i, count] of START_RATS.entries()) {
    expect(s.agenda.at(-1)).toEqual({ do: 'setup-rats', count })
    expect(offered(s)).toHaveLength(4 - i)
    go(s, `settle:${MANHOLES[manholes[i]]}`)
  }
  expect(ratsOf(s, seat).match(/×\d/g)!.sort()).toEqual(['×1', '×2', '×3'])
  expect(s.ratSupply[seat]).toBe(24)
}
