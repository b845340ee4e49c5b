import type { Shows } from '#engine/event.ts'
import type { Seat } from '#engine/state.ts'

/** A symbol of a revealed rat takes a cube from a seat [RAT-4.33, 4.34]. */
export interface Hit {
  readonly symbol: number
  readonly seat: Seat
}

export type RatEvent =
  | { readonly kind: 'laid-out'; readonly start: Seat; readonly plague: number; readonly rats: number }
  | { readonly kind: 'settled'; readonly seat: Seat; readonly region: number; readonly cubes: number }
  | { readonly kind: 'took'; readonly seat: Seat; readonly card: number; readonly from: Seat | null }
  | {
      readonly kind: 'placed'
      readonly seat: Seat
      readonly region: number
      readonly cubes: number
      readonly by: 'rats' | 'peasant'
    }
  | { readonly kind: 'to-palace'; readonly seat: Seat; readonly region: number }
  | { readonly kind: 'pushed'; readonly seat: Seat; readonly token: number; readonly from: number; readonly to: number }
  | {
      readonly kind: 'travelled'
      readonly seat: Seat
      readonly from: number
      readonly to: number
      readonly cubes: number
    }
  | {
      readonly kind: 'looked'
      readonly seat: Seat
      readonly token: number
      readonly region: number
      readonly secret?: { readonly face: number }
      readonly eyes: readonly Seat[]
    }
  | {
      readonly kind: 'swapped'
      /** Each token goes to the other's region, or both stay. */
      readonly swap: boolean
      readonly seat: Seat
      readonly tokens: readonly [number, number]
      readonly regions: readonly [number, number]
    }
  | {
      readonly kind: 'plague-moved'
      readonly seat: Seat
      readonly from: number
      readonly to: number
      /** The region between, if the Knight led it two steps. */
      readonly over: number | null
    }
  | {
      readonly kind: 'spread'
      readonly seat: Seat
      readonly token: number
      readonly from: number
      readonly to: number
      readonly left: number
    }
  | { readonly kind: 'forfeited'; readonly region: number; readonly rats: number; readonly by: 'no-room' | 'no-rats' }
  | { readonly kind: 'counted'; readonly seat: Seat; readonly region: number; readonly cubes: number }
  | Shows<{
      readonly kind: 'revealed'
      readonly region: number
      readonly token: number
      readonly face: number
      /** Cubes in the region when it was revealed, and those that the plague piece counts for. */
      readonly cubes: number
      readonly neutral: number
      readonly outbreak: boolean
      /** In the order in which they strike; only those that take a cube. */
      readonly hits: readonly Hit[]
    }>
  | {
      readonly kind: 'triggered'
      readonly last: Seat
      readonly by: 'rats' | 'cubes'
      /** The seats of the final round, in order [RAT-5.3]. */
      readonly order: readonly Seat[]
    }
  | { readonly kind: 'final-turn'; readonly seat: Seat }
  | { readonly kind: 'final-ravage'; readonly plague: number; readonly neutral: number }
  | { readonly kind: 'ended'; readonly scores: readonly number[] }
