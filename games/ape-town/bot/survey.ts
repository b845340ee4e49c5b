import {
  ADJACENT,
  CELLS,
  COLOURS,
  DISTRICT_COLOUR,
  DISTRICT_FIELDS,
  DISTRICT_OF,
  DISTRICTS,
  FIELDS,
  FREE,
  isApe,
  LEMUR,
  MANDRILL,
  NEIGHBOURS,
  ORANGUTAN,
  POST,
  TARSIER,
  TILES,
  VALUE,
} from '../data.ts'
import type { ApeTown } from '../state.ts'
import { WEIGHTS } from './weights.generated.ts'
import type { ApeWeights } from './weights.ts'

export const OWNERS = 4
const counts = (length: number): Int16Array => new Int16Array(length)
const sums = (length: number): Float64Array => new Float64Array(length)

/** Counts as nothing. */
const UNKNOWN: readonly number[] = CELLS.map(() => FREE - 1)

/**
 * What is to be known of the city. There is one for all positions: a search values millions of them, and as a move changes one cell,
 * most of what was found in the last one still holds. It is no argument of what reads it, as lists that are always the same are read faster.
 */
const seen = {
  weights: WEIGHTS[2],
  seats: 0,
  /** What lies on each cell, and whose disc. */
  city: UNKNOWN,
  discs: UNKNOWN,
  /** Free fields in all: as many turns are left. */
  left: 0,
  /** Per district: free fields, value of the apes, lemurs of anybody. */
  free: counts(DISTRICTS.length),
  apes: counts(DISTRICTS.length),
  lemurs: counts(DISTRICTS.length),
  /** All that these and the next two say of a district, as one number; and what it was when the district was surveyed. */
  lot: sums(DISTRICTS.length),
  surveyed: sums(DISTRICTS.length),
  /** By owner, district × 4 + seat: orang-utans, lemurs, what can be expected as boss and from the neighbours. */
  strong: counts(DISTRICTS.length * OWNERS),
  clever: counts(DISTRICTS.length * OWNERS),
  boss: sums(DISTRICTS.length * OWNERS),
  shares: sums(DISTRICTS.length * OWNERS),
  /** By owner: the sums of these two. */
  asBoss: sums(OWNERS),
  asSharer: sums(OWNERS),
  /** Per cell: posts beside it, and value of the apes beside it. */
  postsAt: counts(CELLS.length),
  apesAt: counts(CELLS.length),
  /** What a tile brings on the best field of a colour: colour × 6 + tile. */
  offers: sums(COLOURS.length * TILES.length),
}
export type Survey = Readonly<typeof seen>

/** What a district offers: the amounts of posts and of apes that are beside its free fields, as bits; points to an orang-utan and to a lemur. */
const offered = {
  posts: new Int32Array(DISTRICTS.length),
  beside: new Int32Array(DISTRICTS.length),
  strong: sums(DISTRICTS.length),
  clever: sums(DISTRICTS.length),
}

const bits = (districts: readonly number[]): number => districts.reduce((all, d) => (d < 0 ? all : all | (1 << d)), 0)
const CELL_COUNT = CELLS.length
/** Districts, as bits: of a cell; of the cells around it; around a district, with the district itself. */
const WITHIN: readonly number[] = DISTRICT_OF.map((d) => bits([d]))
const BESIDE: readonly number[] = ADJACENT.map((cells) => bits(cells.map((cell) => DISTRICT_OF[cell])))
const AROUND: readonly number[] = NEIGHBOURS.map((others, d) => bits([d, ...others]))

export function survey(s: ApeTown, weights: ApeWeights = WEIGHTS[s.seats]): Survey {
  if (seen.weights !== weights || seen.seats !== s.seats) forget(weights, s.seats)
  if (seen.city !== s.city || seen.discs !== s.discs) lookAround(s)
  return seen
}

/** Districts are to be surveyed again, by other weights or for another number of seats. */
function forget(weights: ApeWeights, seats: number): void {
  seen.weights = weights
  seen.seats = seats
  for (const found of [seen.surveyed, strengths, leads]) found.fill(Number.NaN)
  for (let cell = 0; cell < CELL_COUNT; cell++) count(cell, seen.city[cell], seen.discs[cell], -1)
  seen.city = UNKNOWN
  seen.discs = UNKNOWN
}

