import { chances } from '#bots/chances.ts'
import type { Outlook, Term } from '#engine/game.ts'
import { nextSeat, type Seat } from '#engine/state.ts'
import {
  ADJACENT,
  COLOURS,
  DISTRICT_COLOUR,
  DISTRICT_FIELDS,
  DISTRICTS,
  FIELDS,
  FREE,
  LEMUR,
  NEIGHBOURS,
  ORANGUTAN,
  POST,
  SEGMENT_COLOUR,
  TILES,
  VALUE,
} from '../data.ts'
import { result } from '../rules/end.ts'
import { LAYERS } from './layers.generated.ts'
import { WEIGHTS } from './weights.generated.ts'
import type { ApeWeights } from './weights.ts'
import { NONE, segmentOf, type ApeTown } from '../state.ts'

/** What speaks for a seat. */
export const TERMS = ['points', 'bundles', 'bosses', 'shares', 'turns'] as const
export type ApeTerm = (typeof TERMS)[number]

/** What each term adds to the expected scores, in the order in which they must be added. */
const ADD: Readonly<Record<ApeTerm, (s: ApeTown, survey: Survey, scores: number[]) => void>> = {
  points: (s, _, scores) => {
    for (let seat = 0; seat < s.seats; seat++) scores[seat] += s.score[seat]
  },
  bundles: addBundles,
  bosses: inOpenDistricts(addBoss),
  shares: inOpenDistricts(addShares),
  turns: (s, survey, scores) => {
    openFullColours(survey)
    addTurns(s, survey, scores)
  },
}

/** Expected final scores, which say the more the fewer fields are left. */
export function outlook(s: ApeTown, weights?: ApeWeights): Outlook {
  const seen = survey(s, weights)
  const expected = zeros(s.seats)
  for (let t = 0; t < TERMS.length; t++) ADD[TERMS[t]](s, seen, expected)
  const spread = spreadOf(seen)
  for (let seat = 0; seat < s.seats; seat++) expected[seat] /= spread
  return { expected, stage: 1 - seen.left / FIELDS.length, next: s.hand === NONE ? s.active : nextSeat(s, s.active) }
}

const spreadOf = ({ left, weights }: Survey): number => 1.5 + weights.spread * Math.sqrt(left)

export function terms(s: ApeTown, seat: Seat): Term<ApeTerm>[] {
  const seen = survey(s)
  return TERMS.map((term) => {
    const scores = zeros(s.seats)
    ADD[term](s, seen, scores)
    return { term, worth: scores[seat] / spreadOf(seen) }
  })
}

export const value = chances({ outlook, result }, LAYERS)

/** Full districts have been scored. */
function inOpenDistricts(add: (s: ApeTown, survey: Survey, d: number, scores: number[]) => void) {
  return (s: ApeTown, survey: Survey, scores: number[]): void => {
    for (let d = 0; d < DISTRICTS.length; d++) if (survey.free[d] > 0) add(s, survey, d, scores)
  }
}

const OWNERS = 4
const zeros = (length: number): number[] => Array<number>(length).fill(0)

/** What is to be known of every district and colour, counted once. */
const newSurvey = () => ({
  weights: WEIGHTS[2],
  /** Free fields in all: as many turns are left. */
  left: 0,
  /** Per district: free fields, value of the apes, lemurs of anybody. */
  free: zeros(DISTRICTS.length),
  apes: zeros(DISTRICTS.length),
  lemurs: zeros(DISTRICTS.length),
  /** Orang-utans and lemurs by owner: district × 4 + seat. */
  strong: zeros(DISTRICTS.length * OWNERS),
  clever: zeros(DISTRICTS.length * OWNERS),
  /** Per colour, on the best free field: posts beside it, apes beside it, what an orang-utan or a lemur may bring. */
  posts: zeros(COLOURS.length),
  beside: zeros(COLOURS.length),
  forStrong: zeros(COLOURS.length),
  forClever: zeros(COLOURS.length),
})
type Survey = ReturnType<typeof newSurvey>

/** One for all calls: a search values millions of positions, and making ten lists for each costs more than filling them. */
const reused = newSurvey()
const reusedLists = Object.values(reused).filter((list) => Array.isArray(list))

