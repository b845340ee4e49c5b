import type { Shows } from '#engine/event.ts'
import type { Seat } from '#engine/state.ts'

/** What made rats come or go. */
export type RatCause = 'setup' | 'bribe' | 'bonus' | 'invasion'

interface Claim {
  readonly seat: Seat
  readonly area: number
  /** Who owned it until now. */
  readonly owner: Seat | null
  /** Per seat. */
  readonly power: readonly number[]
}

export type PatinEvent =
  | { readonly kind: 'town-laid-out'; readonly removedShops: readonly number[]; readonly startSeat: Seat }
  | { readonly kind: 'area-settled'; readonly seat: Seat; readonly area: number }
  | { readonly kind: 'round-began'; readonly round: number; readonly startSeat: Seat }
  | {
      readonly kind: 'card-chosen'
      readonly seat: Seat
      readonly secret?: { readonly card: number }
      readonly eyes: readonly Seat[]
    }
  | Shows<{ readonly kind: 'card-revealed'; readonly seat: Seat; readonly card: number }>
  | { readonly kind: 'boss-stranded'; readonly seat: Seat }
  | {
      readonly kind: 'figure-placed'
      readonly seat: Seat
      readonly figure: number
      readonly area: number
      readonly inside: boolean
    }
  | {
      readonly kind: 'rats-placed'
      readonly seat: Seat
      readonly manhole: number
      readonly count: number
      readonly cause: RatCause
    }
  | {
      readonly kind: 'rats-removed'
      readonly seat: Seat
      /** To whose supply they return. */
      readonly owner: Seat
      readonly manhole: number
      readonly count: number
      readonly cause: RatCause
    }
  | { readonly kind: 'rat-moved'; readonly seat: Seat; readonly from: number; readonly to: number }
  | {
      readonly kind: 'loot-taken'
      readonly seat: Seat
      /** Null: from the general supply, as a bonus. */
      readonly district: number | null
    }
  | { readonly kind: 'loot-paid'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'back-room-set'; readonly seat: Seat; readonly area: number; readonly tile: number }
  | { readonly kind: 'bonus-declined'; readonly seat: Seat; readonly bonus: number }
  | { readonly kind: 'stopped'; readonly seat: Seat; readonly unused: number }
  | ({ readonly kind: 'claim-won' } & Claim)
  | ({ readonly kind: 'claim-lost' } & Claim)
  | { readonly kind: 'back-room-destroyed'; readonly seat: Seat; readonly owner: Seat; readonly area: number }
  | {
      readonly kind: 'missions-judged'
      readonly round: number
      /** Per mission: the value of every seat, and who leads, if anybody. */
      readonly values: readonly (readonly number[])[]
      readonly leaders: readonly (Seat | null)[]
    }
  | { readonly kind: 'mission-scored'; readonly seat: Seat; readonly mission: number; readonly points: number }
  | { readonly kind: 'mission-forgone'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'cleared'; readonly round: number }
  | {
      readonly kind: 'refilled'
      /** Per district. */
      readonly added: readonly number[]
    }
  | { readonly kind: 'game-ended'; readonly scores: readonly number[] }
