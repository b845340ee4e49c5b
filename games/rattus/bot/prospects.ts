import { finalAction, merchantCount, merchantTo, monkTo, monkToken, placeCount, turnAction } from '../steps.ts'
import type { Step } from '#engine/state.ts'
import { MERCHANT, MERCHANT_CUBES, MONK, MOST_RATS, NEIGHBOURS, PEASANT } from '../data.ts'
import { canUse } from '../rules/abilities.ts'
import { cubesOf, holds, inFinalRound, NONE, regionsInUse, type Rattus } from '../state.ts'
import { change, gainOf, worthOf, type Expectation } from './expectation.ts'

/** What the active seat can do: changes of one or two regions, and what they are worth to it together. */
interface Prospect {
  readonly worth: number
  readonly one: number
  readonly other: number
}

const NO_PROSPECT: Prospect = { worth: -Infinity, one: NONE, other: NONE }

/** Adds the best that the seat to decide can make of what it has begun, or may still begin in this turn. */
export function addProspects(s: Rattus, e: Expectation, cubes: Float64Array): void {
  const step = s.agenda[s.agenda.length - 1] as Step & { region: number; to: number }
  if (monkToken.is(step) || monkTo.is(step)) add(s, bestPush(s, e, step.region, NO_PROSPECT), 1, cubes)
  else if (merchantTo.is(step)) add(s, bestTravel(s, e, step.region, NO_PROSPECT), 1, cubes)
  else if (merchantCount.is(step)) add(s, travel(s, e, step.region, step.to, NO_PROSPECT), 1, cubes)
  else if (placeCount.is(step)) add(s, placing(s, e, step.region, NO_PROSPECT), 1, cubes)
  else if (turnAction.is(step) || finalAction.is(step)) addAbilities(s, e, cubes)
  if (s.turn > 0 && !s.placed && !inFinalRound(s)) {
    add(s, bestPlacing(s, e), 1, cubes)
    cubes[s.active] -= e.weights.usualPlacing
  }
}

function addAbilities(s: Rattus, e: Expectation, cubes: Float64Array): void {
  let push = NO_PROSPECT
  let move = NO_PROSPECT
  const monk = canUse(s, MONK)
  const merchant = canUse(s, MERCHANT)
  if (!monk && !merchant) return
  for (let region = 0; region < regionsInUse(s); region++) {
    if (monk && s.rats[region] > 0) push = bestPush(s, e, region, push)
    if (merchant && cubesOf(s, region, s.active) > 0) move = bestTravel(s, e, region, move)
  }
  if (push.worth > 0) add(s, push, e.weights.likely, cubes)
  if (move.worth > 0) add(s, move, e.weights.likely, cubes)
}

function bestPlacing(s: Rattus, e: Expectation): Prospect {
  let best = NO_PROSPECT
  for (let region = 0; region < regionsInUse(s); region++) best = placing(s, e, region, best)
  return best
}

/** Each of these returns what is better: the best use of what it is about, or the best so far. */
function placing(s: Rattus, e: Expectation, region: number, best: Prospect): Prospect {
  const cubes = Math.min(s.rats[region] + (holds(s, PEASANT) ? 1 : 0), s.supply[s.active])
  if (cubes <= 0) return best
  const one = change(s, e, region, 0, cubes)
  return worthOf(one) > best.worth ? { worth: worthOf(one), one, other: NONE } : best
}

function bestPush(s: Rattus, e: Expectation, from: number, best: Prospect): Prospect {
  const around = NEIGHBOURS[s.seats][from]
  let one = NONE
  for (let i = 0; i < around.length; i++) {
    if (s.rats[around[i]] === MOST_RATS) continue
    const to = change(s, e, around[i], 1, 0)
    if (one === NONE || worthOf(to) > worthOf(one)) one = to
  }
  if (one === NONE) return best
  const other = change(s, e, from, -1, 0)
  const worth = worthOf(one) + worthOf(other)
  return worth > best.worth ? { worth, one, other } : best
}

function bestTravel(s: Rattus, e: Expectation, from: number, best: Prospect): Prospect {
  const around = NEIGHBOURS[s.seats][from]
  for (let i = 0; i < around.length; i++) best = travel(s, e, from, around[i], best)
  return best
}

function travel(s: Rattus, e: Expectation, from: number, to: number, best: Prospect): Prospect {
  const most = Math.min(MERCHANT_CUBES, cubesOf(s, from, s.active))
  for (let n = 1; n <= most; n++) {
    const one = change(s, e, from, 0, -n)
    const other = change(s, e, to, 0, n)
    const worth = worthOf(one) + worthOf(other)
    if (worth > best.worth) best = { worth, one, other }
  }
  return best
}

function add(s: Rattus, { one, other }: Prospect, share: number, cubes: Float64Array): void {
  if (one === NONE) return
  for (let seat = 0; seat < s.seats; seat++)
    cubes[seat] += share * (gainOf(one, seat) + (other === NONE ? 0 : gainOf(other, seat)))
}