function survey(s: ApeTown, weights: ApeWeights = WEIGHTS[s.seats]): Survey {
  reused.weights = weights
  reused.left = 0
  for (let i = 0; i < reusedLists.length; i++) reusedLists[i].fill(0)
  for (let d = 0; d < reused.free.length; d++) surveyDistrict(s, d, reused)
  return reused
}

function surveyDistrict({ city, discs }: ApeTown, d: number, outlook: Survey): void {
  const fields = DISTRICT_FIELDS[d]
  const colour = DISTRICT_COLOUR[d]
  for (let i = 0; i < fields.length; i++) {
    const cell = fields[i]
    const tile = city[cell]
    const owner = discs[cell]
    if (tile === FREE) {
      outlook.free[d]++
      outlook.left++
      surveyField(city, cell, colour, outlook)
    } else if (tile === LEMUR) {
      outlook.lemurs[d]++
      if (owner >= 0) outlook.clever[d * OWNERS + owner]++
    } else if (tile === ORANGUTAN) {
      if (owner >= 0) outlook.strong[d * OWNERS + owner]++
    } else outlook.apes[d] += VALUE[tile]
  }
}

function surveyField(city: readonly number[], cell: number, colour: number, outlook: Survey): void {
  const around = ADJACENT[cell]
  const value = VALUE
  const post = POST
  let posts = 0
  let apes = 0
  for (let i = 0; i < around.length; i++) {
    const tile = city[around[i]]
    if (tile === post) posts++
    else if (tile >= 0) apes += value[tile]
  }
  if (posts > outlook.posts[colour]) outlook.posts[colour] = posts
  if (apes > outlook.beside[colour]) outlook.beside[colour] = apes
}

/** A colour without a free field offers what any other does [APE-4.12]. */
function openFullColours({ free, posts, beside, forStrong, forClever }: Survey): void {
  const room = zeros(COLOURS.length)
  for (let d = 0; d < free.length; d++) room[DISTRICT_COLOUR[d]] += free[d]
  for (let colour = 0; colour < room.length; colour++) {
    if (room[colour] > 0) continue
    for (const best of [posts, beside, forStrong, forClever]) best[colour] = Math.max(...best)
  }
}

/** A point at the end, and a choice before. */
const bundleWorth = (s: ApeTown, { left, weights }: Survey): number =>
  1 + (weights.earlyBundle / s.seats) * Math.min(1, left / 40)

function addBundles(s: ApeTown, outlook: Survey, scores: number[]): void {
  for (let seat = 0; seat < s.seats; seat++) scores[seat] += s.purse[seat] * bundleWorth(s, outlook)
}

const shares = zeros(OWNERS)

/** The boss of a district gets its apes, also those to come; the more fields are free, the less a lead means. */
function addBoss(s: ApeTown, outlook: Survey, d: number, scores: number[]): void {
  const free = outlook.free[d]
  const w = outlook.weights
  const sharpness = 1 / (w.bossDoubt + w.bossDoubtPerField * free)
  const lemur = w.lemur + w.lastLemur / free // lemurs only break ties
  let [sum, first, second] = [0, 0, 0]
  for (let seat = 0; seat < s.seats; seat++) {
    const strength = outlook.strong[d * OWNERS + seat] + lemur * Math.min(1, outlook.clever[d * OWNERS + seat] / 2)
    const weight = strength === 0 ? 1 : Math.exp(sharpness * strength)
    shares[seat] = weight
    sum += weight
    second = Math.max(second, Math.min(first, weight))
    first = Math.max(first, weight)
  }
  const points = outlook.apes[d] + w.apesPerField * free
  const each = points / (sum + second) // nobody is boss about as often as the second in line is
  for (let seat = 0; seat < s.seats; seat++) scores[seat] += shares[seat] * each
  const colour = DISTRICT_COLOUR[d]
  if (points * w.bossByOne > outlook.forStrong[colour]) outlook.forStrong[colour] = points * w.bossByOne
}

