import { mission } from '../steps.ts'
import { notes, type Notes } from '#bots/memory.ts'
import type { Seat } from '#engine/state.ts'
import { CLANS, MISSIONS, ROUNDS } from '../data.ts'
import { IN_HAND, type DiePatin } from '../state.ts'
import { holdings, readHoldings } from './holdings.ts'
import { margins, readMargins } from './margins.ts'
import { leads, powers, readPowers } from './powers.ts'
import { WEIGHTS } from './weights.generated.ts'
import type { PatWeights } from './weights.ts'

/** What is looked up in a position again and again while it is valued. */
export interface Reading {
  /** The kind of the step that comes next: as steps of all shapes are on an agenda, it pays to look at it only once. */
  readonly next: string
  /** How far a seat is ahead of the best other seat: mission × seats + seat. */
  readonly margins: readonly number[]
  /** Power in every area: area × seats + seat. */
  readonly powers: readonly number[]
  /** How much stronger a seat is in an area than the strongest other, likewise. */
  readonly leads: readonly number[]
  /** What each seat's areas, loot and rats promise for the rest of the game. */
  readonly holdings: Float64Array
  /** Figures still to be placed this round: all of them, and per seat. */
  readonly figuresLeft: number
  readonly turnsLeft: number
  /** How much of the game is still to come, from 1 to 0. */
  readonly timeLeft: number
  /** Missions are being scored, or have been for the last time. */
  readonly judging: boolean
  readonly weights: PatWeights
  /** By seat: what `hope` and `gains` have found with these weights, and where that of this position begins, with that of the first mission. */
  readonly notes: readonly Notes[]
  readonly notesAt: readonly number[]
}

/** What single gains are worth to a seat, in points: where each of them is in its notes, after `hope`. */
export const GAIN = {
  area: MISSIONS.length,
  loot: MISSIONS.length + 1,
  rat: MISSIONS.length + 2,
  room: MISSIONS.length + 3,
}

/** Kept from one position to the next: positions valued one after the other are much alike, and what has not changed need not be read again. */
const kept = {
  next: '',
  margins,
  powers,
  leads,
  holdings,
  figuresLeft: 0,
  turnsLeft: 0,
  timeLeft: 0,
  judging: false,
  weights: WEIGHTS[2],
  notes: newNotes(),
  notesAt: Array<number>(CLANS.length).fill(0),
}

export function read(s: DiePatin, weights: PatWeights = WEIGHTS[s.seats]): Reading {
  const r = kept
  r.next = s.agenda.length === 0 ? '' : s.agenda[s.agenda.length - 1].do
  r.judging = r.next === mission.step || r.next === ''
  r.figuresLeft = r.judging ? 0 : figuresLeft(s)
  r.turnsLeft = r.figuresLeft / s.seats
  r.timeLeft = (ROUNDS - s.round + r.turnsLeft / 4) / ROUNDS
  const isOther = r.weights !== weights
  if (isOther) r.notes = notesBy(weights)
  r.weights = weights
  readHoldings(s, weights, r.timeLeft, readPowers(s))
  if (haveStandingsChanged(s, r) || isOther)
    for (let seat = 0; seat < s.seats; seat++) r.notesAt[seat] = findNotes(s, r, seat)
  return r
}

/** What notes were looked up for last, besides margins. */
const seen = { missions: [] as readonly number[], round: 0, turnsLeft: 0, judging: false }

/** Whether notes are to be looked up again; while missions are judged, they are for every position. */
function haveStandingsChanged(s: DiePatin, { turnsLeft, judging }: Reading): boolean {
  const isSame = seen.missions === s.missions && seen.round === s.round && seen.turnsLeft === turnsLeft
  const wasJudging = seen.judging
  seen.missions = s.missions
  seen.round = s.round
  seen.turnsLeft = turnsLeft
  seen.judging = judging
  return readMargins(s) || !isSame || judging || wasJudging
}

/** `hope` follows from where a seat stands in all missions, as one number, and from the time that is left. */
function findNotes(s: DiePatin, { margins, judging, turnsLeft, notes }: Reading, seat: Seat): number {
  let standing = mayStillScore(s, judging, seat) ? 1 : 0
  for (let mission = 0; mission < MISSIONS.length; mission++) {
    const isOpen = s.missions[seat * MISSIONS.length + mission] === 0
    standing = standing * DIGITS + (isOpen ? margins[mission * s.seats + seat] + DIGITS / 2 : 0)
  }
  return 1 + notes[seat].place(standing, turnsLeft, s.round * SEATS + s.seats)
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

/** Of each seat: what it can hope for without help, and with one more for each mission; and its gains. */
function newNotes(): Notes[] {
  return CLANS.map(() => notes(1 + MISSIONS.length + Object.keys(GAIN).length))
}

const allNotes = new WeakMap([[kept.weights, kept.notes]])

function notesBy(weights: PatWeights): Notes[] {
  const known = allNotes.get(weights) ?? newNotes()
  allNotes.set(weights, known)
  return known
}

function figuresLeft(s: DiePatin): number {
  let figures = 0
  for (let seat = 0; seat < s.seats; seat++) figures += s.hand[seat] + (s.boss[seat] === IN_HAND ? 1 : 0)
  return figures
}

/** How much stronger a seat is in an area than the strongest other. */
export const leadIn = (s: DiePatin, r: Reading, seat: Seat, area: number): number => r.leads[area * s.seats + seat]
