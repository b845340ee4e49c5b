import { ask, BadSetup, start } from '#engine/play.ts'
import { describe, expect, it } from 'vitest'
import { FACES, REGION_IDS, STARTING_RATS } from '../data.ts'
import { game } from '../index.ts'
import { ratSupply, regionsInUse, tokensInGame, type Rattus } from '../state.ts'
import { asked, everyRegion, fresh, go, offered, refused, tokensIn } from './fixture.ts'

const dealt = (seats: number, seed: number, first = 'drawn'): Rattus =>
  start(game, { seed: `setup-${seed}`, seats, variants: { start: first } })

const many = Array.from({ length: 60 }, (_, seed) => seed)

describe.each([2, 3, 4])('the layout for %i players', (seats) => {
  it('cubes are in the supplies, cards in the display [RAT-3.1]', () => {
    const s = fresh(seats)
    expect(s.supply).toEqual(Array(seats).fill(20))
    expect(s.cards).toEqual(Array(6).fill(-1))
  })

  it('a starting rat lies in each region in use, shuffled [RAT-3.2]', () => {
    const s = fresh(seats)
    REGION_IDS.slice(0, regionsInUse(s)).forEach((id, i) => expect(tokensIn(s, id)).toEqual([`t${i + 1}`]))
    expect(s.faces.slice(0, s.drawn).every((face) => face < STARTING_RATS)).toBe(true)
    expect(new Set(many.map((seed) => dealt(seats, seed).faces[0])).size).toBeGreaterThan(8)
  })

  it('12, 6 or no regular rats are out, never a starting one [RAT-3.3]', () => {
    for (const seed of many) {
      const out = dealt(seats, seed).faces.slice(tokensInGame({ seats }))
      expect(out).toHaveLength([12, 6, 0][seats - 2])
      expect(out.every((face) => face >= STARTING_RATS)).toBe(true)
    }
  })

  it('the other starting rats are shuffled into the supply of 29, 33 or 37 [RAT-3.4]', () => {
    const s = fresh(seats)
    expect(ratSupply(s)).toBe([29, 33, 37][seats - 2])
    const supply = s.faces.slice(s.drawn, tokensInGame(s))
    expect(supply.filter((face) => face < STARTING_RATS)).toHaveLength(12 - regionsInUse(s))
    expect(new Set(s.faces).size).toBe(FACES.length)
    const place = (seed: number) =>
      dealt(seats, seed)
        .faces.slice(s.drawn)
        .findIndex((face) => face < STARTING_RATS)
    expect(new Set(many.map(place)).size).toBeGreaterThan(seats === 4 ? 0 : 5)
  })

  it('the plague begins in any region in use [RAT-3.5]', () => {
    const places = new Set(many.concat(many.map((n) => n + 60)).map((seed) => dealt(seats, seed).plague))
    expect([...places].toSorted((a, b) => a - b)).toEqual(
      REGION_IDS.slice(0, regionsInUse(fresh(seats))).map((_, i) => i),
    )
  })

  it('the start seat is drawn, or any that the table names [RAT-3.6]', () => {
    expect(new Set(many.map((seed) => dealt(seats, seed).start)).size).toBe(seats)
    const named = ['first-seat', 'second-seat', 'third-seat', 'fourth-seat'].slice(0, seats)
    expect(named.map((name, seat) => dealt(seats, seat, name).start)).toEqual([...named.keys()])
  })

  it('a start seat that is not at the table is refused [RAT-3.6]', () => {
    const next = ['third-seat', 'fourth-seat', 'fifth-seat'][seats - 2]
    expect(() => dealt(seats, 0, next)).toThrow(BadSetup)
    expect(() => dealt(2, 0, 'fourth-seat')).toThrow("variant 'start' cannot be 'fourth-seat' with 2 seats")
  })

  it('everybody settles clockwise from the start seat, then back; the start seat begins [RAT-3.7, 3.8]', () => {
    const s = many.map((seed) => dealt(seats, seed)).find(({ start: first }) => first === 1)!
    const order: number[] = []
    while (asked(s) === 'setup-place') {
      order.push(ask(game, s)[0].seat)
      expect(offered(s)).toEqual(everyRegion('settle').slice(0, regionsInUse(s)))
      go(s, 'settle:gallia')
    }
    const clockwise = Array.from({ length: seats }, (_, i) => (1 + i) % seats)
    expect(order).toEqual([...clockwise, ...clockwise.toReversed()])
    expect(s.supply).toEqual(Array(seats).fill(16))
    expect(s.cubes.slice(seats, 2 * seats)).toEqual(Array(seats).fill(4))
    expect([s.active, s.turn]).toEqual([1, 1])
  })
})

it('nothing else happens while they settle [RAT-3.7]', () => {
  const s = fresh(2)
  expect([refused(s, 'take:king'), refused(s, 'settle:gallia', 1), refused(s, 'settle:russia')]).toEqual([
    'RAT-3.7',
    'RAT-3.7',
    'RAT-1.3',
  ])
})
