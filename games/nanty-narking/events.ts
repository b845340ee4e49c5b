import type { Shows } from '#engine/event.ts'
import type { Seat } from '#engine/state.ts'

/** A figure as it stood: its owner (seat, or 4 grenadier, 5 citizen) and, with agent cards, its kind, else -1. */
interface Figure {
  readonly owner: number
  readonly kind: number
}

export type NantyEvent =
  // the turn
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: number; readonly how: 'turn' | 'another' | 'slot' }
  | { readonly kind: 'lapsed'; readonly seat: Seat; readonly card: number; readonly at: number }
  | { readonly kind: 'skipped'; readonly seat: Seat; readonly card: number; readonly at: number }
  // figures and trouble; `calmed` and `trouble` say what became of the marker
  | {
      readonly kind: 'placed'
      readonly figure: Figure
      readonly district: number
      readonly trouble: boolean
      readonly quiet: boolean
    }
  | { readonly kind: 'lifted'; readonly figure: Figure; readonly district: number; readonly calmed: boolean }
  | {
      readonly kind: 'moved'
      readonly figure: Figure
      readonly from: number
      readonly to: number
      readonly calmed: boolean
      readonly trouble: boolean
    }
  | { readonly kind: 'removed'; readonly figure: Figure; readonly district: number; readonly calmed: boolean }
  | {
      readonly kind: 'swapped'
      readonly figures: readonly [Figure, Figure]
      readonly from: readonly [number, number]
      readonly trouble: readonly [boolean, boolean]
    }
  | { readonly kind: 'calmed'; readonly seat: Seat; readonly district: number }
  | { readonly kind: 'stirred'; readonly seat: Seat; readonly district: number }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly district: number }
  // money: null is the bank
  | { readonly kind: 'paid'; readonly from: Seat | null; readonly to: Seat | null; readonly amount: number }
  | { readonly kind: 'loan'; readonly seat: Seat; readonly card: number; readonly amount: number }
  // buildings
  | {
      readonly kind: 'built'
      readonly seat: Seat
      readonly district: number
      readonly price: number
      readonly house: number
      /** Whom it was bought from. */
      readonly from: Seat | null
    }
  | {
      readonly kind: 'house-lost'
      readonly seat: Seat
      readonly district: number
      readonly house: number
      /** It is about to be put up elsewhere. */
      readonly moves: boolean
    }
  // cards
  | {
      readonly kind: 'drew'
      readonly seat: Seat
      readonly count: number
      readonly secret: { readonly cards: readonly number[] }
      readonly eyes: readonly Seat[]
    }
  | { readonly kind: 'took-discards'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly cards: readonly number[] }
  | {
      readonly kind: 'gave'
      readonly from: Seat
      readonly to: Seat
      readonly secret: { readonly card: number }
      readonly eyes: readonly Seat[]
    }
  | {
      readonly kind: 'inspected'
      readonly seat: Seat
      readonly target: Seat
      readonly secret: { readonly cards: readonly number[] }
      readonly eyes: readonly Seat[]
    }
  | {
      readonly kind: 'exchanged-hands'
      readonly seat: Seat
      readonly target: Seat
      /** What each of the two holds now. */
      readonly secret: { readonly hands: readonly [readonly number[], readonly number[]] }
      readonly eyes: readonly Seat[]
    }
  | { readonly kind: 'hindered'; readonly seat: Seat; readonly card: number }
  | {
      readonly kind: 'peeked'
      readonly seat: Seat
      readonly count: number
      readonly secret: { readonly personas: readonly number[] }
      readonly eyes: readonly Seat[]
    }
  | {
      readonly kind: 'new-personality'
      readonly seat: Seat
      readonly secret: { readonly was: number; readonly is: number }
      readonly eyes: readonly Seat[]
    }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly die: number }
  // interrupts; nothing is told of a window that was passed
  | { readonly kind: 'interrupted'; readonly seat: Seat; readonly card: number; readonly figure: number }
  | { readonly kind: 'covered'; readonly seat: Seat }
  | { readonly kind: 'watson'; readonly seat: Seat; readonly card: number }
  // events
  | Shows<{ readonly kind: 'event'; readonly seat: Seat; readonly event: number }>
  | { readonly kind: 'no-event'; readonly seat: Seat }
  | { readonly kind: 'event-dice'; readonly event: number; readonly rolls: readonly number[] }
  | Shows<{ readonly kind: 'fog'; readonly cards: readonly number[] }>
  | { readonly kind: 'shielded'; readonly seat: Seat; readonly item: number }
  | { readonly kind: 'kept-away'; readonly seat: Seat; readonly owner: number; readonly district: number }
  | { readonly kind: 'card-voided'; readonly district: number; readonly seat: Seat | null }
  | { readonly kind: 'riots'; readonly markers: number; readonly over: boolean }
  // district, agent and building cards
  | { readonly kind: 'used'; readonly seat: Seat; readonly district: number }
  | { readonly kind: 'used-card'; readonly seat: Seat; readonly source: number }
  | { readonly kind: 'card-lost'; readonly seat: Seat; readonly source: number }
  | {
      readonly kind: 'house-card'
      readonly seat: Seat
      readonly secret: { readonly house: number }
      readonly eyes: readonly Seat[]
    }
  | {
      readonly kind: 'looked-ahead'
      readonly seat: Seat
      readonly count: number
      readonly secret: { readonly events: readonly number[] }
      readonly eyes: readonly Seat[]
    }
  // the end
  | { readonly kind: 'declared'; readonly seat: Seat; readonly persona: number }
  | { readonly kind: 'deck-out'; readonly seat: Seat }
  | Shows<{ readonly kind: 'revealed'; readonly personas: readonly number[]; readonly winners: readonly Seat[] }>
