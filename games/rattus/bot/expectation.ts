import { MOST_RATS, NEIGHBOURS, REGIONS } from '../data.ts'
import { NONE, regionsInUse, type Rattus } from '../state.ts'
import { knightCount, reveal, spread } from '../steps.ts'
import { readOdds, SEATS } from './odds.ts'
import { EMPTY, FACE, strike, UNSEEN } from './strike.ts'
import { WEIGHTS } from './weights.generated.ts'
import type { RatWeights } from './weights.ts'

/**
 * What the rats of a position may do, as far as a player can know. Positions valued one after the other are much alike, so this is kept
 * from one to the next, and only what has changed is worked out again.
 */
export interface Expectation {
  /** The kind of the step that comes next: as steps of all shapes are on an agenda, it pays to look at it only once. */
  next: string
  seats: number
  weights: RatWeights
  /** The share of cubes lost for each place in a region to which a rat can still come. */
  room: number
  /** How likely the rats of each region are to strike those who live there now. */
  readonly danger: Float64Array
  /** Cubes of each seat that survive in each region, region × 4 + seat, and in all of them together. */
  readonly base: Float64Array
  readonly total: Float64Array
  /** Since which position each region has been as it is: as to what its rats would leave, and in everything. */
  readonly struckSince: Float64Array
  readonly since: Float64Array
}

const kept: Expectation = {
  next: '',
  seats: 0,
  weights: WEIGHTS[2],
  room: 0,
  danger: new Float64Array(REGIONS.length),
  base: new Float64Array(REGIONS.length * SEATS),
  total: new Float64Array(SEATS),
  struckSince: new Float64Array(REGIONS.length),
  since: new Float64Array(REGIONS.length),
}

/** How many positions were looked at. */
let position = 0

/** Some regions, as bits. */
type Regions = number
const NO_REGION: Regions = 0
const ALL_REGIONS: Regions = (1 << REGIONS.length) - 1

/** With so many turns left for each seat. */
export function expectationOf(s: Rattus, turns: number, weights: RatWeights): Expectation {
  const e = kept
  e.next = s.agenda[s.agenda.length - 1].do
  const seats = readSeats(s, e)
  const struck = seats | (readOdds(s) ? ALL_REGIONS : NO_REGION) | readRats(s) | readCubes(s) | readNeutral(s)
  const changed = struck | readWeights(e, turns, weights) | readDangers(s, e, Math.min(1, turns))
  if (changed !== NO_REGION) lookAgain(s, e, struck, changed)
  return e
}

/** Cubes of each seat in each region that its rats would leave if they struck: region × 4 + seat. */
const spared = new Float64Array(REGIONS.length * SEATS)

/** Works out again what survives where something has changed, and strikes where that makes a difference to strikes. */
function lookAgain(s: Rattus, e: Expectation, struck: Regions, changed: Regions): void {
  position++
  const regions = regionsInUse(s)
  for (let region = 0; region < regions; region++) {
    const bit = 1 << region
    if ((changed & bit) === 0) continue
    const first = region * SEATS
    e.since[region] = position
    if ((struck & bit) !== 0) {
      e.struckSince[region] = position
      strikeIn(s, region, 0, 0, spared, first)
    }
    survive(s, e, region, 0, 0, spared, first, e.base, first)
  }
  for (let seat = 0; seat < s.seats; seat++) {
    let total = 0
    for (let region = 0; region < regions; region++) total += e.base[region * SEATS + seat]
    e.total[seat] = total
  }
}

/** Each of these takes note of what is to be known of a position, and returns the regions for which it is not as it was. */
function readSeats(s: Rattus, e: Expectation): Regions {
  if (e.seats === s.seats) return NO_REGION
  e.seats = s.seats
  plague.region = NONE
  return ALL_REGIONS
}

function readWeights(e: Expectation, turns: number, weights: RatWeights): Regions {
  const room = weights.room * turns
  if (e.room === room && e.weights === weights) return NO_REGION
  e.room = room
  e.weights = weights
  return ALL_REGIONS
}

/** What lies in each slot: region × 3 + slot; see `strike.ts`. */
const slots = new Int8Array(REGIONS.length * MOST_RATS)
/** The lists that it was read from. */
const read: Pick<Rattus, 'slots' | 'seen' | 'faces'> = { slots: [], seen: [], faces: [] }