/** Surveys what is not as it was in the last position. */
function lookAround({ city, discs }: ApeTown): void {
  const { city: tiles, discs: owners } = seen
  let touched = 0
  for (let cell = nextChange(tiles, city, 0); cell < CELL_COUNT; cell = nextChange(tiles, city, cell + 1))
    touched |= recount(cell, city[cell], discs[cell])
  if (owners !== discs)
    for (let cell = nextChange(owners, discs, 0); cell < CELL_COUNT; cell = nextChange(owners, discs, cell + 1))
      if (tiles[cell] === city[cell]) touched |= recount(cell, city[cell], discs[cell])
  seen.city = city
  seen.discs = discs
  let changed = 0
  for (let d = 0; d < DISTRICTS.length; d++) {
    if ((touched & (1 << d)) === 0) continue
    surveyFields(city, d)
    if (seen.lot[d] === seen.surveyed[d]) continue
    seen.surveyed[d] = seen.lot[d]
    changed |= 1 << d
    surveyBoss(d)
  }
  if (touched !== 0) offerFields()
  if (changed === 0) return
  for (let d = 0; d < DISTRICTS.length; d++) if (changed & AROUND[d]) surveyShares(d)
  offerDistricts()
  addUp(seen.boss, seen.asBoss)
  addUp(seen.shares, seen.asSharer)
}

/** What each seat can expect in all districts; nothing in full ones, which have been scored. */
function addUp(points: Float64Array, bySeat: Float64Array): void {
  for (let seat = 0; seat < seen.seats; seat++) {
    let sum = 0
    for (let at = seat; at < points.length; at += OWNERS) sum += points[at]
    bySeat[seat] = sum
  }
}

/** The next cell from there on that is not as it was. */
function nextChange(before: readonly number[], now: readonly number[], from: number): number {
  for (let cell = from; cell < CELL_COUNT; cell++) if (before[cell] !== now[cell]) return cell
  return CELL_COUNT
}

/** Counts what lies on a cell now instead of what did; returns the districts that this may concern, as bits. */
function recount(cell: number, tile: number, owner: number): number {
  const was = seen.city[cell]
  count(cell, was, seen.discs[cell], -1)
  count(cell, tile, owner, 1)
  return isCountedBeside(was) || isCountedBeside(tile) ? BESIDE[cell] | WITHIN[cell] : WITHIN[cell]
}

const isCountedBeside = (tile: number): boolean => tile === POST || isApe(tile)

/** Adds what lies on a cell to what is counted, or takes it away. */
function count(cell: number, tile: number, owner: number, more: 1 | -1): void {
  const d = DISTRICT_OF[cell]
  if (tile < FREE) return
  if (d >= 0) seen.lot[d] += more * LOT[(tile + 1) * (OWNERS + 1) + owner + 1]
  if (tile === FREE) {
    seen.left += more
    seen.free[d] += more
    return
  }
  if (tile === POST) return addAround(seen.postsAt, cell, more)
  const value = more * VALUE[tile]
  if (value !== 0) addAround(seen.apesAt, cell, value)
  if (d < 0) return
  if (tile === LEMUR) seen.lemurs[d] += more
  seen.apes[d] += value
  if (owner < 0) return
  if (tile === LEMUR) seen.clever[d * OWNERS + owner] += more
  if (tile === ORANGUTAN) seen.strong[d * OWNERS + owner] += more
}

function addAround(amounts: Int16Array, cell: number, more: number): void {
  const around = ADJACENT[cell]
  for (let i = 0; i < around.length; i++) amounts[around[i]] += more
}

/** What a tile adds to the lot of its district, by tile and owner: each of the sums has its own bits of the number. */
const LOT: readonly number[] = [FREE, ...TILES.keys()].flatMap((tile) =>
  Array.from({ length: OWNERS + 1 }, (_, i) => {
    const owner = i - 1
    if (tile === FREE) return 1
    if (isApe(tile)) return 2 ** 4 * VALUE[tile]
    if (tile === POST) return 0
    const owned = owner < 0 ? 0 : 2 ** (13 + 4 * owner)
    return tile === LEMUR ? 2 ** 9 + 2 ** 16 * owned : owned
  }),
)

function surveyFields(city: readonly number[], d: number): void {
  const { postsAt, apesAt } = seen
  const fields = DISTRICT_FIELDS[d]
  let [posts, apes] = [0, 0]
  for (let i = 0; i < fields.length; i++) {
    const cell = fields[i]
    if (city[cell] !== FREE) continue
    posts |= 1 << postsAt[cell]
    apes |= 1 << apesAt[cell]
  }
  offered.posts[d] = posts
  offered.beside[d] = apes
}

/** The boss of a district gets its apes, also those to come; the more fields are free, the less a lead means. */
function surveyBoss(d: number): void {
  const { weights: w, seats, boss } = seen
  const free = seen.free[d]
  const first = d * OWNERS
  if (free === 0) return nothingIn(boss, offered.strong, d) // it has been scored
  let [sum, most, second] = [0, 0, 0]
  for (let at = first; at < first + seats; at++) {
    const weight = strength(seen.strong[at], seen.clever[at], free)
    boss[at] = weight
    sum += weight
    second = Math.max(second, Math.min(most, weight))
    most = Math.max(most, weight)
  }
  const points = seen.apes[d] + w.apesPerField * free
  const each = points / (sum + second) // nobody is boss about as often as the second in line is
  for (let at = first; at < first + seats; at++) boss[at] *= each
  offered.strong[d] = points * w.bossByOne
}

/** So many orang-utans of a seat make a difference, none included; so many lemurs do. */
const STRONG = TILES[ORANGUTAN].count + 1
const CLEVER = 3

