import { isAnyOf } from '#engine/step.ts'
import type { Seat } from '#engine/state.ts'
import {
  ALL,
  CARDS,
  CUBES,
  FACES,
  HIGHEST_LIMIT,
  MAJORITY,
  MOST_RATS,
  NEIGHBOURS,
  REGIONS,
  type Face,
} from '../data.ts'
import { regionsInUse, type Rattus } from '../state.ts'
import { knightCount, reveal, spread } from '../steps.ts'
import { WEIGHTS } from './weights.generated.ts'
import type { RatWeights } from './weights.ts'

/** Populations that make a difference to a limit: none, 1 … 6 and more. */
const POPULATIONS = HIGHEST_LIMIT + 1

/** Of all faces, how many carry a symbol and break out at a population: symbol × 7 + population. */
const BREAKING: readonly number[] = Array.from({ length: (ALL + 1) * POPULATIONS }, (_, i) => {
  const symbol = Math.floor(i / POPULATIONS)
  return FACES.filter((face) => face.limit <= i % POPULATIONS && face.symbols.includes(symbol)).length
})

/** What the rats of a position may do, as far as a player can know. */
export interface Expectation {
  /** The share of the tokens not yet revealed that carry a symbol and break out; laid out like `BREAKING`. */
  readonly odds: Float64Array
  /** The same for the classes of a seat's cards together: seat × 7 + population. */
  readonly held: Float64Array
  /** The faces that were revealed, and who holds the cards of how many seats, as a number each: what odds and holdings follow from. */
  revealed: number
  holders: number
  /** What else there is of each region that rats and those who live there depend on, as one number. */
  readonly here: Float64Array
  /** How likely the rats of each region are to strike those who live there now. */
  readonly danger: Float64Array
  /** Cubes of each seat that survive in each region: region × 4 + seat. */
  readonly base: Float64Array
  /** The share of cubes lost for each place in a region to which a rat can still come. */
  room: number
  weights: RatWeights
}

export const SEATS = 4

/** For all positions: a search values millions of them, and making lists costs more than filling them. */
const reused: Expectation = {
  odds: new Float64Array(BREAKING.length),
  held: new Float64Array(SEATS * POPULATIONS),
  revealed: Number.NaN,
  holders: Number.NaN,
  here: new Float64Array(REGIONS.length),
  danger: new Float64Array(REGIONS.length),
  base: new Float64Array(REGIONS.length * SEATS),
  room: 0,
  weights: WEIGHTS[2],
}

/** With so many turns left for each seat. */
export function expectationOf(s: Rattus, turns: number, weights: RatWeights): Expectation {
  const e = reused
  const hope = Math.min(1, turns)
  e.weights = weights
  e.room = weights.room * turns
  readTokens(s, e)
  readCards(s, e)
  setDangers(s, e, weights.near * hope, weights.far * hope)
  changes.position++
  for (let region = 0; region < regionsInUse(s); region++) {
    e.here[region] = readRegion(s, region)
    survivors(s, e, region, 0, 0, e.base, region * SEATS)
  }
  return e
}

/** Who holds which card, and what follows for them from the odds. */
function readCards(s: Rattus, e: Expectation): void {
  let holders = s.seats
  for (let card = 0; card < CARDS.length; card++) holders = holders * (SEATS + 1) + s.cards[card] + 1
  if (e.holders === holders && heldBy.revealed === e.revealed) return
  e.holders = holders
  heldBy.revealed = e.revealed
  e.held.fill(0)
  for (let card = 0; card < CARDS.length; card++) {
    const first = s.cards[card] * POPULATIONS
    if (first >= 0) for (let p = 0; p < POPULATIONS; p++) e.held[first + p] += e.odds[card * POPULATIONS + p]
  }
}
/** What `held` was last made from. */
const heldBy = { revealed: Number.NaN }

