import type { Tell } from '#engine/event.ts'
import type { Move } from '#engine/move.ts'
import { KING, MERCHANT, MONK, WITCH } from '../data.ts'
import type { RatEvent } from '../events.ts'
import { hasUsed, holds, inFinalRound, regionsInUse, type Rattus } from '../state.ts'
import { offerKing, useKing } from './king.ts'
import { offerMerchant, useMerchant } from './merchant.ts'
import { offerMonk, useMonk } from './monk.ts'
import { offerWitch, useWitch } from './witch.ts'
import type { Clause } from './book.ts'

/** The four cards that a seat uses on a region, in its turn before the plague moves and in the final round [RAT-4.2, 5.5]. */
const ABILITIES: Readonly<Record<string, { card: number; use: typeof useKing; clause: Clause }>> = {
  king: { card: KING, use: useKing, clause: 'RAT-4.16' },
  monk: { card: MONK, use: useMonk, clause: 'RAT-4.17' },
  merchant: { card: MERCHANT, use: useMerchant, clause: 'RAT-4.18' },
  witch: { card: WITCH, use: useWitch, clause: 'RAT-4.19' },
}

export const isAbility = (move: Move): boolean => Object.hasOwn(ABILITIES, move.verb)

/** What is held, not used yet in this turn, and can do something [RAT-4.3, 4.15]. */
export function offerAbilities(s: Rattus, list: Move[]): void {
  if (canUse(s, KING)) offerKing(s, list)
  if (canUse(s, MONK)) offerMonk(s, list)
  if (canUse(s, MERCHANT)) offerMerchant(s, list)
  if (canUse(s, WITCH)) offerWitch(s, list)
}

export const canUse = (s: Rattus, card: number): boolean => holds(s, card) && !hasUsed(s, card)

export const markUsed = (s: Rattus, card: number): void => void (s.used |= 1 << card)

export function useAbility(s: Rattus, { verb, at }: Move, tell: Tell<RatEvent>): void {
  const { card, use } = ABILITIES[verb]
  markUsed(s, card)
  use(s, at, tell)
}

export function whyNoAbility(s: Rattus, { verb, at }: Move): Clause {
  const { card, clause } = ABILITIES[verb]
  return whyNotUsed(s, card, at) ?? clause
}

/** A region that is not in use, a card that is not held, or one that was used before in this turn. */
export function whyNotUsed(s: Rattus, card: number, region: number): Clause | null {
  if (region >= regionsInUse(s)) return 'RAT-1.3'
  if (!holds(s, card)) return inFinalRound(s) ? 'RAT-5.4' : 'RAT-4.2'
  return hasUsed(s, card) ? 'RAT-4.3' : null
}