/** Seats with a lemur in a district share the apes of neighbours with fewer lemurs, if it stays so. */
function addShares(s: ApeTown, outlook: Survey, d: number, scores: number[]): void {
  const points = inferiorApes(outlook, d)
  const join = Math.min(0.5, (outlook.weights.lemursPerField * outlook.free[d]) / s.seats)
  let takers = 0
  for (let seat = 0; seat < s.seats; seat++) {
    shares[seat] = outlook.clever[d * OWNERS + seat] > 0 ? 1 : join
    takers += shares[seat]
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const taking = shares[seat]
    scores[seat] += (taking * points) / (takers - taking + 1)
  }
  const colour = DISTRICT_COLOUR[d]
  const gain = (points * outlook.weights.shareByOne) / (takers + 1 - join)
  if (gain > outlook.forClever[colour]) outlook.forClever[colour] = gain
}

/** The apes that a scoring of this district is expected to find in inferior neighbours, by who has more lemurs now. */
function inferiorApes(outlook: Survey, d: number): number {
  const free = outlook.free[d]
  const lemurs = Math.max(1, outlook.lemurs[d]) // without one nobody takes part
  const neighbours = NEIGHBOURS[d]
  let points = 0
  for (let i = 0; i < neighbours.length; i++) {
    const n = neighbours[i]
    const meanwhile = Math.min(free, outlook.free[n])
    const chance = chanceToLead(outlook.weights, lemurs - outlook.lemurs[n], free + meanwhile)
    points += chance * (outlook.apes[n] + outlook.weights.apesPerField * meanwhile)
  }
  return points
}

/** Twice as many as there are lemurs, which is more than a lead can differ. */
const LEADS = 2 * TILES[LEMUR].count

/** By the lead in lemurs and by the fields that are free; what was found with the weights of the last position. */
const leads = { weights: WEIGHTS[2], chance: new Float64Array(FIELDS.length * LEADS).fill(Number.NaN) }

/** The chance that a lead in lemurs lasts until so many more fields are taken. */
function chanceToLead(w: ApeWeights, lead: number, fields: number): number {
  if (leads.weights !== w) {
    leads.weights = w
    leads.chance.fill(Number.NaN)
  }
  const at = fields * LEADS + lead + LEADS / 2
  if (Number.isNaN(leads.chance[at]))
    leads.chance[at] = 1 / (1 + Math.exp(-(lead - 0.5) / (w.shareDoubt + w.shareDoubtPerField * fields)))
  return leads.chance[at]
}

/** What the next turn of each seat offers, in turn order, and an average for all turns after it. */
function addTurns(s: ApeTown, outlook: Survey, scores: number[]): void {
  let gone = 0 // tiles of the display that seats before took, as bits
  for (let wait = 0; wait < s.seats && wait < outlook.left; wait++) {
    const seat = (s.active + wait) % s.seats
    const turns = Math.ceil((outlook.left - wait) / s.seats)
    scores[seat] += (turns - 1) * outlook.weights.pointsPerTurn
    if (wait === 0 && s.hand !== NONE) scores[seat] += outlook.weights.nextTurn * offer(outlook, s.hand, s.announced)
    else gone |= addBestTile(s, outlook, seat, gone, scores)
  }
}

/** Adds what the best tile within reach brings; returns its bit. */
function addBestTile(s: ApeTown, outlook: Survey, seat: Seat, gone: number, scores: number[]): number {
  const bundle = bundleWorth(s, outlook)
  let [best, bit, price] = [0, 0, 0]
  for (let i = 0; i < s.display.length && price <= s.purse[seat]; i++) {
    if (gone & (1 << i)) continue
    const tile = s.display[i]
    const gain = offer(outlook, s.tiles[tile], SEGMENT_COLOUR[segmentOf(tile)]) + (s.beside[i] - price) * bundle
    if (bit === 0 || gain > best) [best, bit] = [gain, 1 << i]
    price++
  }
  scores[seat] += outlook.weights.nextTurn * best
  return bit
}

/** What a tile brings on the best field of a colour. */
function offer(outlook: Survey, tile: number, colour: number): number {
  if (tile === POST) return outlook.beside[colour]
  if (tile === ORANGUTAN) return outlook.forStrong[colour]
  if (tile === LEMUR) return outlook.forClever[colour]
  return VALUE[tile] * outlook.posts[colour]
}
