import { expect, it } from 'vitest'
import { LAMPS, QUARTERS, WAYS } from '../data.ts'
import { game } from '../index.ts'
import { fresh, lampsOf } from './fixture.ts'

it('is for two to four seats [MYG-1.1]', () => expect(game.seats).toEqual({ min: 2, max: 4 }))

it('has five quarters in a ring, each beside two others [MYG-2.1]', () => {
  expect(QUARTERS.map(({ worth }) => worth)).toEqual([5, 3, 2, 4, 3])
  for (let quarter = 0; quarter < 5; quarter++)
    expect(WAYS.filter(({ from }) => from === quarter).map(({ to }) => to)).toEqual([
      (quarter + 1) % 5,
      (quarter + 4) % 5,
    ])
})

it('gives five lamps to each seat [MYG-2.2]', () => {
  const s = fresh(4)
  expect(LAMPS).toBe(5)
  for (const seat of [0, 1, 2, 3]) expect(lampsOf(s, seat)).toBe(5)
})

it('deals one of five home cards to each seat [MYG-2.3, 3.1]', () => {
  expect(fresh(3).homes.toSorted()).toEqual([0, 1, 2, 3, 4])
  const first = Array.from({ length: 40 }, (_, i) => fresh(2, `deal-${i}`).homes[0])
  expect(new Set(first).size).toBe(5)
})

it('lets the first seat begin [MYG-3.2]', () => expect(fresh(3)).toMatchObject({ active: 0, turn: 1 }))