/** Cubes, rats, and the faces that somebody has looked at. */
function readRegion(s: Rattus, region: number): number {
  let here = region === s.plague ? s.neutral : 0
  for (let seat = 0; seat < s.seats; seat++) here = here * (CUBES + 1) + s.cubes[region * s.seats + seat]
  here = here * SEATS + s.active
  for (let slot = 0; slot < MOST_RATS; slot++) {
    const token = s.slots[region * MOST_RATS + slot]
    here = here * (FACES.length + 2) + (token < 0 ? 0 : s.seen[token] === 0 ? 1 : 2 + s.faces[token])
  }
  return here
}

/** The lists that were looked at last: most moves reveal nothing. */
const last: Pick<Rattus, 'revealed' | 'faces'> = { revealed: [], faces: [] }

/** The odds follow from the faces that were revealed, in whatever order. */
function readTokens(s: Rattus, e: Expectation): void {
  if (last.revealed === s.revealed && last.faces === s.faces) return
  last.revealed = s.revealed
  last.faces = s.faces
  let revealed = 0
  for (let i = 0; i < s.revealed.length; i++) revealed += BIT[s.faces[s.revealed[i]]]
  if (e.revealed === revealed) return
  e.revealed = revealed
  setOdds(s, e.odds)
}
const BIT: readonly number[] = FACES.map((_, face) => 2 ** face)

function setOdds({ revealed, faces }: Rattus, odds: Float64Array): void {
  for (let i = 0; i < odds.length; i++) odds[i] = BREAKING[i]
  for (let i = 0; i < revealed.length; i++) {
    const { limit, symbols } = FACES[faces[revealed[i]]]
    for (let k = 0; k < symbols.length; k++)
      for (let p = limit; p < POPULATIONS; p++) odds[symbols[k] * POPULATIONS + p]--
  }
  const unseen = FACES.length - revealed.length
  for (let i = 0; i < odds.length; i++) odds[i] /= unseen
}

/** The plague has moved, and its region is about to be ravaged. */
const isBeforeRavage = isAnyOf(spread, knightCount, reveal)

/** `near` and `far` say how likely cubes are to get away from rats before these strike: near the plague, and far from it. */
function setDangers(s: Rattus, { danger }: Expectation, near: number, far: number): void {
  for (let region = 0; region < danger.length; region++) danger[region] = 1 - far
  const around = NEIGHBOURS[s.seats][s.plague]
  for (let i = 0; i < around.length; i++) danger[around[i]] = 1 - near
  if (isBeforeRavage(s.agenda[s.agenda.length - 1])) danger[s.plague] = 1
}

/** One rat less to one more, three cubes less to four more. */
const RATS = 3
const CUBES_MORE = 8
const KINDS = RATS * CUBES_MORE

/** What is known of changes of a region: of all that were looked at in this position, and of the strikes in those before. */
const changes = {
  position: 0,
  /** By change: the position that it was last looked at in, and what it is worth to the active seat there. */
  seenIn: new Float64Array(REGIONS.length * KINDS),
  worth: new Float64Array(REGIONS.length * KINDS),
  /** Change × 4 + seat: how it changes the cubes that can be expected. */
  by: new Float64Array(REGIONS.length * KINDS * SEATS),
  /** What `left` follows from: see `Expectation`. */
  revealed: new Float64Array(REGIONS.length * KINDS),
  holders: new Float64Array(REGIONS.length * KINDS),
  here: new Float64Array(REGIONS.length * KINDS).fill(Number.NaN),
  /** Change × 4 + seat: cubes that the rats of the region would leave. */
  left: new Float64Array(REGIONS.length * KINDS * SEATS),
}

/** So many more rats, and more cubes of the active seat, in a region: the number of the change. What others lose is worth something, too. */
export function change(s: Rattus, e: Expectation, region: number, rats: number, cubes: number): number {
  const number = numberOf(region, rats, cubes)
  if (changes.seenIn[number] === changes.position) return number
  changes.seenIn[number] = changes.position
  const { by } = changes
  const first = number * SEATS
  survivors(s, e, region, rats, cubes, by, first)
  let total = 0
  for (let seat = 0; seat < s.seats; seat++) total += by[first + seat] -= e.base[region * SEATS + seat]
  const own = by[first + s.active]
  changes.worth[number] = own - (e.weights.rivals * (total - own)) / (s.seats - 1)
  return number
}

