import { seatsOf } from '#engine/state.ts'
import { wait } from '../rules/end.ts'
import { cubesOnBoard, inFinalRound, ratSupply, type Rattus } from '../state.ts'
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

/** The chance of each seat to win, about: the cubes it can expect against those of the others. */
export function value(s: Rattus): number[] {
  if (s.agenda.length === 0) return won(s)
  const turns = turnsLeft(s)
  const chance = expectedCubes(s, turns / s.seats)
  const doubt = 1 + 0.12 * turns
  const most = Math.max(...chance)
  let total = 0
  for (let seat = 0; seat < s.seats; seat++) total += chance[seat] = Math.exp((chance[seat] - most) / doubt)
  for (let seat = 0; seat < s.seats; seat++) chance[seat] /= total
  return chance
}

/** Most cubes, and of tied seats the one that waits least [RAT-5.12, 5.13]. */
function won(s: Rattus): number[] {
  const rank = seatsOf(s).map((seat) => cubesOnBoard(s, seat) - wait(s, seat) / s.seats)
  const best = Math.max(...rank)
  return rank.map((r) => (r === best ? 1 : 0))
}

/** Until the rats run out, or the first seat has placed all its cubes [RAT-5.1]. */
function turnsLeft(s: Rattus): number {
  if (inFinalRound(s)) return 0
  let turns = ratSupply(s) / RATS_DRAWN
  for (let seat = 0; seat < s.seats; seat++) turns = Math.min(turns, (s.supply[seat] * s.seats) / PLACED)
  return turns
}

/** Cubes of each seat at the end, with so many turns left for each. */
function expectedCubes(s: Rattus, turns: number): number[] {
  const hope = Math.min(1, turns)
  const e = expectationOf(s, { near: NEAR * hope, far: FAR * hope })
  const cubes = Array<number>(s.seats).fill(0)
  for (let i = 0; i < e.base.length; i++) cubes[i % s.seats] += e.base[i]
  addProspects(s, e, cubes)
  for (let seat = 0; seat < s.seats; seat++) {
    const toCome = Math.min(s.supply[seat], PLACED * turns) * SURVIVING
    cubes[seat] = cubes[seat] * (1 - HAZARD * turns) + s.palace[seat] + toCome
  }
  const uses = inFinalRound(s) ? 0 : Math.min(KEPT, turns + 0.5)
  for (let card = 0; card < CARD.length; card++) if (s.cards[card] >= 0) cubes[s.cards[card]] += CARD[card] * uses
  return cubes
}
