import { describe, expect, it } from 'vitest'
import { SEAT_COLOURS } from '#engine/colour.ts'
import { SEAT_SHAPES, seatLetter } from '../seats.ts'

describe('marks of seats', () => {
  it('have a shape of their own for each colour', () => {
    expect(new Set(SEAT_COLOURS.map((colour) => SEAT_SHAPES[colour])).size).toBe(SEAT_COLOURS.length)
  })

  it('have a letter of their own for each seat', () => {
    expect([0, 1, 2, 3, 4].map(seatLetter)).toEqual(['A', 'B', 'C', 'D', 'E'])
  })
})
