import type { TableSetup } from '#engine/game.ts'
import { seedLuck, shuffle } from '#engine/luck.ts'
import { copy, type Clone, type Seat, type State } from '#engine/state.ts'
import { LAMPS, QUARTERS } from './data.ts'

/** Where points come from. */
export const SHEET = ['quarters', 'home'] as const
export type SheetLine = (typeof SHEET)[number]

export const NOBODY = -1
export const NOWHERE = -1
/** A home that the eye may not know. */
export const HIDDEN = -9

export interface Town extends State {
  /** Lamps in each quarter: quarter × seats + seat. */
  lamps: number[]
  /** Lamps that each seat has left. */
  supply: number[]
  /** The shuffled home cards: one for each seat, then those that nobody got [MYG-3.1]. */
  homes: number[]
  /** The quarter in the fog this turn. */
  fog: number
}

/** [MYG-3.1, 3.2]; the agenda is the caller's to fill. */
export function newState({ seed, seats }: TableSetup): Town {
  const luck = seedLuck(seed)
  return {
    seats,
    active: 0,
    turn: 0,
    agenda: [],
    reveals: 0,
    lamps: Array<number>(QUARTERS.length * seats).fill(0),
    supply: Array<number>(seats).fill(LAMPS),
    homes: shuffle(
      luck,
      QUARTERS.map((_, quarter) => quarter),
    ),
    luck,
    fog: NOWHERE,
  }
}

export function clone(s: Town): Town {
  return {
    seats: s.seats,
    active: s.active,
    turn: s.turn,
    agenda: copy(s.agenda),
    reveals: s.reveals,
    lamps: copy(s.lamps),
    supply: copy(s.supply),
    homes: copy(s.homes),
    luck: copy(s.luck),
    fog: s.fog,
  } satisfies Clone<Town>
}

export const lampsAt = (s: Town, quarter: number, seat: Seat): number => s.lamps[quarter * s.seats + seat]

export function hang(s: Town, quarter: number, seat: Seat, lamps: number): void {
  s.lamps[quarter * s.seats + seat] += lamps
}