function readRats(s: Rattus): Regions {
  if (read.slots === s.slots && read.seen === s.seen && read.faces === s.faces) return NO_REGION
  const before = read.slots
  const isSeenAlike = read.seen === s.seen && read.faces === s.faces
  read.slots = s.slots
  read.seen = s.seen
  read.faces = s.faces
  let changed = NO_REGION
  const places = regionsInUse(s) * MOST_RATS
  for (let place = 0; place < places; place++) {
    const token = s.slots[place]
    if (isSeenAlike && token === before[place]) continue
    const rat = token < 0 ? EMPTY : s.seen[token] === 0 ? UNSEEN : FACE + s.faces[token]
    if (slots[place] === rat) continue
    slots[place] = rat
    changed |= 1 << Math.floor(place / MOST_RATS)
  }
  return changed
}

/** Cubes in regions, as in the state. */
let cubes: readonly number[] = []

function readCubes(s: Rattus): Regions {
  const before = cubes
  if (before === s.cubes) return NO_REGION
  cubes = s.cubes
  let changed = NO_REGION
  for (let i = 0; i < s.cubes.length; i++) if (before[i] !== s.cubes[i]) changed |= 1 << Math.floor(i / s.seats)
  return changed
}

/** Of the plague: where it is, where its piece counts for cubes, which region it is about to ravage, and what cubes can hope for. */
const plague = { region: NONE, counted: NONE, ravaged: NONE, hope: 0, weights: WEIGHTS[2] }

function readNeutral(s: Rattus): Regions {
  const before = plague.counted
  const now = s.neutral > 0 ? s.plague : NONE
  if (before === now) return NO_REGION
  plague.counted = now
  return (before === NONE ? NO_REGION : 1 << before) | (now === NONE ? NO_REGION : 1 << now)
}

const neutralIn = (s: Rattus, region: number): number => (region === s.plague ? s.neutral : 0)

/** With so much hope cubes are likely to get away from rats before these strike, near the plague and far from it. */
function readDangers(s: Rattus, e: Expectation, hope: number): Regions {
  const ravaged = isBeforeRavage(e.next) ? s.plague : NONE
  const { weights } = e
  if (plague.region === s.plague && plague.ravaged === ravaged && plague.hope === hope && plague.weights === weights)
    return NO_REGION
  plague.region = s.plague
  plague.ravaged = ravaged
  plague.hope = hope
  plague.weights = weights
  const around = NEIGHBOURS[s.seats][s.plague]
  const regions = regionsInUse(s)
  let changed = NO_REGION
  for (let region = 0, next = 0; region < regions; region++) {
    const isNear = next < around.length && around[next] === region
    if (isNear) next++
    const danger = region === ravaged ? 1 : 1 - (isNear ? weights.near : weights.far) * hope
    if (e.danger[region] === danger) continue
    e.danger[region] = danger
    changed |= 1 << region
  }
  return changed
}

/** The plague has moved, and its region is about to be ravaged. */
const isBeforeRavage = (next: string): boolean => next === SPREAD || next === KNIGHT_COUNT || next === REVEAL
const SPREAD = spread.step
const KNIGHT_COUNT = knightCount.step
const REVEAL = reveal.step

/** Writes how many cubes of each seat are left where so many more rats strike, and the active seat has so many more cubes. */
export function strikeIn(
  s: Rattus,
  region: number,
  moreRats: number,
  moreCubes: number,
  to: Float64Array,
  first: number,
): void {
  for (let seat = 0; seat < s.seats; seat++) to[first + seat] = s.cubes[region * s.seats + seat]
  to[first + s.active] += moreCubes
  const slot = region * MOST_RATS
  strike(s, slots, slot, slot + s.rats[region] + moreRats, neutralIn(s, region), to, first)
}

/** Writes how many cubes of each seat survive there, from those that the rats would leave. */
export function survive(
  s: Rattus,
  e: Expectation,
  region: number,
  moreRats: number,
  moreCubes: number,
  from: Float64Array,
  firstFrom: number,
  to: Float64Array,
  first: number,
): void {
  const staying = 1 - e.room * (MOST_RATS - s.rats[region] - moreRats)
  const danger = e.danger[region]
  for (let seat = 0; seat < s.seats; seat++) {
    const here = s.cubes[region * s.seats + seat] + (seat === s.active ? moreCubes : 0)
    to[first + seat] = staying * (here - danger * (here - from[firstFrom + seat]))
  }
}
