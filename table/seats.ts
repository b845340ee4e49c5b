import type { SeatColour } from '#session/seats.ts'

/** The shape that goes with each colour, in a box from -10 to 10. */
export const SEAT_SHAPES: Readonly<Record<SeatColour, string>> = {
  blue: 'M0 -9A9 9 0 1 1 0 9A9 9 0 1 1 0 -9Z',
  yellow: 'M0 -10L10 8H-10Z',
  pink: 'M-8 -8H8V8H-8Z',
  green: 'M0 -11L10 0L0 11L-10 0Z',
  orange: 'M0 -10L9.5 -3.1L5.9 8.1H-5.9L-9.5 -3.1Z',
  violet: 'M-4 -10H4V-4H10V4H4V10H-4V4H-10V-4H-4Z',
}

export const seatLetter = (seat: number): string => 'ABCDEF'[seat]
