import type { Shows } from '#engine/event.ts'
import type { Seat } from '#engine/state.ts'

export type TownEvent =
  /** Somebody learns where it lives; the others learn that it does. */
  | {
      readonly kind: 'moved-in'
      readonly seat: Seat
      readonly secret?: { readonly home: number }
      readonly eyes: readonly Seat[]
    }
  | { readonly kind: 'fog'; readonly quarter: number }
  | { readonly kind: 'lit'; readonly seat: Seat; readonly quarter: number }
  | { readonly kind: 'carried'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly kind: 'stayed'; readonly seat: Seat }
  | Shows<{ readonly kind: 'came-home'; readonly homes: readonly number[]; readonly points: readonly number[] }>
