import { describe, expect, it } from 'vitest'
import { playDeal, scores } from '#bots/arena.ts'
import { parseBot } from '#bots/index.ts'
import { pick, seedLuck } from '#engine/luck.ts'
import { ask, play, start } from '#engine/play.ts'
import { cellIndex, FIELDS, LEMUR, MANDRILL, ORANGUTAN, POST, TARSIER } from '../data.ts'
import { game } from '../index.ts'
import type { ApeTown } from '../state.ts'

const fresh = (seats: number): ApeTown => start(game, { seed: 'value', seats, variants: {} })

function changed(s: ApeTown, change: (copy: ApeTown) => void): number[] {
  const copy = game.clone(s)
  change(copy)
  return game.value(copy)
}

const put = (s: ApeTown, cell: string, tile: number, owner = -1): void => {
  s.city = s.city.with(cellIndex(cell), tile)
  s.discs = s.discs.with(cellIndex(cell), owner)
}

/** A random game, every position of it. */
function* positions(seats: number, seed: string): Generator<ApeTown> {
  const luck = seedLuck(seed)
  const s = start(game, { seed, seats, variants: {} })
  for (let asks = ask(game, s); ;) {
    yield s
    if (asks.length === 0) return
    asks = play(game, s, asks[0].seat, pick(luck, asks[0].moves))
  }
}

describe('what a position of Ape Town is worth', () => {
  it.each([2, 3, 4])('is a chance for each of %i seats, all of them together one', (seats) => {
    for (const s of positions(seats, 'chances')) {
      const value = game.value(s)
      expect(value).toHaveLength(seats)
      expect(value.every((chance) => chance >= 0 && chance <= 1)).toBe(true)
      expect(value.reduce((a, b) => a + b)).toBeCloseTo(1)
    }
  })

  it.each([2, 3, 4])('is the result at the end, with %i seats', (seats) => {
    const end = [...positions(seats, 'end')].at(-1)!
    expect(game.value(end)).toEqual(game.result(end)!.places.map((place) => (place === 1 ? 1 : 0)))
  })

  it('is the same each time, whatever was valued in between', () => {
    const s = fresh(3)
    const once = game.value(s)
    for (const other of positions(4, 'between')) game.value(other)
    expect(game.value(s)).toEqual(once)
  })

  it('rises with points and with bundles', () => {
    const s = fresh(2)
    const even = game.value(s)[0]
    expect(changed(s, (copy) => (copy.score = copy.score.with(0, 5)))[0]).toBeGreaterThan(even)
    expect(changed(s, (copy) => (copy.purse = copy.purse.with(0, 8)))[0]).toBeGreaterThan(even)
  })

  it('trusts a lead the more, the fewer fields are left', () => {
    const lead = (s: ApeTown) => changed(s, (copy) => (copy.score = [60, 50]))[0]
    const late = fresh(2)
    for (const cell of FIELDS.slice(2)) late.city = late.city.with(cell, POST)
    expect(lead(late)).toBeGreaterThan(lead(fresh(2)))
  })

  it('sees who may become boss, and of how much', () => {
    const s = fresh(2)
    const boss = changed(s, (copy) => put(copy, 'a1', ORANGUTAN, 1))[1]
    expect(boss).toBeGreaterThan(changed(s, (copy) => put(copy, 'a1', ORANGUTAN))[1])
    const rich = (owner: number) =>
      changed(s, (copy) => {
        put(copy, 'a1', ORANGUTAN, owner)
        put(copy, 'b1', MANDRILL)
        put(copy, 'a2', MANDRILL)
      })[1]
    expect(rich(1) - rich(0)).toBeGreaterThan(boss - changed(s, (copy) => put(copy, 'a1', ORANGUTAN, 0))[1])
  })

  it('sees shares of inferior neighbours', () => {
    const s = fresh(2)
    put(s, 'e1', MANDRILL)
    put(s, 'f1', MANDRILL)
    const shares = (owner: number) => changed(s, (copy) => put(copy, 'a1', LEMUR, owner))[0]
    expect(shares(0)).toBeGreaterThan(shares(1))
  })

  it('counts the tile in hand', () => {
    const s = fresh(2)
    play(game, s, 0, ask(game, s)[0].moves[0])
    const holding = (tile: number, announced: number) =>
      changed(s, (copy) => {
        copy.hand = tile
        copy.announced = announced
      })[0]
    expect(holding(MANDRILL, 0)).toBeGreaterThan(holding(TARSIER, 0))
  })
})

it('makes a search with it beat greedy', () => {
  const names = ['search:100', 'greedy']
  const meeting = { seats: 2, bots: names, seed: 'search', variants: {} }
  const played = [0, 1, 2].map((deal) => ({ ...playDeal(game, meeting, names.map(parseBot), deal), ms: [] }))
  expect(scores(meeting, played)[0].wins).toBeGreaterThanOrEqual(4)
})
