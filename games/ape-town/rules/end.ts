import type { Result } from '#engine/game.ts'
import { nextSeat, seatsOf, type Seat } from '#engine/state.ts'
import { SHEET, type ApeTown, type SheetLine } from '../state.ts'
import type { Clause } from './book.ts'

/** Most points win; of tied seats the one that would have been next to move [APE-5.3 to 5.6]. */
export function result(s: ApeTown): Result<SheetLine, Clause> | null {
  if (s.agenda.length > 0) return null
  const next = nextSeat(s, s.active)
  const wait = (seat: Seat) => (seat - next + s.seats) % s.seats
  const order = seatsOf(s).sort((a, b) => s.score[b] - s.score[a] || wait(a) - wait(b))
  const tied = s.score[order[0]] === s.score[order[1]]
  return {
    scores: [...s.score],
    places: seatsOf(s).map((seat) => order.indexOf(seat) + 1),
    sheet: SHEET.map((line, i) => ({ line, points: seatsOf(s).map((seat) => s.sheet[seat * SHEET.length + i]) })),
    ...(tied && { decidedBy: 'APE-5.3' }),
  }
}
