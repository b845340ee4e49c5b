import { isAnyOf } from '#engine/step.ts'
import { ALL, CARDS, FACES, HIGHEST_LIMIT, MAJORITY, MOST_RATS, NEIGHBOURS, REGIONS, type Face } from '../data.ts'
import type { Rattus } from '../state.ts'
import { knightCount, reveal, spread } from '../steps.ts'
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
  readonly odds: readonly number[]
  /** The same for the classes of a seat's cards together: seat × 7 + population. */
  readonly held: Float64Array
  /** How likely the rats of each region are to strike those who live there now. */
  readonly danger: Float64Array
  /** Cubes of each seat that survive in each region: region × seats + seat. */
  readonly base: Float64Array
  /** The share of cubes lost for each place in a region to which a rat can still come. */
  readonly room: number
  readonly weights: RatWeights
}

/** With so many turns left for each seat. */
export function expectationOf(s: Rattus, turns: number, weights: RatWeights): Expectation {
  const odds = unseenOdds(s)
  const { held, base } = reused
  held.fill(0)
  for (let card = 0; card < CARDS.length; card++) {
    const first = s.cards[card] * POPULATIONS
    if (first >= 0) for (let p = 0; p < POPULATIONS; p++) held[first + p] += odds[card * POPULATIONS + p]
  }
  const hope = Math.min(1, turns)
  const danger = dangers(s, weights.near * hope, weights.far * hope)
  const e = { odds, held, danger, base, room: weights.room * turns, weights }
  for (let region = 0; region < s.rats.length; region++) survivors(s, e, region, 0, 0, e.base, region * s.seats)
  return e
}

/** For all positions: a search values millions of them, and making lists costs more than filling them. */
const SEATS = 4
const reused = {
  held: new Float64Array(SEATS * POPULATIONS),
  danger: new Float64Array(REGIONS.length),
  base: new Float64Array(REGIONS.length * SEATS),
}

/** The faces revealed in the last position, and the odds that follow from them: most moves reveal none. */
const last = { faces: [] as number[], odds: BREAKING.map((count) => count / FACES.length) }

function unseenOdds(s: Rattus): readonly number[] {
  if (!isAsLast(s)) {
    last.faces = s.revealed.map((token) => s.faces[token])
    last.odds = oddsWithout(last.faces)
  }
  return last.odds
}

function isAsLast({ revealed, faces }: Rattus): boolean {
  if (revealed.length !== last.faces.length) return false
  for (let i = 0; i < revealed.length; i++) if (faces[revealed[i]] !== last.faces[i]) return false
  return true
}

function oddsWithout(revealed: readonly number[]): number[] {
  const odds = BREAKING.slice()
  for (const face of revealed) {
    const { limit, symbols } = FACES[face]
    for (const symbol of symbols) for (let p = limit; p < POPULATIONS; p++) odds[symbol * POPULATIONS + p]--
  }
  const unseen = FACES.length - revealed.length
  return odds.map((count) => count / unseen)
}

/** The plague has moved, and its region is about to be ravaged. */
const isBeforeRavage = isAnyOf(spread, knightCount, reveal)

/** `near` and `far` say how likely cubes are to get away from rats before these strike: near the plague, and far from it. */
function dangers(s: Rattus, near: number, far: number): Float64Array {
  const danger = reused.danger.fill(1 - far)
  const around = NEIGHBOURS[s.seats][s.plague]
  for (let i = 0; i < around.length; i++) danger[around[i]] = 1 - near
  if (isBeforeRavage(s.agenda.at(-1))) danger[s.plague] = 1
  return danger
}

/** Cubes left of each seat while rats strike a region in thought. */
const left = new Float64Array(SEATS)

/** Writes how many cubes of each seat survive in a region that has so many more rats, and more cubes of the active seat. */
export function survivors(
  s: Rattus,
  e: Expectation,
  region: number,
  moreRats: number,
  moreCubes: number,
  to: number[] | Float64Array,
  first: number,
): void {
  const here = region * s.seats
  for (let seat = 0; seat < s.seats; seat++) left[seat] = s.cubes[here + seat]
  left[s.active] += moreCubes
  for (let seat = 0; seat < s.seats; seat++) to[first + seat] = left[seat]
  const rats = s.rats[region] + moreRats
  const neutral = region === s.plague ? s.neutral : 0
  for (let slot = 0; slot < rats; slot++) {
    const token = slot < s.rats[region] ? s.slots[region * MOST_RATS + slot] : -1
    if (token >= 0 && s.seen[token] !== 0) strikeFace(s, FACES[s.faces[token]], neutral)
    else strikeUnseen(s, e, neutral)
  }
  const staying = 1 - e.room * (MOST_RATS - rats)
  for (let seat = 0; seat < s.seats; seat++)
    to[first + seat] = staying * (to[first + seat] - e.danger[region] * (to[first + seat] - left[seat]))
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
