import type { Sights } from '#engine/game.ts'
import { veil, type Onlooker } from '#engine/state.ts'
import { clone, HIDDEN, type Town } from './state.ts'

export const sights: Sights<Town> = {
  lamps: 'open',
  supply: 'open',
  homes: 'veiled',
  fog: 'open',
}

/** Homes of others and the cards that nobody got are hidden until the end [MYG-7.1]. */
export function view(s: Town, eye: Onlooker): Town {
  const seen = clone(s)
  veil(seen)
  if (s.agenda.length > 0) seen.homes = s.homes.map((home, seat) => (seat === eye ? home : HIDDEN))
  return seen
}
