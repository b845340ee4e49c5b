import { chances } from '#bots/chances.ts'
import type { Outlook, Term } from '#engine/game.ts'
import { nextSeat, type Seat } from '#engine/state.ts'
import { CUBES, REGIONS_IN_USE } from '../data.ts'
import { result } from '../rules/end.ts'
import { inFinalRound, ratSupply, tokensInGame, type Rattus } from '../state.ts'
import { LAYERS } from './layers.generated.ts'
import { expectationOf } from './expectation.ts'
import { addProspects } from './prospects.ts'

/** What a card brings in a turn, in cubes, beyond what can be seen on the board; in the order of `CARDS`. */
const CARD = [0.45, 0.2, 0.3, 0.6, 0.2, 0.2]
/** Turns for which one may hope to keep a card. */
const KEPT = 3

/** Rats drawn in a turn, cubes placed in a turn, and the share of these that will survive. */
const RATS_DRAWN = 1.5
const PLACED = 2.4
const SURVIVING = 0.5

/** Cubes that will get away from the rats around them: near the plague, and far from it. */
const NEAR = 0.2
const FAR = 0.3
/** The share of cubes lost in a turn to rats still to come; the palace is safe. */
const HAZARD = 0.02

/** Stages before the final round; that one stands alone. */
const LAST_STAGE = 0.8

/** The cubes that each seat can expect, which say the more the fewer turns are left. */
export function outlook(s: Rattus): Outlook {
  const turns = turnsLeft(s)
  const expected = none(s)
  const all = { cubes: expected, prospects: expected, palace: expected, supply: expected, cards: expected }
  addCubes(s, turns / s.seats, all)
  for (let seat = 0; seat < s.seats; seat++) expected[seat] /= doubt(turns)
  const stage = inFinalRound(s) ? 1 : LAST_STAGE * (1 - turns / MOST_TURNS[s.seats])
  return { expected, stage, next: hasBegun(s) ? nextSeat(s, s.active) : s.active }
}

/** Whether the active seat has done something in its turn. */
function hasBegun(s: Rattus): boolean {
  const { do: step } = s.agenda[s.agenda.length - 1]
  if (step === 'final-action') return s.used !== 0
  return step !== 'turn-action' || s.taken || s.placed || s.used !== 0
}

/** The more turns are left, the less a cube says. */
const doubt = (turns: number): number => 1 + 0.12 * turns

export const value = chances({ outlook, result }, LAYERS)

/** Until the rats run out, or the first seat has placed all its cubes [RAT-5.1]. */
function turnsLeft(s: Rattus): number {
  if (inFinalRound(s)) return 0
  let turns = ratSupply(s) / RATS_DRAWN
  for (let seat = 0; seat < s.seats; seat++) turns = Math.min(turns, (s.supply[seat] * s.seats) / PLACED)
  return turns
}

/** Turns left at the start, by the number of seats. */
const MOST_TURNS = [2, 3, 4].reduce<Record<number, number>>((turns, seats) => {
  const supply = tokensInGame({ seats }) - REGIONS_IN_USE[seats]
  return { ...turns, [seats]: Math.min(supply / RATS_DRAWN, (CUBES * seats) / PLACED) }
}, {})

/** What speaks for a seat. */
export type RatTerm = 'cubes' | 'prospects' | 'palace' | 'supply' | 'cards'
const TERMS: readonly RatTerm[] = ['cubes', 'prospects', 'palace', 'supply', 'cards']

type ByTerm = Readonly<Record<RatTerm, number[]>>

/** Adds the cubes that each seat can expect at the end, with so many turns left for each; terms may share a list. */
function addCubes(s: Rattus, turns: number, { cubes, prospects, palace, supply, cards }: ByTerm): void {
  const hope = Math.min(1, turns)
  const e = expectationOf(s, { near: NEAR * hope, far: FAR * hope })
  for (let i = 0; i < e.base.length; i++) cubes[i % s.seats] += e.base[i]
  addProspects(s, e, prospects)
  const surviving = 1 - HAZARD * turns
  for (let seat = 0; seat < s.seats; seat++) {
    cubes[seat] *= surviving
    if (prospects !== cubes) prospects[seat] *= surviving
    palace[seat] += s.palace[seat]
    supply[seat] += Math.min(s.supply[seat], PLACED * turns) * SURVIVING
  }
  const uses = inFinalRound(s) ? 0 : Math.min(KEPT, turns + 0.5)
  for (let card = 0; card < CARD.length; card++) if (s.cards[card] >= 0) cards[s.cards[card]] += CARD[card] * uses
}

const none = (s: Rattus): number[] => Array<number>(s.seats).fill(0)

export function terms(s: Rattus, seat: Seat): Term<RatTerm>[] {
  const turns = turnsLeft(s)
  const by = { cubes: none(s), prospects: none(s), palace: none(s), supply: none(s), cards: none(s) }
  addCubes(s, turns / s.seats, by)
  return TERMS.map((term) => ({ term, worth: by[term][seat] / doubt(turns) }))
}
