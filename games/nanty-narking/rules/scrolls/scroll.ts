import { each, player } from '../../steps.ts'
import { agenda, nextSeat, type Seat } from '#engine/state.ts'
import type { Effect, TextId } from '../../data/cards.ts'
import type { NantyNarking } from '../../state.ts'
import type { Tell } from '../board.ts'
import type { Threat } from '../../steps.ts'

/** How the text of a card is carried out; `e` is what is printed on it, `source` the card (chapter 4.5). The actor is the active seat. */
export interface Scroll<E> {
  /** Whether it can be begun; always, if left out. */
  can?(s: NantyNarking, e: E, source: number): boolean
  begin(s: NantyNarking, e: E, source: number, tell: Tell): void
  /** Which seats it can be aimed at, or reaches one after the other [NN-4.5.42]. */
  affects?(s: NantyNarking, e: E, seat: Seat, source: number): boolean
  /** The window that such a seat gets before it is struck. */
  window?: Threat
  strike?(s: NantyNarking, e: E, seat: Seat, source: number, tell: Tell): void
  /** What happens to a seat that does not pay a ransom. */
  refused?(s: NantyNarking, e: E, seat: Seat, source: number, figure: number, tell: Tell): void
}

export type Scrolls<Id extends TextId> = { readonly [K in Id]: Scroll<Extract<Effect, { text: K }>> }

type Affects<E> = NonNullable<Scroll<E>['affects']>

function anyAffected<E>(s: NantyNarking, e: E, source: number, affects: Affects<E>): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (seat !== s.active && affects(s, e, seat, source)) return true
  return false
}

/** The start of a text that is aimed at one other player, who may be paid a fee. */
export const aimed = <E>(affects: Affects<E>) => ({
  can: (s: NantyNarking, e: E, source: number): boolean => canPay(s, e) && anyAffected(s, e, source, affects),
  begin: (s: NantyNarking, _: E, source: number): void => agenda(s, player({ source })),
  affects,
})

/** The start of a text that reaches every other player, clockwise after the active seat. */
export const reachesAll = <E>(affects: Affects<E>) => ({
  begin: (s: NantyNarking, _: E, source: number): void => agenda(s, each({ source, seat: nextSeat(s, s.active) })),
  affects,
})

/** The fee printed in a text, if any. */
export const feeOf = (e: unknown): number => (e as { readonly fee?: number }).fee ?? 0

/** A fee must be paid in full, or the text cannot be begun. */
export const canPay = (s: NantyNarking, e: unknown): boolean => s.money[s.active] >= feeOf(e)

export const anyone = (): boolean => true
export const hasMoney = (s: NantyNarking, _: unknown, seat: Seat): boolean => s.money[seat] > 0
export const hasCards = (s: NantyNarking, _: unknown, seat: Seat): boolean => s.handCount[seat] > 0