/** By orang-utans, lemurs and free fields: what was found by the weights of the last position. */
const strengths = sums(FIELDS.length * STRONG * CLEVER)

/** How much orang-utans and lemurs weigh among those of all seats while so many fields are free. */
function strength(strong: number, clever: number, free: number): number {
  const at = (free * STRONG + strong) * CLEVER + Math.min(CLEVER - 1, clever)
  if (Number.isNaN(strengths[at])) {
    const { bossDoubt, bossDoubtPerField, lemur, lastLemur } = seen.weights
    const sharpness = 1 / (bossDoubt + bossDoubtPerField * free)
    const tieBreak = lemur + lastLemur / free // lemurs only break ties
    strengths[at] = Math.exp(sharpness * (strong + tieBreak * Math.min(1, clever / 2)))
  }
  return strengths[at]
}

function nothingIn(points: Float64Array, offer: Float64Array, d: number): void {
  for (let at = d * OWNERS; at < (d + 1) * OWNERS; at++) points[at] = 0
  offer[d] = 0
}

/** Seats with a lemur in a district share the apes of neighbours with fewer lemurs, if it stays so. */
function surveyShares(d: number): void {
  const { weights: w, seats, clever, shares } = seen
  const first = d * OWNERS
  if (seen.free[d] === 0) return nothingIn(shares, offered.clever, d)
  const points = inferiorApes(d)
  const join = Math.min(0.5, (w.lemursPerField * seen.free[d]) / seats)
  let takers = 0
  for (let at = first; at < first + seats; at++) takers += clever[at] > 0 ? 1 : join
  for (let at = first; at < first + seats; at++) {
    const taking = clever[at] > 0 ? 1 : join
    shares[at] = (taking * points) / (takers - taking + 1)
  }
  offered.clever[d] = (points * w.shareByOne) / (takers + 1 - join)
}

/** The apes that a scoring of this district is expected to find in inferior neighbours, by who has more lemurs now. */
function inferiorApes(d: number): number {
  const free = seen.free[d]
  const lemurs = Math.max(1, seen.lemurs[d]) // without one nobody takes part
  const neighbours = NEIGHBOURS[d]
  let points = 0
  for (let i = 0; i < neighbours.length; i++) {
    const n = neighbours[i]
    const meanwhile = Math.min(free, seen.free[n])
    const chance = chanceToLead(lemurs - seen.lemurs[n], free + meanwhile)
    points += chance * (seen.apes[n] + seen.weights.apesPerField * meanwhile)
  }
  return points
}

/** Twice as many as there are lemurs, which is more than a lead can differ. */
const LEADS = 2 * TILES[LEMUR].count

/** By the lead in lemurs and by the fields that are free: what was found by the weights of the last position. */
const leads = sums(FIELDS.length * LEADS)

/** The chance that a lead in lemurs lasts until so many more fields are taken. */
function chanceToLead(lead: number, fields: number): number {
  const at = fields * LEADS + lead + LEADS / 2
  if (Number.isNaN(leads[at])) {
    const { shareDoubt, shareDoubtPerField } = seen.weights
    leads[at] = 1 / (1 + Math.exp(-(lead - 0.5) / (shareDoubt + shareDoubtPerField * fields)))
  }
  return leads[at]
}

/** A colour offers the best of its fields to apes and posts; one without a free field what any other does [APE-4.12]. */
function offerFields(): void {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const first = colour * TILES.length
    const posts = mostOf(offered.posts, colour)
    for (let ape = TARSIER; ape <= MANDRILL; ape++) seen.offers[first + ape] = VALUE[ape] * posts
    seen.offers[first + POST] = mostOf(offered.beside, colour)
  }
}

function mostOf(amounts: Int32Array, colour: number): number {
  return 31 - Math.clz32(among(amounts, BY_COLOUR[colour]) || among(amounts, ALL) || 1)
}

function among(amounts: Int32Array, districts: readonly number[]): number {
  let all = 0
  for (let i = 0; i < districts.length; i++) all |= amounts[districts[i]]
  return all
}

/** To orang-utans and lemurs it offers the best of its districts. */
function offerDistricts(): void {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const own = BY_COLOUR[colour]
    const districts = among(offered.posts, own) === 0 ? ALL : own
    const first = colour * TILES.length
    seen.offers[first + ORANGUTAN] = best(offered.strong, districts)
    seen.offers[first + LEMUR] = best(offered.clever, districts)
  }
}

const ALL: readonly number[] = DISTRICTS.map((_, d) => d)
const BY_COLOUR: readonly (readonly number[])[] = COLOURS.map((_, colour) =>
  ALL.filter((d) => DISTRICT_COLOUR[d] === colour),
)

function best(offers: Float64Array, districts: readonly number[]): number {
  let most = 0
  for (let i = 0; i < districts.length; i++) if (offers[districts[i]] > most) most = offers[districts[i]]
  return most
}
