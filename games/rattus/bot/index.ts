import { chances } from '#bots/chances.ts'
import type { Outlook, Term } from '#engine/game.ts'
import { kept } from '#engine/kept.ts'
import { nextSeat, type Seat } from '#engine/state.ts'
import { CUBES, REGIONS_IN_USE } from '../data.ts'
import { result } from '../rules/end.ts'
import { inFinalRound, ratSupply, tokensInGame, type Rattus } from '../state.ts'
import { LAYERS } from './layers.generated.ts'
import { expectationOf, type Expectation } from './expectation.ts'
import { SEATS } from './odds.ts'
import { addProspects, FINAL_ACTION, TURN_ACTION } from './prospects.ts'
import { WEIGHTS } from './weights.generated.ts'
import type { RatWeights } from './weights.ts'

/** Stages before the final round; that one stands alone. */
const LAST_STAGE = 0.8

/** The cubes that each seat can expect, which say the more the fewer turns are left. */
export function outlook(s: Rattus, w: RatWeights = WEIGHTS[s.seats]): Outlook {
  const turns = turnsLeft(s, w)
  const expected = NOTHING[s.seats].slice()
  const { next } = addCubes(s, turns / s.seats, w, together)
  const divisor = doubt(turns, w)
  for (let seat = 0; seat < s.seats; seat++) expected[seat] = sums[seat] / divisor
  const stage = inFinalRound(s) ? 1 : LAST_STAGE * (1 - turns / mostTurns(s.seats, w))
  return { expected, stage, next: hasBegun(s, next) ? nextSeat(s, s.active) : s.active }
}

/** For each number of seats, as many numbers that are told not to be whole: a copy has room for what seats can expect. */
const NOTHING = REGIONS_IN_USE.map((_, seats) => Array<number>(seats).fill(0.5))

/** Whether the active seat has done something in its turn. */
function hasBegun(s: Rattus, next: string): boolean {
  if (next === FINAL_ACTION) return s.used !== 0
  return next !== TURN_ACTION || s.taken || s.placed || s.used !== 0
}

/** The more turns are left, the less a cube says. */
const doubt = (turns: number, w: RatWeights): number => 1 + w.doubt * turns

export const value = chances({ outlook, result }, LAYERS)

/** Until the rats run out, or the first seat has placed all its cubes [RAT-5.1]. */
function turnsLeft(s: Rattus, { ratsDrawn, placed }: RatWeights): number {
  if (inFinalRound(s)) return 0
  let least = CUBES
  for (let seat = 0; seat < s.seats; seat++) if (s.supply[seat] < least) least = s.supply[seat]
  return Math.min(ratSupply(s) / ratsDrawn, (least * s.seats) / placed)
}

/** Turns left at the start. */
const mostTurns = kept((seats: number, { ratsDrawn, placed }: RatWeights): number =>
  Math.min(FIRST_SUPPLY[seats] / ratsDrawn, (CUBES * seats) / placed),
)

/** The rat supply at the start, by the number of seats [RAT-3.4]. */
const FIRST_SUPPLY = REGIONS_IN_USE.map((regions, seats) => tokensInGame({ seats }) - regions)

/** What speaks for a seat. */
export type RatTerm = 'cubes' | 'prospects' | 'palace' | 'supply' | 'cards'
const TERMS: readonly RatTerm[] = ['cubes', 'prospects', 'palace', 'supply', 'cards']

type ByTerm = Readonly<Record<RatTerm, Float64Array>>

const none = (): Float64Array => new Float64Array(SEATS)
const sums = none()
const together: ByTerm = { cubes: sums, prospects: sums, palace: sums, supply: sums, cards: sums }

/** Adds the cubes that each seat can expect at the end, with so many turns left for each; terms may share a list, which the first one begins anew. */
function addCubes(s: Rattus, turns: number, w: RatWeights, by: ByTerm): Expectation {
  const { cubes, prospects, palace, supply, cards } = by
  const e = expectationOf(s, turns, w)
  for (let seat = 0; seat < s.seats; seat++) cubes[seat] = e.total[seat]
  addProspects(s, e, prospects)
  const surviving = 1 - w.hazard * turns
  for (let seat = 0; seat < s.seats; seat++) {
    cubes[seat] *= surviving
    if (prospects !== cubes) prospects[seat] *= surviving
    palace[seat] += s.palace[seat]
    supply[seat] += Math.min(s.supply[seat], w.placed * turns) * w.surviving
  }
  const uses = inFinalRound(s) ? 0 : Math.min(w.kept, turns + w.lastUse)
  for (let card = 0; card < w.card.length; card++) if (s.cards[card] >= 0) cards[s.cards[card]] += w.card[card] * uses
  return e
}

export function terms(s: Rattus, seat: Seat): Term<RatTerm>[] {
  const w = WEIGHTS[s.seats]
  const turns = turnsLeft(s, w)
  const by = { cubes: none(), prospects: none(), palace: none(), supply: none(), cards: none() }
  addCubes(s, turns / s.seats, w, by)
  return TERMS.map((term) => ({ term, worth: by[term][seat] / doubt(turns, w) }))
}
