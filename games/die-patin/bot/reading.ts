import { mission } from '../steps.ts'
import { notes, type Notes } from '#bots/memory.ts'
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
  /** Power in every area: area × seats + seat. */
  readonly powers: Int32Array
  /** How much stronger a seat is in an area than the strongest other, likewise. */
  readonly leads: Int32Array
  /** Figures still to be placed this round, per seat. */
  readonly turnsLeft: number
  /** How much of the game is still to come, from 1 to 0. */
  readonly timeLeft: number
  /** Missions are being scored. */
  readonly judging: boolean
  readonly weights: PatWeights
  /** By seat: what `hope` has found with these weights, and where that of this position begins, with that of the first mission. */
  readonly hopes: readonly Notes[]
  readonly hopesAt: readonly number[]
}

const numbers = (length: number): number[] => Array<number>(length).fill(0)

/** For all positions: a search values millions of them, and making lists costs more than filling them. */
const reused = {
  margins: numbers(CLANS.length * MISSIONS.length),
  powers: new Int32Array(CLANS.length * AREAS.length),
  leads: new Int32Array(CLANS.length * AREAS.length),
  turnsLeft: 0,
  timeLeft: 0,
  judging: false,
  weights: WEIGHTS[2],
  hopes: newHopes(),
  hopesAt: numbers(CLANS.length),
}

export function read(s: DiePatin, weights: PatWeights = WEIGHTS[s.seats]): Reading {
  const r = reused
  r.judging = mission.is(s.agenda[s.agenda.length - 1])
  r.turnsLeft = r.judging ? 0 : figuresLeft(s) / s.seats
  r.timeLeft = (ROUNDS - s.round + r.turnsLeft / 4) / ROUNDS
  if (r.weights !== weights) r.hopes = hopesBy(weights)
  r.weights = weights
  readMargins(s, r.margins)
  readPowers(s, r.powers, r.leads)
  for (let seat = 0; seat < s.seats; seat++) r.hopesAt[seat] = findNotes(s, r, seat)
  return r
}

/** `hope` follows from where a seat stands in all missions, as one number, and from the time that is left. */
function findNotes(s: DiePatin, { margins, judging, turnsLeft, hopes }: Reading, seat: Seat): number {
  const first = seat * MISSIONS.length
  let standing = mayStillScore(s, judging, seat) ? 1 : 0
  for (let at = first; at < first + MISSIONS.length; at++)
    standing = standing * DIGITS + (s.missions[at] > 0 ? 0 : margins[at] + DIGITS / 2)
  return 1 + hopes[seat].place(standing, turnsLeft, s.round * SEATS + s.seats)
}

/** Margins are digits, 0 for a mission that is scored; there are never more seats than this. */
const DIGITS = 256
const SEATS = 8

/** Not yet scored this round, nor passed over. */
export function mayStillScore(s: DiePatin, judging: boolean, seat: Seat): boolean {
  for (let mission = 0; mission < MISSIONS.length; mission++)
    if (s.missions[seat * MISSIONS.length + mission] === s.round) return false
  return !judging || s.agenda.some((step) => 'seat' in step && step.seat === seat)
}

/** Of each seat: without help, and with one more for each mission. */
function newHopes(): Notes[] {
  return CLANS.map(() => notes(1 + MISSIONS.length))
}

const hopes = new WeakMap([[reused.weights, reused.hopes]])

function hopesBy(weights: PatWeights): Notes[] {
  const known = hopes.get(weights) ?? newHopes()
  hopes.set(weights, known)
  return known
}

function figuresLeft(s: DiePatin): number {
  let figures = 0
  for (let seat = 0; seat < s.seats; seat++) figures += s.hand[seat] + (s.boss[seat] === IN_HAND ? 1 : 0)
  return figures
}

const values: number[] = []

function readMargins(s: DiePatin, margins: number[]): void {
  missionValues(s, values)
  for (let seat = 0, at = 0; seat < s.seats; seat++)
    for (let mission = 0; mission < MISSIONS.length; mission++, at++)
      margins[at] = values[mission * s.seats + seat] - bestOther(values, mission * s.seats, s.seats, seat)
}

/** What `powerIn` says of every area and seat at once: henchmen, bosses, then every manhole in all its areas. */
function readPowers(s: DiePatin, powers: Int32Array, leads: Int32Array): void {
  const { seats } = s
  const { areas, manholes } = townOf(s)
  for (let at = 0; at < s.henchmen.length; at++) powers[at] = s.henchmen[at]
  for (let seat = 0; seat < seats; seat++) if (s.boss[seat] >= 0) powers[s.boss[seat] * seats + seat] += BOSS_POWER
  for (let m = 0; m < manholes.length; m++) {
    const seat = s.ratsOf[manholes[m]]
    if (seat === NOBODY) continue
    const around = AREAS_AT[manholes[m]]
    const rats = s.rats[manholes[m]]
    for (let i = 0; i < around.length; i++) powers[around[i] * seats + seat] += rats
  }
  for (let i = 0; i < areas.length; i++) readLeads(powers, areas[i] * seats, seats, leads)
}

/** In one area: the strongest leads the second, all others lack what it has more. */
function readLeads(powers: Int32Array, first: number, seats: number, leads: Int32Array): void {
  let [most, second] = [0, 0]
  for (let at = first; at < first + seats; at++) {
    if (powers[at] > most) {
      second = most
      most = powers[at]
    } else if (powers[at] > second) second = powers[at]
  }
  for (let at = first; at < first + seats; at++) leads[at] = powers[at] - (powers[at] === most ? second : most)
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