const numberOf = (region: number, rats: number, cubes: number): number =>
  (region * RATS + rats + 1) * CUBES_MORE + cubes + 3

export const worthOf = (change: number): number => changes.worth[change]

/** How a change changes the cubes that a seat can expect. */
export const gainOf = (change: number, seat: Seat): number => changes.by[change * SEATS + seat]

/** Writes how many cubes of each seat survive in a region that has so many more rats, and more cubes of the active seat. */
function survivors(
  s: Rattus,
  e: Expectation,
  region: number,
  moreRats: number,
  moreCubes: number,
  to: Float64Array,
  first: number,
): void {
  const number = numberOf(region, moreRats, moreCubes)
  const { here, revealed, holders } = changes
  if (here[number] !== e.here[region] || revealed[number] !== e.revealed || holders[number] !== e.holders)
    strike(s, e, region, moreRats, moreCubes, number)
  const staying = 1 - e.room * (MOST_RATS - s.rats[region] - moreRats)
  const danger = e.danger[region]
  for (let seat = 0; seat < s.seats; seat++) {
    const cubes = s.cubes[region * s.seats + seat] + (seat === s.active ? moreCubes : 0)
    to[first + seat] = staying * (cubes - danger * (cubes - changes.left[number * SEATS + seat]))
  }
}

/** Cubes left of each seat while rats strike a region in thought. */
const left = new Float64Array(SEATS)

function strike(s: Rattus, e: Expectation, region: number, moreRats: number, moreCubes: number, number: number): void {
  for (let seat = 0; seat < s.seats; seat++) left[seat] = s.cubes[region * s.seats + seat]
  left[s.active] += moreCubes
  const rats = s.rats[region] + moreRats
  const neutral = region === s.plague ? s.neutral : 0
  for (let slot = 0; slot < rats; slot++) {
    const token = slot < s.rats[region] ? s.slots[region * MOST_RATS + slot] : -1
    if (token >= 0 && s.seen[token] !== 0) strikeFace(s, FACES[s.faces[token]], neutral)
    else strikeUnseen(s, e, neutral)
  }
  for (let seat = 0; seat < s.seats; seat++) changes.left[number * SEATS + seat] = left[seat]
  changes.here[number] = e.here[region]
  changes.revealed[number] = e.revealed
  changes.holders[number] = e.holders
}

/** The average of all unseen rats strikes. */
function strikeUnseen(s: Rattus, e: Expectation, neutral: number): void {
  const p = Math.min(HIGHEST_LIMIT, Math.round(peopleLeft(s) + neutral))
  const majority = e.odds[MAJORITY * POPULATIONS + p]
  const all = e.odds[ALL * POPULATIONS + p]
  const most = mostLeft(s)
  for (let seat = 0; seat < s.seats; seat++) {
    const hits = majority * Math.max(0, 1 - most + left[seat]) + all + e.held[seat * POPULATIONS + p]
    left[seat] = Math.max(0, left[seat] - hits * Math.min(1, left[seat]))
  }
}

/** A rat that somebody has looked at strikes. */
function strikeFace(s: Rattus, { limit, symbols }: Face, neutral: number): void {
  if (Math.round(peopleLeft(s) + neutral) < limit) return
  for (let i = 0; i < symbols.length; i++) {
    const symbol = symbols[i]
    const most = symbol === MAJORITY ? mostLeft(s) : 0
    for (let seat = 0; seat < s.seats; seat++) {
      if (symbol === MAJORITY) left[seat] -= Math.min(left[seat], Math.max(0, 1 - most + left[seat]))
      else if (symbol === ALL || s.cards[symbol] === seat) left[seat] = Math.max(0, left[seat] - 1)
    }
  }
}

function peopleLeft(s: Rattus): number {
  let people = 0
  for (let seat = 0; seat < s.seats; seat++) people += left[seat]
  return people
}

function mostLeft(s: Rattus): number {
  let most = 0
  for (let seat = 0; seat < s.seats; seat++) if (left[seat] > most) most = left[seat]
  return most
}
