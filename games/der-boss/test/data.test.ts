import { describe, expect, it } from 'vitest'
import {
  ALL_TILES,
  AREAS,
  BLACK_DICE,
  BRANCHES,
  BY_CAR,
  BY_SHIP,
  CARDS,
  COPIES_OF_SPECIALS,
  FIGURES,
  isMafia,
  MONOPOLIES,
  OPEN_KINDS,
  OPEN_STACK_SIZE,
  ORDER_CITIES,
  ORDERS,
  SEA_AREAS,
  SEAS,
  SEAT_COLOURS,
  STACKS,
  SYMBOLS,
  TERRITORIES,
  TERRITORY_OF,
  TILES,
  TRACK,
  valueOf,
  WHITE_DICE,
} from '../data.ts'
import { game } from '../index.ts'
import { AREA_LAYOUT, COUNTRIES } from '../table/places.ts'
import { allSpecials } from '../data/specials.ts'
import { layoutFor } from '../table/layout.ts'
import { text as de } from '../text/de.ts'
import { text as en } from '../text/en.ts'
import { area } from './fixture.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const count = <T>(items: readonly T[], item: T): number => items.filter((other) => other === item).length

describe('the box', () => {
  it('[BOSS-1.1] is for two to five', () => {
    expect(game.seats).toEqual({ min: 2, max: 5 })
    expect(SEAT_COLOURS).toHaveLength(5)
  })

  it('[BOSS-1.2] has these pieces', () => {
    expect([OPEN_KINDS * OPEN_STACK_SIZE + allSpecials().length, ORDERS.length, sum(ALL_TILES)]).toEqual([90, 15, 40])
    expect([MONOPOLIES.length, FIGURES * SEAT_COLOURS.length + 4, WHITE_DICE + BLACK_DICE]).toEqual([15, 104, 7])
    expect(Math.max(...TILES.map((_, tile) => (isMafia(tile) ? valueOf(tile) : 0)))).toBe(4) // as many black figures
  })

  it('[BOSS-2.6, 8.31] has four open kinds of cards and a stack of specials', () => {
    expect(STACKS).toEqual(['car', 'ship', 'partner', 'business', 'special'])
    expect([en.names.stacks.partner, de.names.stacks.partner]).toEqual(['Partner', 'Partner'])
  })

  it('[BOSS-2.7, 8.28] has two of each of five special cards', () => {
    expect(CARDS.slice(OPEN_KINDS)).toEqual(['competition', 'defector', 'organisation', 'procurement', 'agent'])
    expect([COPIES_OF_SPECIALS, allSpecials().length]).toEqual([2, 10])
  })

  it('[BOSS-2.9, 8.5] has four, three, two and one tiles of the values 1 to 4, in each branch and of the mafia', () => {
    for (const kind of [...BRANCHES, 'mafia'])
      expect([1, 2, 3, 4].map((value) => ALL_TILES[TILES.indexOf(`${kind}-${value}`)])).toEqual([4, 3, 2, 1])
    expect(sum(ALL_TILES.filter((_, tile) => !isMafia(tile)))).toBe(30)
  })

  it('[BOSS-2.12] has a monopoly for each territory and branch', () => {
    expect(MONOPOLIES.slice(0, 4)).toEqual([
      'north-america/real-estate',
      'north-america/casino',
      'north-america/credit',
      'south-america/real-estate',
    ])
    expect(new Set(MONOPOLIES).size).toBe(TERRITORIES.length * BRANCHES.length)
  })

  it('[BOSS-2.13] has dice with six different symbols', () => {
    expect(new Set(SYMBOLS).size).toBe(6)
  })
})

