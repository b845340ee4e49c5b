import type { Seat, Step } from '#engine/state.ts'

/** Steps that chapters push without importing each other in circles; each is written out in the chapter named. */

/** Carries out a card from a symbol on: `symbols.ts`. */
export const carryOut = (card: number, at: number): Step & { card: number; at: number } => ({
  do: 'carry-out',
  card,
  at,
})

/** A slot of a card that lets others be played, and how many follow: `symbols.ts`. */
export const slot = (card: number, left: number): Step & { card: number; left: number } => ({ do: 'slot', card, left })

/** Asks whom a text is aimed at: `scrolls/index.ts`. */
export const player = (source: number): Step & { source: number } => ({ do: 'player', source })

/** Does a text to a seat, after its window: `scrolls/index.ts`. */
export const strike = (source: number, seat: Seat): Step & { source: number; seat: Seat } => ({
  do: 'strike',
  source,
  seat,
})

/** Does a text to one seat after the other, from this one on: `scrolls/index.ts`. */
export const each = (source: number, seat: Seat): Step & { source: number; seat: Seat } => ({
  do: 'each',
  source,
  seat,
})

/** Lets a seat pay what a text demands, or bear what it threatens, perhaps to a figure: `scrolls/index.ts`. */
export const ransom = (source: number, seat: Seat, figure: number) => ({ do: 'ransom', source, seat, figure })
