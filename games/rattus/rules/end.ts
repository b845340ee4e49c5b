import { endOfTurn, finalRavage, finalTurn } from '../steps.ts'
import type { Result } from '#engine/game.ts'
import type { Tell } from '#engine/event.ts'
import { agenda, reveal, seatsOf, type Seat } from '#engine/state.ts'
import { CUBES } from '../data.ts'
import type { RatEvent } from '../events.ts'
import {
  cubesInRegions,
  cubesOnBoard,
  population,
  ratSupply,
  regionsInUse,
  tokenAt,
  type Rattus,
  type SheetLine,
} from '../state.ts'

import { strike } from './ravage.ts'
import { action, type Clause } from './book.ts'

/** The regular game ends with the rat supply, or when the active seat has all its cubes on the board [RAT-4.36, 5.1]. */
action(endOfTurn, (s, tell) => {
  if (ratSupply(s) === 0) finish(s, 'rats', tell)
  else if (cubesOnBoard(s, s.active) === CUBES) finish(s, 'cubes', tell)
})

/** The final round goes counter-clockwise, without the last seat [RAT-5.3]; the ravage of all regions follows. */
function finish(s: Rattus, by: 'rats' | 'cubes', tell: Tell<RatEvent>): void {
  s.last = s.active
  const order = Array.from({ length: s.seats - 1 }, (_, i) => (s.last - 1 - i + s.seats) % s.seats)
  tell?.({ kind: 'triggered', last: s.last, by, order })
  s.agenda.length = 0
  agenda(s, ...order.map((seat) => finalTurn({ seat })), finalRavage())
}

/** Every region in use, in region order, rats in slot order; nobody decides anything [RAT-5.9, 5.10]. Then all may be shown [RAT-7.7]. */
action(finalRavage, (s, tell) => {
  tell?.({ kind: 'final-ravage', plague: s.plague, neutral: s.neutral })
  for (let region = 0; region < regionsInUse(s); region++) {
    const neutral = region === s.plague ? s.neutral : 0
    while (s.rats[region] > 0 && population(s, region) > 0) strike(s, region, tokenAt(s, region, 0), neutral, tell)
  }
  reveal(s, tell)?.({ kind: 'ended', scores: seatsOf(s).map((seat) => cubesOnBoard(s, seat)) })
})

/** Most cubes on the board win; of tied seats the first clockwise after the last seat [RAT-5.12, 5.13]. */
export function result(s: Rattus): Result<SheetLine, Clause> | null {
  if (s.agenda.length > 0) return null
  const scores = seatsOf(s).map((seat) => cubesOnBoard(s, seat))
  const order = seatsOf(s).sort((a, b) => scores[b] - scores[a] || wait(s, a) - wait(s, b))
  const tied = scores[order[0]] === scores[order[1]]
  return {
    scores,
    places: seatsOf(s).map((seat) => order.indexOf(seat) + 1),
    sheet: [
      { line: 'regions', points: seatsOf(s).map((seat) => cubesInRegions(s, seat)) },
      { line: 'palace', points: [...s.palace] },
    ],
    ...(tied && { decidedBy: 'RAT-5.13' }),
  }
}

/** How long a seat would have had to wait for the next turn. */
export const wait = (s: Rattus, seat: Seat): number => (seat - s.last - 1 + s.seats * 2) % s.seats