describe('the map', () => {
  it('[BOSS-2.1, 8.1] has five areas in each territory', () => {
    for (let t = 0; t < TERRITORIES.length; t++) expect(count(TERRITORY_OF, t)).toBe(5)
    const east = AREAS.filter((a) => a.territory === 'east').map((a) => a.id)
    expect(east).toEqual(expect.arrayContaining(['kobe', 'ulan-bator', 'bangkok']))
    expect(AREAS.find((a) => a.id === 'kinshasa')?.territory).toBe('africa')
  })

  it('[BOSS-2.2] calls its territories so', () => {
    expect(TERRITORIES.map((id) => en.names.territories[id])).toEqual([
      'North America',
      'South America',
      'Europe & Orient',
      'Africa',
      'Eastern Territory',
    ])
    expect(de.names.territories.east).toBe('Östliches Territorium')
  })

  it('[BOSS-2.3, 8.3] has 36 land borders, the same from both sides, and an island', () => {
    expect(sum(BY_CAR.map((areas) => areas.length))).toBe(72)
    BY_CAR.forEach((areas, from) => areas.forEach((to) => expect(BY_CAR[to]).toContain(from)))
    expect(BY_CAR[area('moscow')]).toHaveLength(7)
    expect(AREAS.filter((_, i) => BY_CAR[i].length === 0).map((a) => a.id)).toEqual(['havana'])
  })

  it('[BOSS-2.4, 8.2] has three seas with 13, 6 and 12 areas, eight at two seas, two at none', () => {
    expect(SEAS).toEqual(['atlantic', 'indian', 'pacific'])
    expect(SEA_AREAS.map((areas) => areas.length)).toEqual([13, 6, 12])
    expect(AREAS.filter((a) => a.seas.length === 2)).toHaveLength(8)
    expect(AREAS.filter((_, i) => BY_SHIP[i].length === 0).map((a) => a.id)).toEqual(['la-paz', 'ulan-bator'])
    const territories = SEA_AREAS.map((areas) => new Set(areas.map((a) => TERRITORY_OF[a])).size)
    expect(territories).toEqual([4, 3, 4])
  })

  it('has a place for every area and field on the screen', () => {
    for (const { id } of AREAS) expect([AREA_LAYOUT[id].city.length, typeof COUNTRIES[id]]).toEqual([2, 'string'])
    expect(layoutFor('wide').fields).toHaveLength(TRACK.length + 1)
  })
})

describe('the track', () => {
  it('[BOSS-2.5, 8.4] has 21 fields, any three in a row of different kinds', () => {
    expect(STACKS.map((_, stack) => count(TRACK, stack))).toEqual([5, 4, 5, 4, 3])
    TRACK.forEach((_, i) => expect(new Set([0, 1, 2].map((step) => TRACK[(i + step) % 21])).size).toBe(3))
    expect([6, 12, 19].map((field) => STACKS[TRACK[field]])).toEqual(['special', 'special', 'special'])
  })
})

describe('the orders', () => {
  const linked = (from: number): number[] => [...BY_CAR[from], ...BY_SHIP[from]]

  /** Moves by car or ship between any two areas. */
  const distance = AREAS.map((_, from) => {
    const steps = AREAS.map((_, i) => (i === from ? 0 : Infinity))
    for (let n = 0; n < 4; n++)
      steps.forEach((d, i) => d === n && linked(i).forEach((next) => (steps[next] = Math.min(steps[next], n + 1))))
    return steps
  })

  /** The least number of moves that link up to four cities: two of them meet at one place, the others at a second one. */
  function transports(cities: readonly number[]): number {
    const [a, b, c = b, d = c] = cities
    const meeting = (x: number, y: number, z: number, w: number) =>
      AREAS.flatMap((_, m) => AREAS.map((_, n) => distance[x][m] + distance[y][m] + distance[m][n] + steps(n, z, w)))
    const steps = (n: number, z: number, w: number) => (z === w ? distance[n][z] : distance[n][z] + distance[n][w])
    if (cities.length === 2) return distance[a][b]
    return Math.min(...meeting(a, b, c, d), ...meeting(a, c, b, d), ...meeting(a, d, b, c))
  }

  it('[BOSS-2.8, 8.6] pay by the number of cities and of transports between them', () => {
    ORDERS.forEach(({ payout, transports: told, cities }, i) => {
      expect([cities, told]).toEqual([cities, transports(ORDER_CITIES[i])])
      expect(payout).toBe(2 * (cities.length - 1) + told)
    })
    expect(ORDERS[0].cities).toEqual(['kinshasa', 'ulan-bator'])
    expect(sum(ORDERS.map((o) => o.payout))).toBe(73)
  })

  it('[BOSS-2.8] name every city once or twice', () => {
    const named = ORDER_CITIES.flat()
    for (let a = 0; a < AREAS.length; a++) expect([1, 2]).toContain(count(named, a))
    const byTerritory = TERRITORIES.map((_, t) => named.filter((a) => TERRITORY_OF[a] === t).length)
    expect([sum(byTerritory), Math.min(...byTerritory), Math.max(...byTerritory)]).toEqual([36, 7, 8])
  })
})
