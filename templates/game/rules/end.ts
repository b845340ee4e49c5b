import { comeHome } from '../steps.ts'
import type { Result } from '#engine/game.ts'
import { reveal, seatsOf, type Seat } from '#engine/state.ts'
import { HOME_POINTS, QUARTERS } from '../data.ts'
import { lampsAt, NOBODY, type SheetLine, type Town } from '../state.ts'
import { action, type Clause } from './book.ts'

/** When the last lamp hangs, homes are shown and counted [MYG-4.4, 5.3]. */
action(comeHome, (s, tell) => {
  s.agenda.length = 0
  reveal(
    s,
    tell,
  )?.({
    kind: 'came-home',
    homes: s.homes.slice(0, s.seats),
    points: seatsOf(s).map((seat) => homePoints(s, seat)),
  })
})

/** Who has more lamps there than anybody else [MYG-5.1, 5.2]. */
export function leaderOf(s: Town, quarter: number): Seat {
  let [leader, most] = [NOBODY, 0]
  for (let seat = 0; seat < s.seats; seat++) {
    const lamps = lampsAt(s, quarter, seat)
    if (lamps > most) [leader, most] = [seat, lamps]
    else if (lamps === most) leader = NOBODY
  }
  return leader
}

/** What a seat's quarters are worth as it stands [MYG-5.1]. */
export function quarterPoints(s: Town, seat: Seat): number {
  let points = 0
  for (let quarter = 0; quarter < QUARTERS.length; quarter++)
    if (leaderOf(s, quarter) === seat) points += QUARTERS[quarter].worth
  return points
}

/** What a seat's lamps at home are worth [MYG-5.3]. */
export const homePoints = (s: Town, seat: Seat): number => HOME_POINTS * lampsAt(s, s.homes[seat], seat)

/** Most points win; who has as many shares the place [MYG-5.4]. */
export function result(s: Town): Result<SheetLine, Clause> | null {
  if (s.agenda.length > 0) return null
  const seats = seatsOf(s)
  const quarters = seats.map((seat) => quarterPoints(s, seat))
  const home = seats.map((seat) => homePoints(s, seat))
  const scores = seats.map((seat) => quarters[seat] + home[seat])
  return {
    scores,
    places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
    sheet: [
      { line: 'quarters', points: quarters },
      { line: 'home', points: home },
    ],
  }
}
