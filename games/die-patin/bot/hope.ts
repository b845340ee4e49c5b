import type { Seat } from '#engine/state.ts'
import { MISSIONS, ROUNDS } from '../data.ts'
import { hasScored } from '../rules/missions.ts'
import type { DiePatin } from '../state.ts'
import { mayStillScore, type Reading } from './reading.ts'

/** Points that a seat can expect from missions it has not scored yet. With one more for the mission `helped`, if there is one. */
export function hope(s: DiePatin, r: Reading, seat: Seat, helped = -1): number {
  const { values } = r.notes[seat]
  const at = r.notesAt[seat] + helped
  const points = values[at]
  return Number.isNaN(points) ? (values[at] = findHope(s, r, seat, helped)) : points
}

function findHope(s: DiePatin, r: Reading, seat: Seat, helped: number): number {
  const w = r.weights
  let open = 0
  let missNow = 1
  let missLater = 1
  const turns = Math.sqrt(r.turnsLeft)
  for (let mission = 0; mission < MISSIONS.length; mission++) {
    if (hasScored(s, seat, mission)) continue
    const margin = r.margins[mission * s.seats + seat] + (mission === helped ? 1 : 0)
    open++
    missNow *= 1 - chance(margin - 0.5, w.swing[mission] * turns)
    missLater *= 1 - w.far * chance(margin - s.seats / 4, w.farSwing[mission])
  }
  if (open === 0) return 0
  const scoring = mayStillScore(s, r.judging, seat) ? 1 - missNow : 0
  return s.round * scoring + laterRounds(s, missLater, open, scoring)
}

/** What one more for this mission adds. */
export const hopeGain = (s: DiePatin, r: Reading, seat: Seat, mission: number, now: number): number =>
  hasScored(s, seat, mission) ? 0 : hope(s, r, seat, mission) - now

/** A mission counts once, so there is one less to hope for with each that is scored. */
function laterRounds(s: DiePatin, missAll: number, open: number, scored: number): number {
  let points = 0
  let left = open - scored
  for (let round = s.round + 1; round <= ROUNDS; round++) {
    const scoring = 1 - missAll ** (left / open)
    points += round * scoring
    left -= scoring
  }
  return points
}

/** Of a lead that can swing so far to hold; certain when nothing can change any more. */
function chance(lead: number, swing: number): number {
  if (swing > 0) return 1 / (1 + Math.exp(-lead / swing))
  return lead > 0 ? 1 : 0
}
