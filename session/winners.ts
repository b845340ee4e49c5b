import type { Result } from '#engine/game.ts'
import type { Seat } from '#engine/state.ts'

export const winnersOf = ({ places }: Result): Seat[] => places.flatMap((place, seat) => (place === 1 ? [seat] : []))

/** Whether points decided who won, if only as far as a tie that another rule broke. */
export function wonByPoints(result: Result): boolean {
  const winners = winnersOf(result)
  if (result.decidedBy === undefined || winners.length === result.places.length) return true
  return bestOf(result, (seat) => winners.includes(seat)) === bestOf(result, (seat) => !winners.includes(seat))
}

/** The most points that any of some seats has. */
export const bestOf = ({ scores }: Result, of: (seat: Seat) => boolean): number =>
  Math.max(...scores.filter((_, seat) => of(seat)))
