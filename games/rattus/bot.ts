import type { Step } from '#engine/state.ts'
import { MERCHANT_CUBES, MOST_RATS, NEIGHBOURS, PEASANT } from './data.ts'
import { expectationOf, survivors, type Expectation } from './expectation.ts'
import { wait } from './rules/end.ts'
import { cubesOf, cubesOnBoard, holds, inFinalRound, ratSupply, regionsInUse, type Rattus } from './state.ts'

/** What an ability is worth in each turn to come, in cubes; in the order of the cards. */
export const ABILITY = [0.45, 0.4, 0.3, 0.5, 0.4, 0.2]
export const W = {
  rats: 1.5,
  place: 2.3,
  survive: 0.6,
  standard: 1.8,
  hazard: 0.02,
  damp: 0.8,
  tau: 1,
  tauTurn: 0.12,
  holdMost: 3,
  pace: 0.01,
  others: 1,
}

/** The chance of each seat to win, about: its expected cubes at the end against those of the others. */
export function value(s: Rattus): number[] {
  const cubes = s.agenda.length === 0 ? finalCubes(s) : expectedCubes(s)
  const doubt = s.agenda.length === 0 ? 0.02 : W.tau + W.tauTurn * turnsLeft(s)
  const best = Math.max(...cubes)
  let total = 0
  for (let seat = 0; seat < s.seats; seat++) total += cubes[seat] = Math.exp((cubes[seat] - best) / doubt)
  for (let seat = 0; seat < s.seats; seat++) cubes[seat] /= total
  return cubes
}

/** The real ones, the seat that wins ties a little before the others [RAT-5.13]. */
function finalCubes(s: Rattus): number[] {
  const cubes: number[] = []
  for (let seat = 0; seat < s.seats; seat++) cubes.push(cubesOnBoard(s, seat) - wait(s, seat) / s.seats)
  return cubes
}

/** About one and a half rats leave the supply in a turn. */
function turnsLeft(s: Rattus): number {
  if (inFinalRound(s)) return 0
  let turns = ratSupply(s) / W.rats
  for (let seat = 0; seat < s.seats; seat++) turns = Math.min(turns, (s.supply[seat] / W.pace) * s.seats)
  return turns
}

function expectedCubes(s: Rattus): number[] {
  const own = turnsLeft(s) / s.seats
  const cubes = s.palace.slice()
  const e = expectationOf(s, W.damp, W.hazard * own)
  for (let region = 0; region < regionsInUse(s); region++) survivors(s, e, region, 0, 0, 1, cubes)
  for (let seat = 0; seat < s.seats; seat++) cubes[seat] += Math.min(s.supply[seat], W.place * own) * W.survive
  addAbilities(s, cubes, own)
  addProspect(s, e, cubes)
  return cubes
}

/** Cards serve in the turns to come, as long as nobody takes them away. */
function addAbilities(s: Rattus, cubes: number[], turns: number): void {
  const uses = inFinalRound(s) ? 0 : Math.min(turns, W.holdMost) + 0.5
  for (let card = 0; card < s.cards.length; card++) {
    if (s.cards[card] >= 0) cubes[s.cards[card]] += ABILITY[card] * uses
  }
}

/** What the seat to decide is about to gain by the best end of what it has begun. */
function addProspect(s: Rattus, e: Expectation, cubes: number[]): void {
  const step = s.agenda[s.agenda.length - 1] as Step & { region: number; to: number }
  const best: number[] = []
  switch (step.do) {
    case 'monk-token':
    case 'monk-to':
      bestPush(s, e, step.region, best)
      break
    case 'merchant-to':
      for (const to of NEIGHBOURS[s.seats][step.region]) bestTravel(s, e, step.region, to, best)
      break
    case 'merchant-count':
      bestTravel(s, e, step.region, step.to, best)
      break
    case 'place-count':
      tryPlacing(s, e, step.region, best)
      break
    case 'turn-action':
      break
  }
  for (let seat = 0; seat < best.length; seat++) cubes[seat] += best[seat]
  if (!s.placed && s.turn > 0 && !inFinalRound(s)) addPlacing(s, e, cubes)
}

function addPlacing(s: Rattus, e: Expectation, cubes: number[]): void {
  const best: number[] = []
  for (let region = 0; region < regionsInUse(s); region++) tryPlacing(s, e, region, best)
  for (let seat = 0; seat < best.length; seat++) cubes[seat] += best[seat]
  cubes[s.active] -= W.standard
}

function tryPlacing(s: Rattus, e: Expectation, region: number, best: number[]): void {
  const most = s.rats[region] + (holds(s, PEASANT) ? 1 : 0)
  const cubes = Math.min(most, s.supply[s.active])
  if (cubes > 0) keepBest(s, best, change(s, e, region, 0, cubes))
}

function bestPush(s: Rattus, e: Expectation, region: number, best: number[]): void {
  const without = change(s, e, region, -1, 0)
  for (const to of NEIGHBOURS[s.seats][region]) {
    if (s.rats[to] < MOST_RATS) keepBest(s, best, sum(without, change(s, e, to, 1, 0)))
  }
}

function bestTravel(s: Rattus, e: Expectation, region: number, to: number, best: number[]): void {
  const most = Math.min(MERCHANT_CUBES, cubesOf(s, region, s.active))
  for (let n = 1; n <= most; n++) keepBest(s, best, sum(change(s, e, region, 0, -n), change(s, e, to, 0, n)))
}

/** How many more cubes each seat can expect with so many more rats and own cubes in a region. */
function change(s: Rattus, e: Expectation, region: number, rats: number, cubes: number): number[] {
  const by = Array<number>(s.seats).fill(0)
  survivors(s, e, region, rats, cubes, 1, by)
  survivors(s, e, region, 0, 0, -1, by)
  return by
}

const sum = (a: number[], b: number[]): number[] => a.map((x, i) => x + b[i])

/** Own cubes are what counts; others' losses help a little. */
function keepBest(s: Rattus, best: number[], by: number[]): void {
  if (best.length > 0 && margin(s, by) <= margin(s, best)) return
  for (let seat = 0; seat < s.seats; seat++) best[seat] = by[seat]
}

function margin(s: Rattus, by: number[]): number {
  let total = 0
  for (const cubes of by) total += cubes
  return by[s.active] - (W.others * (total - by[s.active])) / (s.seats - 1)
}
