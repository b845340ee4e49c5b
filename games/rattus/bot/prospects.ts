import { finalAction, merchantCount, merchantTo, monkTo, monkToken, placeCount, turnAction } from '../steps.ts'
import type { Step } from '#engine/state.ts'
import { MERCHANT, MERCHANT_CUBES, MONK, MOST_RATS, NEIGHBOURS, PEASANT } from '../data.ts'
import { canUse } from '../rules/abilities.ts'
import { cubesOf, holds, inFinalRound, regionsInUse, type Rattus } from '../state.ts'
import { survivors, type Expectation } from './expectation.ts'

/** How a change of the board changes the cubes each seat can expect, and what that is worth to the active seat. */
interface Change {
  readonly by: readonly number[]
  readonly worth: number
}

const NO_CHANGE: Change = { by: [], worth: -Infinity }

/** Adds the best that the seat to decide can make of what it has begun, or may still begin in this turn. */
export function addProspects(s: Rattus, e: Expectation, cubes: number[]): void {
  const step = s.agenda[s.agenda.length - 1] as Step & { region: number; to: number }
  if (monkToken.is(step) || monkTo.is(step)) add(bestPush(s, e, step.region), 1, cubes)
  else if (merchantTo.is(step)) add(bestTravel(s, e, step.region), 1, cubes)
  else if (merchantCount.is(step)) add(travel(s, e, step.region, step.to), 1, cubes)
  else if (placeCount.is(step)) add(placing(s, e, step.region), 1, cubes)
  else if (turnAction.is(step) || finalAction.is(step)) addAbilities(s, e, cubes)
  if (s.turn > 0 && !s.placed && !inFinalRound(s)) {
    add(bestPlacing(s, e), 1, cubes)
    cubes[s.active] -= e.weights.usualPlacing
  }
}

function addAbilities(s: Rattus, e: Expectation, cubes: number[]): void {
  let push = NO_CHANGE
  let move = NO_CHANGE
  const monk = canUse(s, MONK)
  const merchant = canUse(s, MERCHANT)
  for (let region = 0; region < regionsInUse(s); region++) {
    if (monk && s.rats[region] > 0) push = better(push, bestPush(s, e, region))
    if (merchant && cubesOf(s, region, s.active) > 0) move = better(move, bestTravel(s, e, region))
  }
  if (push.worth > 0) add(push, e.weights.likely, cubes)
  if (move.worth > 0) add(move, e.weights.likely, cubes)
}

function bestPlacing(s: Rattus, e: Expectation): Change {
  let best = NO_CHANGE
  for (let region = 0; region < regionsInUse(s); region++) best = better(best, placing(s, e, region))
  return best
}

function placing(s: Rattus, e: Expectation, region: number): Change {
  const cubes = Math.min(s.rats[region] + (holds(s, PEASANT) ? 1 : 0), s.supply[s.active])
  return cubes > 0 ? change(s, e, region, 0, cubes) : NO_CHANGE
}

function bestPush(s: Rattus, e: Expectation, from: number): Change {
  const around = NEIGHBOURS[s.seats][from]
  let best = NO_CHANGE
  for (let i = 0; i < around.length; i++) {
    if (s.rats[around[i]] < MOST_RATS) best = better(best, change(s, e, around[i], 1, 0))
  }
  return best === NO_CHANGE ? best : both(best, change(s, e, from, -1, 0))
}

function bestTravel(s: Rattus, e: Expectation, from: number): Change {
  const around = NEIGHBOURS[s.seats][from]
  let best = NO_CHANGE
  for (let i = 0; i < around.length; i++) best = better(best, travel(s, e, from, around[i]))
  return best
}

function travel(s: Rattus, e: Expectation, from: number, to: number): Change {
  const most = Math.min(MERCHANT_CUBES, cubesOf(s, from, s.active))
  let best = NO_CHANGE
  for (let n = 1; n <= most; n++) best = better(best, both(change(s, e, from, 0, -n), change(s, e, to, 0, n)))
  return best
}

/** So many more rats, and more cubes of the active seat, in a region. What others lose is worth something, too. */
function change(s: Rattus, e: Expectation, region: number, rats: number, cubes: number): Change {
  const by: number[] = []
  for (let seat = 0; seat < s.seats; seat++) by.push(0)
  survivors(s, e, region, rats, cubes, by, 0)
  let total = 0
  for (let seat = 0; seat < s.seats; seat++) total += by[seat] -= e.base[region * s.seats + seat]
  return { by, worth: by[s.active] - (e.weights.rivals * (total - by[s.active])) / (s.seats - 1) }
}

const better = (a: Change, b: Change): Change => (b.worth > a.worth ? b : a)

function both(a: Change, b: Change): Change {
  const by: number[] = []
  for (let seat = 0; seat < a.by.length; seat++) by.push(a.by[seat] + b.by[seat])
  return { by, worth: a.worth + b.worth }
}

function add({ by }: Change, share: number, cubes: number[]): void {
  for (let seat = 0; seat < by.length; seat++) cubes[seat] += share * by[seat]
}
