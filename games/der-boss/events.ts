import type { Shows } from '#engine/event.ts'
import type { Seat } from '#engine/state.ts'

/** How a tile came out of the bag: it opens a company, it is an ambush, or it is put back and another is drawn. */
type Draw = 'company' | 'ambush' | 'put-back'

export type BossEvent =
  | { readonly kind: 'shuffled'; readonly what: 'orders' | 'specials' }
  | { readonly kind: 'starting-seat'; readonly seat: Seat }
  | { readonly kind: 'settled'; readonly seat: Seat; readonly area: number; readonly figures: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly area: number; readonly tile: number; readonly draw: Draw }
  | {
      readonly kind: 'pawn-moved'
      readonly seat: Seat
      /** −1 beside the start arrow. */
      readonly from: number
      readonly to: number
      /** Fields with a rival's pawn that were not counted. */
      readonly skipped: readonly number[]
    }
  | {
      readonly kind: 'took'
      readonly seat: Seat
      readonly stack: number
      /** Face up for all to see; a special card that somebody does not know is in the secret part. */
      readonly card?: number
      readonly secret?: { readonly card: number }
      readonly eyes?: readonly Seat[]
    }
  | { readonly kind: 'took-nothing'; readonly seat: Seat; readonly stack: number }
  | {
      readonly kind: 'returned'
      readonly seat: Seat
      readonly stack: number
      readonly card?: number
      readonly secret?: { readonly card: number }
      readonly eyes?: readonly Seat[]
    }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: number; /** 1 to 3. */ readonly nth: number }
  | { readonly kind: 'stopped'; readonly seat: Seat }
  | {
      readonly kind: 'transported'
      readonly seat: Seat
      readonly card: number
      readonly from: number
      readonly to: number
      readonly figures: number
      /** Whose area it was, null for a free one. */
      readonly owner: Seat | null
    }
  | { readonly kind: 'company-lost'; readonly area: number; readonly tile: number }
  | {
      readonly kind: 'fight'
      readonly area: number
      readonly attacker: Seat
      /** Null for the mafia. */
      readonly defender: Seat | null
      readonly attackers: number
      readonly defenders: number
    }
  | {
      readonly kind: 'round'
      readonly area: number
      readonly attacker: Seat
      readonly defender: Seat | null
      /** Faces of the dice. */
      readonly white: readonly number[]
      readonly black: readonly number[]
      /** Figures lost, and left. */
      readonly attackersLost: number
      readonly defendersLost: number
      readonly attackers: number
      readonly defenders: number
    }
  | {
      readonly kind: 'fought'
      readonly area: number
      readonly attacker: Seat
      readonly defender: Seat | null
      readonly winner: 'attacker' | 'defender' | 'nobody'
      readonly left: number
    }
  | { readonly kind: 'mafia-left'; readonly area: number; readonly tile: number; readonly to: 'bag' | 'box' }
  | { readonly kind: 'partnered'; readonly seat: Seat; readonly area: number }
  | {
      readonly kind: 'monopoly'
      readonly seat: Seat
      readonly field: number
      /** The area the figure came from, null for the supply. */
      readonly from: number | null
    }
  | {
      readonly kind: 'weakened'
      readonly seat: Seat
      readonly rival: Seat
      readonly area: number
      readonly lost: number
      readonly left: number
    }
  | {
      readonly kind: 'defected'
      readonly seat: Seat
      readonly rival: Seat
      readonly area: number
      /** Rivals who stay and fight. */
      readonly against: number
    }
  | {
      readonly kind: 'swapped'
      readonly seat: Seat
      readonly areas: readonly [number, number]
      /** The tiles that now lie there. */
      readonly tiles: readonly [number, number]
    }
  | { readonly kind: 'order-removed'; readonly seat: Seat; readonly order: number }
  | {
      readonly kind: 'order-taken'
      readonly seat: Seat
      readonly order: number
      readonly payout: number
      /** It was met already when it was turned up. */
      readonly atOnce: boolean
    }
  | Shows<{ readonly kind: 'order-turned-up'; readonly order: number }>
  | { readonly kind: 'last-order' }
  | { readonly kind: 'ended'; readonly by: 'orders' | 'quiet' }
