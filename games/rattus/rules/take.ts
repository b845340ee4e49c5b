import type { Tell } from '#engine/event.ts'
import type { Move } from '#engine/move.ts'
import { CARDS } from '../data.ts'
import type { RatEvent } from '../events.ts'
import { moves } from '../moves.ts'
import { replaced } from '#engine/state.ts'
import { NOBODY, type Rattus } from '../state.ts'
import type { Clause } from './book.ts'

/** Phase A: one card that the seat does not hold, from the display or from another seat [RAT-4.5]. */
export function offerCards(s: Rattus, list: Move[]): void {
  if (s.taken) return
  for (let card = 0; card < CARDS.length; card++) if (s.cards[card] !== s.active) list.push(moves.of.take[card])
}

export function takeCard(s: Rattus, card: number, tell: Tell<RatEvent>): void {
  const from = s.cards[card]
  s.cards = replaced(s.cards, card, s.active)
  s.taken = true
  tell?.({ kind: 'took', seat: s.active, card, from: from === NOBODY ? null : from })
}

export const whyNoCard = (s: Rattus, card: number): Clause => (s.cards[card] === s.active ? 'RAT-4.5' : 'RAT-4.2')
