import type { SeatColour } from '#engine/colour.ts'

/**
 * What marks a seat wherever it appears, besides its colour: a letter and a shape, so that colour is never the only carrier. This is the shape
 * that goes with each colour, in a box from -12 to 12.
 */
export const SEAT_SHAPES: Readonly<Record<SeatColour, string>> = {
  blue: 'M0 -9A9 9 0 1 1 0 9A9 9 0 1 1 0 -9Z',
  yellow: 'M0 -10L10 8H-10Z',
  pink: 'M-8 -8H8V8H-8Z',
  green: 'M0 -11L10 0L0 11L-10 0Z',
  orange: 'M0 -10L9.5 -3.1L5.9 8.1H-5.9L-9.5 -3.1Z',
  red: 'M0 -12L4.1 -5.7L11.4 -3.7L6.7 2.2L7.1 9.7L0 7L-7.1 9.7L-6.7 2.2L-11.4 -3.7L-4.1 -5.7Z',
  violet: 'M-4 -10H4V-4H10V4H4V10H-4V4H-10V-4H-4Z',
}

export const seatLetter = (seat: number): string => 'ABCDEF'[seat]

/** Dashes go with the colours of seats, so that lines can be told apart without them. */
export const DASHES = ['', '8 4', '2 4', '10 3 2 3', '5 5', '1 3']
