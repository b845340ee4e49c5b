import { mission } from '../steps.ts'
import { memory, type Memory } from '#bots/memory.ts'
import type { Seat } from '#engine/state.ts'
import { AREAS, AREAS_AT, BOSS_POWER, CLANS, MISSIONS, ROUNDS } from '../data.ts'
import { missionValues } from '../rules/missions.ts'
import { IN_HAND, NOBODY, townOf, type DiePatin } from '../state.ts'
import { WEIGHTS } from './weights.generated.ts'
import type { PatWeights } from './weights.ts'

/** What is looked up in a position again and again while it is valued. */
export interface Reading {
  /** How far a seat is ahead of the best other seat: seat × missions + mission. */
  readonly margins: readonly number[]
  /** Where each seat stands in all missions, as one number: what `hope` follows from, with the time that is left. */
  readonly standings: Float64Array
  /** Power in every area: area × seats + seat. */
  readonly powers: readonly number[]
  /** How much stronger a seat is in an area than the strongest other, likewise. */
  readonly leads: readonly number[]
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

const numbers = (length: number): number[] => Array<number>(length).fill(0)

/** For all positions: a search values millions of them, and making lists costs more than filling them. */
const reused = {
  margins: numbers(CLANS.length * MISSIONS.length),
  standings: new Float64Array(CLANS.length),
  powers: numbers(CLANS.length * AREAS.length),
  leads: numbers(CLANS.length * AREAS.length),
  turnsLeft: 0,
  timeLeft: 0,
  judging: false,
  weights: WEIGHTS[2],
  hopes: memory(),
}

export function read(s: DiePatin, weights: PatWeights = WEIGHTS[s.seats]): Reading {
  const r = reused
  r.judging = mission.is(s.agenda[s.agenda.length - 1])
  r.turnsLeft = r.judging ? 0 : figuresLeft(s) / s.seats
  r.timeLeft = (ROUNDS - s.round + r.turnsLeft / 4) / ROUNDS
  readMargins(s, r.margins)
  readStandings(s, r.margins, r.judging, r.standings)
  readPowers(s, r.powers, r.leads)
  if (r.weights !== weights) r.hopes = hopesBy(weights)
  r.weights = weights
  return r
}

/** Margins as digits, 0 for a mission that is scored; and whether one can be scored in this round. */
function readStandings(s: DiePatin, margins: readonly number[], judging: boolean, standings: Float64Array): void {
  for (let seat = 0, at = 0; seat < s.seats; seat++) {
    let standing = mayStillScore(s, judging, seat) ? 1 : 0
    for (let mission = 0; mission < MISSIONS.length; mission++, at++)
      standing = standing * DIGITS + (s.missions[at] > 0 ? 0 : margins[at] + DIGITS / 2)
    standings[seat] = standing
  }
}
const DIGITS = 256

/** Not yet scored this round, nor passed over. */
export function mayStillScore(s: DiePatin, judging: boolean, seat: Seat): boolean {
  for (let mission = 0; mission < MISSIONS.length; mission++)
    if (s.missions[seat * MISSIONS.length + mission] === s.round) return false
  return !judging || s.agenda.some((step) => 'seat' in step && step.seat === seat)
}

const hopes = new WeakMap([[reused.weights, reused.hopes]])

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

function readMargins(s: DiePatin, margins: number[]): void {
  const values = missionValues(s)
  for (let seat = 0, at = 0; seat < s.seats; seat++)
    for (let mission = 0; mission < MISSIONS.length; mission++, at++)
      margins[at] = values[mission * s.seats + seat] - bestOther(values, mission * s.seats, s.seats, seat)
}

/** What `powerIn` says of every area and seat at once: henchmen, bosses, then every manhole in all its areas. */
function readPowers(s: DiePatin, powers: number[], leads: number[]): void {
  for (let i = 0; i < s.henchmen.length; i++) powers[i] = s.henchmen[i]
  for (let seat = 0; seat < s.seats; seat++) if (s.boss[seat] >= 0) powers[s.boss[seat] * s.seats + seat] += BOSS_POWER
  const { areas, manholes } = townOf(s)
  for (let m = 0; m < manholes.length; m++) {
    const seat = s.ratsOf[manholes[m]]
    if (seat === NOBODY) continue
    const around = AREAS_AT[manholes[m]]
    for (let i = 0; i < around.length; i++) powers[around[i] * s.seats + seat] += s.rats[manholes[m]]
  }
  for (let i = 0; i < areas.length; i++) {
    const first = areas[i] * s.seats
    for (let seat = 0; seat < s.seats; seat++)
      leads[first + seat] = powers[first + seat] - bestOther(powers, first, s.seats, seat)
  }
}

/** How much stronger a seat is in an area than the strongest other. */
export const leadIn = (s: DiePatin, r: Reading, seat: Seat, area: number): number => r.leads[area * s.seats + seat]

/** The most that another seat has, in a list that from `first` on has one number a seat. */
function bestOther(list: readonly number[], first: number, seats: number, seat: Seat): number {
  let best = 0
  for (let other = 0; other < seats; other++)
    if (other !== seat && list[first + other] > best) best = list[first + other]
  return best
}
