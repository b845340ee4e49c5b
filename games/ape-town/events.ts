import type { Shows } from '#engine/event.ts'
import type { Seat } from '#engine/state.ts'

/** One neighbour's part in a district scoring [APE-4.30]. */
export interface Share {
  readonly district: number
  readonly apes: number
  readonly each: number
}

export type ApeEvent =
  | {
      readonly kind: 'took'
      readonly seat: Seat
      readonly segment: number
      readonly tile: number
      /** Segments of the tiles skipped, each of which got a bundle. */
      readonly skipped: readonly number[]
      readonly gained: number
    }
  | {
      readonly kind: 'placed'
      readonly seat: Seat
      readonly cell: number
      readonly tile: number
      /** Adjacent cells that gave points. */
      readonly beside: readonly number[]
      readonly points: number
      /** Whether a disc went on it, for tiles that want one. */
      readonly disc: boolean
      /** No field of the announced colour was free. */
      readonly elsewhere: boolean
    }
  | {
      readonly kind: 'boss'
      readonly district: number
      readonly seat: Seat | null
      readonly by: 'orangutans' | 'lemurs' | 'nobody'
      readonly points: number
    }
  | {
      readonly kind: 'shared'
      readonly district: number
      readonly seats: readonly Seat[]
      readonly shares: readonly Share[]
    }
  | Shows<{ readonly kind: 'turned-up'; readonly tiles: readonly number[]; readonly segments: readonly number[] }>
  | { readonly kind: 'refilled'; readonly sections: readonly number[] }
  | { readonly kind: 'paid-out'; readonly bundles: readonly number[] }
