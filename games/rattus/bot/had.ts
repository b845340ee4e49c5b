import type { Seat } from '#engine/state.ts'
import { CARDS } from '../data.ts'
import type { Rattus } from '../state.ts'

/** The class cards held at the end. */
export const had = (s: Rattus, seat: Seat): string[] =>
  CARDS.flatMap(({ id }, card) => (s.cards[card] === seat ? [id] : []))
