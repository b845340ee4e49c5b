import { describe, expect, it } from 'vitest'
import { start, why } from '#engine/play.ts'
import { TERRITORY_OF } from '../data.ts'
import { game } from '../index.ts'
import { moves } from '../moves.ts'
import { bagSize } from '../rules/area.ts'
import { meets } from '../rules/orders.ts'
import { faceOf } from '../data/specials.ts'
import type { Boss } from '../state.ts'
import { asked, fresh, go, handOf, kinds, offered, settled, type Events } from './fixture.ts'

const SEEDS = Array.from({ length: 60 }, (_, i) => `seed-${i}`)

describe('setup', () => {
  it.each([2, 3, 4, 5])('[BOSS-3.1, 3.3] with %i seats', (seats) => {
    const s = settled(seats)
    expect(s.stacks).toEqual([20 - seats, 20 - seats, 20 - seats, 20 - seats])
    expect([s.specials.length, bagSize(s)]).toEqual([10, 40 - seats])
    expect(new Set(s.owner.map((owner, a) => (owner < 0 ? -1 : TERRITORY_OF[a]))).size - 1).toBe(seats)
    for (let seat = 0; seat < seats; seat++) expect(handOf(s, seat)).toBe('car, ship, partner, business')
    expect([s.supply, s.pawns]).toEqual([Array(seats).fill(15), Array(seats).fill(-1)])
  })

  it('[BOSS-3.2] shuffles orders and specials: any can be on top', () => {
    const tops = SEEDS.map((seed) => fresh(2, seed))
    expect(new Set(tops.map((s) => s.orderStack.at(-1))).size).toBeGreaterThan(10)
    expect(new Set(tops.map((s) => faceOf(s.specials[0]))).size).toBe(5)
  })

  it('[BOSS-3.4] draws the starting seat, each one now and then', () => {
    const starts = SEEDS.map((seed) => fresh(5, seed).active)
    expect([...new Set(starts)].sort()).toEqual([0, 1, 2, 3, 4])
  })

  it('[BOSS-3.5] lets everybody settle in a territory of its own, in turn order', () => {
    const s = fresh(5)
    const first = s.active
    for (let i = 0; i < 4; i++) {
      expect([asked(s), s.active, offered(s).length]).toEqual(['start-area', (first + i) % 5, 25 - 5 * i])
      go(s, offered(s)[0])
    }
    expect(offered(s)).toHaveLength(5)
    const taken = moves.of.start[s.owner.findIndex((owner) => owner >= 0) + 1]
    expect(why(game, s, s.active, taken)).toBe('BOSS-3.5')
    expect(why(game, s, first, moves.of.start[24])).toBe('BOSS-3.5')
  })

  it('[BOSS-3.7] turns up four orders that nobody meets, and the starting seat begins', () => {
    for (const seed of SEEDS) {
      const s = settled(3, seed)
      expect([s.open.length, s.orderStack.length, asked(s), s.active]).toEqual([
        4,
        11,
        'move-pawn',
        fresh(3, seed).active,
      ])
      expect(s.open.some((order) => [0, 1, 2].some((seat) => meets(s, seat, order)))).toBe(false)
    }
    const s = fresh(3)
    expect(why(game, s, s.active, moves.of.pawn[0])).toBe('BOSS-3.7')
  })

  it('[BOSS-6.4] tells every draw by itself', () => {
    const events: Events = []
    const s: Boss = start(game, { seed: 'told', seats: 2, variants: {} }, (event) => events.push(event))
    expect(kinds(events)).toEqual(['shuffled', 'shuffled', 'starting-seat'])
    const told = go(s, 'start:kobe', 'start:lima')
    expect(told.filter((e) => e.kind === 'drew' && e.draw === 'company')).toHaveLength(2)
    expect(told.filter((e) => e.kind === 'order-turned-up')).toHaveLength(4)
  })
})
