import type { Seat } from '#engine/state.ts'
import { CLANS, HENCHMEN, MISSIONS, ROUNDS } from '../data.ts'
import { hasScored } from '../rules/missions.ts'
import type { DiePatin } from '../state.ts'
import { mayStillScore, type Reading } from './reading.ts'
import type { PatWeights } from './weights.ts'

/** Points that a seat can expect from missions it has not scored yet. With one more for the mission `helped`, if there is one. */
export function hope(s: DiePatin, r: Reading, seat: Seat, helped = -1): number {
  const { values } = r.notes[seat]
  const at = r.notesAt[seat] + helped
  const points = values[at]
  return Number.isNaN(points) ? (values[at] = findHope(s, r, seat, helped)) : points
}

function findHope(s: DiePatin, r: Reading, seat: Seat, helped: number): number {
  let open = 0
  let missNow = 1
  let missLater = 1
  if (kept.weights !== r.weights || kept.seats !== s.seats) forget(s, r)
  for (let mission = 0; mission < MISSIONS.length; mission++) {
    if (hasScored(s, seat, mission)) continue
    const margin = r.margins[mission * s.seats + seat] + (mission === helped ? 1 : 0)
    open++
    missNow *= missingNow(r, mission, margin)
    missLater *= missingLater(s, r, mission, margin)
  }
  if (open === 0) return 0
  const scoring = mayStillScore(s, r.judging, seat) ? 1 - missNow : 0
  return s.round * scoring + laterRounds(s, missLater, open, scoring)
}

/** Margins lie between half of this and its opposite, as there are fewer pieces of any kind. */
const MARGINS = 128
const TABLE = MISSIONS.length * MARGINS
const MOST_FIGURES = CLANS.length * (HENCHMEN + 1)

/**
 * How likely a mission is missed, by mission and margin: this round, for each number of figures left, and later. As few margins occur,
 * it is faster to look this up; NaN is still to be found.
 */
const kept = {
  weights: null as PatWeights | null,
  seats: 0,
  now: new Float64Array((MOST_FIGURES + 1) * TABLE),
  later: new Float64Array(TABLE),
}

function forget({ seats }: DiePatin, { weights }: Reading): void {
  kept.weights = weights
  kept.seats = seats
  kept.now.fill(Number.NaN)
  kept.later.fill(Number.NaN)
}

function missingNow({ weights, figuresLeft, turnsLeft }: Reading, mission: number, margin: number): number {
  const at = figuresLeft * TABLE + mission * MARGINS + MARGINS / 2 + margin
  if (Number.isNaN(kept.now[at])) kept.now[at] = 1 - chance(margin - 0.5, weights.swing[mission] * Math.sqrt(turnsLeft))
  return kept.now[at]
}

function missingLater({ seats }: DiePatin, { weights }: Reading, mission: number, margin: number): number {
  const at = mission * MARGINS + MARGINS / 2 + margin
  if (Number.isNaN(kept.later[at]))
    kept.later[at] = 1 - weights.far * chance(margin - seats / 4, weights.farSwing[mission])
  return kept.later[at]
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
