import { firstBroken, isNowhereNegative } from '#engine/laws.ts'
import { seatsOf } from '#engine/state.ts'
import { LAMPS, QUARTERS } from './data.ts'
import { lampsAt, type Town } from './state.ts'

/** What is true of every position of a real game; the first of these that is not. */
export function broken(s: Town): string | null {
  return firstBroken([
    ['lamps hang in a quarter or are left [MYG-2.2]', seatsOf(s).every((seat) => lampsOf(s, seat) === LAMPS)],
    ['nobody has fewer lamps than none', isNowhereNegative(s.lamps, s.supply)],
    ['every quarter is on one home card [MYG-2.3]', new Set(s.homes).size === QUARTERS.length],
    ['the game is over when no lamp is left [MYG-4.4]', s.agenda.length > 0 || s.supply.every((left) => left === 0)],
  ])
}

const lampsOf = (s: Town, seat: number): number =>
  QUARTERS.reduce((sum, _, quarter) => sum + lampsAt(s, quarter, seat), s.supply[seat])
