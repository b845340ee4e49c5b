import { mission } from '../steps.ts'
import { memory, type Memory } from '#bots/memory.ts'
import type { Seat } from '#engine/state.ts'
import { AREAS_AT, BOSS_POWER, MISSIONS, ROUNDS } from '../data.ts'
import { missionValues } from '../rules/missions.ts'
import { IN_HAND, NOBODY, type DiePatin } from '../state.ts'
import { WEIGHTS } from './weights.generated.ts'
import type { PatWeights } from './weights.ts'

/** What is looked up in a position again and again while it is valued. */
export interface Reading {
  /** How far a seat is ahead of the best other seat: seat × missions + mission. */
  readonly margins: readonly number[]
  /** Where each seat stands in all missions, as one number: what `hope` follows from, with the time that is left. */
  readonly standings: readonly number[]
  /** Power in every area: area × seats + seat. */
  readonly powers: readonly number[]
  /** Figures still to be placed this round, per seat. */
  readonly turnsLeft: number
  /** How much of the game is still to come, from 1 to 0. */
  readonly timeLeft: number
  /** Missions are being scored. */
  readonly judging: boolean
  readonly weights: PatWeights
  /** What `hope` has found with these weights. */
  readonly hopes: Memory
}

export function read(s: DiePatin, weights: PatWeights = WEIGHTS[s.seats]): Reading {
  const judging = mission.is(s.agenda[s.agenda.length - 1])
  const turnsLeft = judging ? 0 : figuresLeft(s) / s.seats
  const timeLeft = (ROUNDS - s.round + turnsLeft / 4) / ROUNDS
  const margins = readMargins(s)
  const standings = readStandings(s, margins, judging)
  return { margins, standings, powers: readPowers(s), turnsLeft, timeLeft, judging, weights, hopes: hopesBy(weights) }
}

/** Margins as digits, 0 for a mission that is scored; and whether one can be scored in this round. */
function readStandings(s: DiePatin, margins: readonly number[], judging: boolean): number[] {
  const standings: number[] = []
  for (let seat = 0, at = 0; seat < s.seats; seat++) {
    let standing = mayStillScore(s, judging, seat) ? 1 : 0
    for (let mission = 0; mission < MISSIONS.length; mission++, at++)
      standing = standing * DIGITS + (s.missions[at] > 0 ? 0 : margins[at] + DIGITS / 2)
    standings.push(standing)
  }
  return standings
}
const DIGITS = 256

/** Not yet scored this round, nor passed over. */
export function mayStillScore(s: DiePatin, judging: boolean, seat: Seat): boolean {
  for (let mission = 0; mission < MISSIONS.length; mission++)
    if (s.missions[seat * MISSIONS.length + mission] === s.round) return false
  return !judging || s.agenda.some((step) => 'seat' in step && step.seat === seat)
}

const hopes = new WeakMap<PatWeights, Memory>()

function hopesBy(weights: PatWeights): Memory {
  const known = hopes.get(weights) ?? memory()
  hopes.set(weights, known)
  return known
}

function figuresLeft(s: DiePatin): number {
  let figures = 0
  for (let seat = 0; seat < s.seats; seat++) figures += s.hand[seat] + (s.boss[seat] === IN_HAND ? 1 : 0)
  return figures
}

function readMargins(s: DiePatin): number[] {
  const values = missionValues(s)
  const margins: number[] = []
  for (let seat = 0; seat < s.seats; seat++)
    for (let mission = 0; mission < MISSIONS.length; mission++)
      margins.push(values[mission * s.seats + seat] - bestOther(values, mission * s.seats, s.seats, seat))
  return margins
}

/** What `powerIn` says of every area and seat at once: henchmen, bosses, then every manhole in all its areas. */
function readPowers(s: DiePatin): number[] {
  const powers = s.henchmen.slice()
  for (let seat = 0; seat < s.seats; seat++) if (s.boss[seat] >= 0) powers[s.boss[seat] * s.seats + seat] += BOSS_POWER
  for (let manhole = 0; manhole < s.rats.length; manhole++) {
    const seat = s.ratsOf[manhole]
    if (seat === NOBODY) continue
    const areas = AREAS_AT[manhole]
    for (let i = 0; i < areas.length; i++) powers[areas[i] * s.seats + seat] += s.rats[manhole]
  }
  return powers
}

/** How much stronger a seat is in an area than the strongest other. */
export const leadIn = (s: DiePatin, r: Reading, seat: Seat, area: number): number =>
  r.powers[area * s.seats + seat] - bestOther(r.powers, area * s.seats, s.seats, seat)

/** The most that another seat has, in a list that from `first` on has one number a seat. */
function bestOther(list: readonly number[], first: number, seats: number, seat: Seat): number {
  let best = 0
  for (let other = 0; other < seats; other++)
    if (other !== seat && list[first + other] > best) best = list[first + other]
  return best
}
