import type { Seat } from '#engine/state.ts'
import { holdings } from './holdings.ts'
import { hope } from './hope.ts'
import { plans } from './plans.ts'
import { read, type Reading } from './reading.ts'
import { WEIGHTS } from './weights.ts'
import { ROUNDS } from '../data.ts'
import { result, score } from '../rules/end.ts'
import type { DiePatin } from '../state.ts'

/** The chance of each seat to win, from the points it can expect at the end. */
export function value(s: DiePatin): number[] {
  const final = result(s)
  if (final) return shares(final.places)
  const r = read(s)
  const points: number[] = []
  for (let seat = 0; seat < s.seats; seat++) points.push(outlook(s, r, seat))
  return chances(points, WEIGHTS.doubt + WEIGHTS.doubtPerRound * (ROUNDS - s.round))
}

/** Points so far, from missions to come, from what the seat holds, and from what its figures can still do. */
const outlook = (s: DiePatin, r: Reading, seat: Seat): number =>
  score(s, seat) + hope(s, r, seat) + holdings(s, r, seat) + plans(s, r, seat)

/** Winners share the win. */
function shares(places: readonly number[]): number[] {
  const winners = places.filter((place) => place === 1).length
  return places.map((place) => (place === 1 ? 1 / winners : 0))
}

/** The more doubt there is about the rest of the game, the less a lead says. */
function chances(points: number[], doubt: number): number[] {
  let most = points[0]
  for (let seat = 1; seat < points.length; seat++) if (points[seat] > most) most = points[seat]
  let sum = 0
  for (let seat = 0; seat < points.length; seat++) {
    points[seat] = Math.exp((points[seat] - most) / doubt)
    sum += points[seat]
  }
  for (let seat = 0; seat < points.length; seat++) points[seat] /= sum
  return points
}
