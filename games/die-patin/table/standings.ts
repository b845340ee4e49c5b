import { seatsOf, type Seat } from '#engine/state.ts'
import { MISSIONS } from '../data.ts'
import { leaderOf, missionValues } from '../rules/missions.ts'
import type { DiePatin } from '../state.ts'

/** How a mission stands. */
export interface Standing {
  readonly mission: number
  /** Per seat. */
  readonly values: readonly number[]
  readonly best: number
  /** The most that a seat has which does not have the best. */
  readonly next: number
  /** All that have the best: one leads, several block each other. */
  readonly seats: readonly Seat[]
  /** Nobody: a tie, or nobody has anything. */
  readonly leader: Seat
}

export function standings(s: DiePatin): Standing[] {
  const all = missionValues(s)
  return MISSIONS.map((_, mission) => {
    const values = all.slice(mission * s.seats, (mission + 1) * s.seats)
    const best = Math.max(...values)
    return {
      mission,
      values,
      best,
      next: Math.max(0, ...values.filter((value) => value < best)),
      seats: seatsOf(s).filter((seat) => values[seat] === best),
      leader: leaderOf(all, s.seats, mission),
    }
  })
}
