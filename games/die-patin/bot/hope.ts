import type { Seat } from '#engine/state.ts'
import { MISSIONS, ROUNDS } from '../data.ts'
import { hasScored, missionValues } from '../rules/missions.ts'
import { IN_HAND, type DiePatin } from '../state.ts'
import { WEIGHTS } from './weights.ts'

/**
 * What the last rated position looks like for each seat and mission: how far it is ahead of the best other seat.
 * Kept outside the functions so that rating a position allocates little; `value` fills it before it is read.
 */
const margins: number[] = []
let turnsLeft = 0
let judging = false

export function rateMissions(s: DiePatin): void {
  const values = missionValues(s)
  for (let mission = 0; mission < MISSIONS.length; mission++)
    for (let seat = 0; seat < s.seats; seat++)
      margins[seat * MISSIONS.length + mission] = lead(s, values, mission, seat)
  judging = s.agenda[s.agenda.length - 1]!.do === 'mission'
  turnsLeft = judging ? 0 : figuresLeft(s) / s.seats
}

function lead(s: DiePatin, values: readonly number[], mission: number, seat: Seat): number {
  let best = 0
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && values[mission * s.seats + other]! > best) best = values[mission * s.seats + other]!
  return values[mission * s.seats + seat]! - best
}

function figuresLeft(s: DiePatin): number {
  let figures = 0
  for (let seat = 0; seat < s.seats; seat++) figures += s.hand[seat]! + (s.boss[seat] === IN_HAND ? 1 : 0)
  return figures
}

/** How much of the game is still to come, from 1 to 0. */
export const timeLeft = (s: DiePatin): number => (ROUNDS - s.round + turnsLeft / 4) / ROUNDS

/** Points that a seat can expect from missions not scored yet. */
export const hope = (s: DiePatin, seat: Seat): number => hopeWith(s, seat, -1)

/** What one more for this mission adds to the hope of a seat. */
export const gainFrom = (s: DiePatin, seat: Seat, mission: number): number =>
  hasScored(s, seat, mission) ? 0 : hopeWith(s, seat, mission) - hopeWith(s, seat, -1)

/** The hope with one more for the mission named. */
function hopeWith(s: DiePatin, seat: Seat, helped: number): number {
  let open = 0
  let missNow = 1
  let missLater = 1
  for (let mission = 0; mission < MISSIONS.length; mission++) {
    if (hasScored(s, seat, mission)) continue
    open++
    const margin = margins[seat * MISSIONS.length + mission]! + (mission === helped ? 1 : 0)
    missNow *= 1 - chance(margin - 0.5, WEIGHTS.swing[mission]! * Math.sqrt(turnsLeft))
    missLater *= 1 - WEIGHTS.far * chance(margin - s.seats / 4, WEIGHTS.farSwing[mission]!)
  }
  const now = mayStillScore(s, seat) ? s.round * (1 - missNow) : 0
  return now + (open > 0 ? laterRounds(s, missLater, open) : 0)
}

/** A mission counts once, so there is one less to hope for in each round. */
function laterRounds(s: DiePatin, missAll: number, open: number): number {
  let points = 0
  for (let round = s.round + 1, left = open - 1; round <= ROUNDS && left > 0; round++, left--)
    points += round * (1 - missAll ** (left / open))
  return points
}

/** Not yet scored this round, nor passed over. */
function mayStillScore(s: DiePatin, seat: Seat): boolean {
  for (let mission = 0; mission < MISSIONS.length; mission++)
    if (s.missions[seat * MISSIONS.length + mission] === s.round) return false
  return !judging || s.agenda.some((step) => step.do === 'mission' && (step as { seat?: Seat }).seat === seat)
}

const chance = (lead: number, swing: number): number =>
  swing === 0 ? (lead > 0 ? 1 : 0) : 1 / (1 + Math.exp(-lead / swing))
