import { chances } from '#bots/chances.ts'
import type { Outlook, Term } from '#engine/game.ts'
import { nextSeat, type Seat } from '#engine/state.ts'
import { FIELDS, SEGMENT_COLOUR, SEGMENTS, TILES } from '../data.ts'
import { result } from '../rules/end.ts'
import { LAYERS } from './layers.generated.ts'
import { OWNERS, survey, type Survey } from './survey.ts'
import type { ApeWeights } from './weights.ts'
import { NONE, segmentOf, type ApeTown } from '../state.ts'

/** What speaks for a seat. */
export const TERMS = ['points', 'bundles', 'bosses', 'shares', 'turns'] as const
export type ApeTerm = (typeof TERMS)[number]

type ByTerm = Readonly<Record<ApeTerm, Float64Array>>

/** Adds what each term expects for every seat; terms may share a list, which the first one begins anew. */
function addTerms(s: ApeTown, survey: Survey, { points, bundles, bosses, shares, turns }: ByTerm): void {
  const bundle = bundleWorth(s, survey)
  for (let seat = 0; seat < s.seats; seat++) {
    points[seat] = s.score[seat]
    bundles[seat] += s.purse[seat] * bundle
    bosses[seat] += survey.asBoss[seat]
    shares[seat] += survey.asSharer[seat]
  }
  addTurns(s, survey, bundle, turns)
}

const zeros = (): Float64Array => new Float64Array(OWNERS)
const scores = zeros()
const together: ByTerm = { points: scores, bundles: scores, bosses: scores, shares: scores, turns: scores }

/** Expected final scores, which say the more the fewer fields are left. */
export function outlook(s: ApeTown, weights?: ApeWeights): Outlook {
  const seen = survey(s, weights)
  addTerms(s, seen, together)
  const spread = spreadOf(seen)
  const expected: number[] = []
  for (let seat = 0; seat < s.seats; seat++) expected.push(scores[seat] / spread)
  return { expected, stage: 1 - seen.left / FIELDS.length, next: s.hand === NONE ? s.active : nextSeat(s, s.active) }
}

const spreadOf = ({ left, weights }: Survey): number => 1.5 + weights.spread * Math.sqrt(left)

export function terms(s: ApeTown, seat: Seat): Term<ApeTerm>[] {
  const seen = survey(s)
  const by = { points: zeros(), bundles: zeros(), bosses: zeros(), shares: zeros(), turns: zeros() }
  addTerms(s, seen, by)
  return TERMS.map((term) => ({ term, worth: by[term][seat] / spreadOf(seen) }))
}

export const value = chances({ outlook, result }, LAYERS)

/** A point at the end, and a choice before. */
const bundleWorth = (s: ApeTown, { left, weights }: Survey): number =>
  1 + (weights.earlyBundle / s.seats) * Math.min(1, left / 40)

/** What the next turn of each seat offers, in turn order, and an average for all turns after it. */
function addTurns(s: ApeTown, survey: Survey, bundle: number, scores: Float64Array): void {
  readDisplay(s)
  let gone = 0 // tiles of the display that seats before took, as bits
  for (let wait = 0; wait < s.seats && wait < survey.left; wait++) {
    const seat = (s.active + wait) % s.seats
    const turns = Math.ceil((survey.left - wait) / s.seats)
    scores[seat] += (turns - 1) * survey.weights.pointsPerTurn
    if (wait === 0 && s.hand !== NONE)
      scores[seat] += survey.weights.nextTurn * survey.offers[offer(s.hand, s.announced)]
    else gone |= addBestTile(s, survey, bundle, seat, gone, scores)
  }
}

/** What each tile of the display offers, as a place in `offers`; and the lists that was read from. */
const offered = new Int8Array(SEGMENTS.length)
const read: Pick<ApeTown, 'display' | 'tiles'> = { display: [], tiles: [] }

function readDisplay({ display, tiles }: ApeTown): void {
  if (read.display === display && read.tiles === tiles) return
  read.display = display
  read.tiles = tiles
  for (let i = 0; i < display.length; i++) offered[i] = offer(tiles[display[i]], SEGMENT_COLOUR[segmentOf(display[i])])
}

/** Adds what the best tile within reach brings; returns its bit. */
function addBestTile(
  s: ApeTown,
  { offers, weights }: Survey,
  bundle: number,
  seat: Seat,
  gone: number,
  scores: Float64Array,
): number {
  const { beside } = s
  const purse = s.purse[seat]
  let best = 0
  let bit = 0
  let price = 0
  for (let i = 0; i < beside.length && price <= purse; i++) {
    if (gone & (1 << i)) continue
    const gain = offers[offered[i]] + (beside[i] - price) * bundle
    if (bit === 0 || gain > best) {
      best = gain
      bit = 1 << i
    }
    price++
  }
  scores[seat] += weights.nextTurn * best
  return bit
}

/** What a tile brings on the best field of a colour, as a place in `offers`. */
const offer = (tile: number, colour: number): number => colour * TILES.length + tile
