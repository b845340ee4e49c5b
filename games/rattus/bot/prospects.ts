import { finalAction, merchantCount, merchantTo, monkTo, monkToken, placeCount, turnAction } from '../steps.ts'
import type { Step } from '#engine/state.ts'
import { MERCHANT, MERCHANT_CUBES, MONK, MOST_RATS, NEIGHBOURS, PEASANT, REGIONS } from '../data.ts'
import { canUse } from '../rules/abilities.ts'
import { cubesOf, holds, inFinalRound, NONE, regionsInUse, type Rattus } from '../state.ts'
import { change, gainOf, worthOf } from './changes.ts'
import type { Expectation } from './expectation.ts'

/** The best found so far of what the active seat can do: changes of one or two regions, and what they are worth to it together. */
interface Prospect {
  worth: number
  one: number
  other: number
}

const none = (): Prospect => ({ worth: -Infinity, one: NONE, other: NONE })

/** For all positions: what is only filled costs nothing to make. */
const placing = none()
const push = none()
const travel = none()

function forget(best: Prospect): void {
  best.worth = -Infinity
  best.one = NONE
  best.other = NONE
}

function consider(best: Prospect, worth: number, one: number, other: number): void {
  if (worth <= best.worth) return
  best.worth = worth
  best.one = one
  best.other = other
}

/** Adds the best that the seat to decide can make of what it has begun, or may still begin in this turn. */
export function addProspects(s: Rattus, e: Expectation, cubes: Float64Array): void {
  addBegun(s, e, cubes)
  if (s.turn === 0 || s.placed || inFinalRound(s)) return
  forget(placing)
  for (let region = 0; region < regionsInUse(s); region++) considerPlacing(s, e, region)
  add(s, placing, 1, cubes)
  cubes[s.active] -= e.weights.usualPlacing
}

export const TURN_ACTION = turnAction.step
export const FINAL_ACTION = finalAction.step
const MONK_TOKEN = monkToken.step
const MONK_TO = monkTo.step
const MERCHANT_TO = merchantTo.step
const MERCHANT_COUNT = merchantCount.step
const PLACE_COUNT = placeCount.step

/** What the steps of an ability that has been begun carry. */
const begun = (s: Rattus) => s.agenda[s.agenda.length - 1] as Step & { region: number; to: number }

function addBegun(s: Rattus, e: Expectation, cubes: Float64Array): void {
  const { next } = e
  if (next === TURN_ACTION || next === FINAL_ACTION) addAbilities(s, e, cubes)
  else if (next === MONK_TOKEN || next === MONK_TO) {
    preparePushes(s, e)
    considerPush(s, e, begun(s).region)
    add(s, push, 1, cubes)
  } else if (next === MERCHANT_TO) {
    forget(travel)
    considerTravels(s, e, begun(s).region)
    add(s, travel, 1, cubes)
  } else if (next === MERCHANT_COUNT) {
    forget(travel)
    const { region, to } = begun(s)
    considerTravel(s, e, to, prepareTravels(s, e, region))
    add(s, travel, 1, cubes)
  } else if (next === PLACE_COUNT) {
    forget(placing)
    considerPlacing(s, e, begun(s).region)
    add(s, placing, 1, cubes)
  }
}

function addAbilities(s: Rattus, e: Expectation, cubes: Float64Array): void {
  if (canUse(s, MONK)) {
    preparePushes(s, e)
    for (let region = 0; region < regionsInUse(s); region++) if (s.rats[region] > 0) considerPush(s, e, region)
    if (push.worth > 0) add(s, push, e.weights.likely, cubes)
  }
  if (canUse(s, MERCHANT)) {
    forget(travel)
    for (let region = 0; region < regionsInUse(s); region++) considerTravels(s, e, region)
    if (travel.worth > 0) add(s, travel, e.weights.likely, cubes)
  }
}

function considerPlacing(s: Rattus, e: Expectation, region: number): void {
  const cubes = Math.min(s.rats[region] + (holds(s, PEASANT) ? 1 : 0), s.supply[s.active])
  if (cubes <= 0) return
  const one = change(s, e, region, 0, cubes)
  consider(placing, worthOf(one), one, NONE)
}

/** One more rat in each region: the number of the change, or `NONE` where there is no room. */
const arrival = new Int16Array(REGIONS.length)

function preparePushes(s: Rattus, e: Expectation): void {
  forget(push)
  for (let region = 0; region < regionsInUse(s); region++)
    arrival[region] = s.rats[region] === MOST_RATS ? NONE : change(s, e, region, 1, 0)
}

/** A rat to the neighbour where that is worth most. */
function considerPush(s: Rattus, e: Expectation, from: number): void {
  const around = NEIGHBOURS[s.seats][from]
  let one = NONE
  for (let i = 0; i < around.length; i++) {
    const to = arrival[around[i]]
    if (to !== NONE && (one === NONE || worthOf(to) > worthOf(one))) one = to
  }
  if (one === NONE) return
  const other = change(s, e, from, -1, 0)
  consider(push, worthOf(one) + worthOf(other), one, other)
}

function considerTravels(s: Rattus, e: Expectation, from: number): void {
  const around = NEIGHBOURS[s.seats][from]
  const most = prepareTravels(s, e, from)
  if (most > 0) for (let i = 0; i < around.length; i++) considerTravel(s, e, around[i], most)
}

/** The changes if one, two … cubes leave the region that is looked at. */
const leaving = new Int16Array(MERCHANT_CUBES + 1)

/** How many cubes can leave a region. */
function prepareTravels(s: Rattus, e: Expectation, from: number): number {
  const most = Math.min(MERCHANT_CUBES, cubesOf(s, from, s.active))
  for (let n = 1; n <= most; n++) leaving[n] = change(s, e, from, 0, -n)
  return most
}

function considerTravel(s: Rattus, e: Expectation, to: number, most: number): void {
  for (let n = 1; n <= most; n++) {
    const other = change(s, e, to, 0, n)
    consider(travel, worthOf(leaving[n]) + worthOf(other), leaving[n], other)
  }
}

function add(s: Rattus, { one, other }: Prospect, share: number, cubes: Float64Array): void {
  if (one === NONE) return
  for (let seat = 0; seat < s.seats; seat++)
    cubes[seat] += share * (gainOf(one, seat) + (other === NONE ? 0 : gainOf(other, seat)))
}
