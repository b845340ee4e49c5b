import type { Seat } from '#engine/state.ts'
import {
  ALL_TILES,
  AREAS,
  AREAS_PER_TERRITORY,
  BUSINESS,
  BY_CAR,
  BY_SHIP,
  CAR,
  FIGURES,
  MONOPOLIES,
  MONOPOLY_VALUE,
  OPEN_KINDS,
  ORDER_CITIES,
  PAYOUT,
  SHIP,
  UNSCORED_ORDERS,
} from '../data.ts'
import { ambushOdds, fightOdds } from '../rules/odds.ts'
import { ROUTES } from './routes.ts'
import { fullTerritories } from '../rules/area.ts'
import { leaderOf, territoryOf } from '../rules/business.ts'
import { inHand, money, NOBODY, NONE, ordersLeft, type Boss } from '../state.ts'

/** A transport that a card just played still has to make: from the area chosen, or from any (`NONE`). */
export interface Leg {
  readonly card: number
  readonly from: number
}

/** What speaks for a seat: money, areas with their figures, cards, open orders within reach, monopolies in sight. */
export const TERMS = ['money', 'areas', 'cards', 'orders', 'monopolies'] as const
export type BossTerm = (typeof TERMS)[number]

/** In millions. */
const ADD: Readonly<Record<BossTerm, (s: Boss, millions: number[], leg?: Leg) => void>> = {
  money: (s, millions) => {
    for (let seat = 0; seat < s.seats; seat++) millions[seat] += money(s, seat)
  },
  areas: (s, millions) => {
    const future = futureOfCities(s)
    for (let seat = 0; seat < s.seats; seat++) millions[seat] += areas(s, seat, future)
  },
  cards: (s, millions) => {
    for (let seat = 0; seat < s.seats; seat++) millions[seat] += cards(s, seat)
  },
  orders: addOrders,
  monopolies: addMonopolies,
}

/** What each seat may expect in millions. */
export function outlooks(s: Boss, leg?: Leg): number[] {
  const millions = Array<number>(s.seats).fill(0)
  for (let t = 0; t < TERMS.length; t++) ADD[TERMS[t]](s, millions, leg)
  return millions
}

/** What a term alone adds. */
export function outlookBy(s: Boss, term: BossTerm): number[] {
  const millions = Array<number>(s.seats).fill(0)
  ADD[term](s, millions)
  return millions
}

/** What each city may bring on orders that are still face down. */
function futureOfCities(s: Boss): number[] {
  const future = NOTHING.slice()
  for (let i = 0; i < s.orderStack.length; i++) {
    const order = s.orderStack[i]
    const cities = ORDER_CITIES[order]
    for (let c = 0; c < cities.length; c++) future[cities[c]] += PAYOUT[order] / cities.length
  }
  return future
}
const NOTHING: readonly number[] = AREAS.map(() => 0)

/** An area counts for where one gets from it, and for the orders to come; every figure is some safety. */
function areas(s: Boss, seat: Seat, future: readonly number[]): number {
  let sum = 0
  for (let area = 0; area < AREAS.length; area++) {
    if (s.owner[area] !== seat) continue
    sum += MOBILITY[area] + 0.12 * future[area] + FIGURES_WORTH[s.figures[area]]
  }
  return sum
}

const MOBILITY: readonly number[] = AREAS.map(
  (_, area) => 0.2 + 0.01 * (BY_CAR[area].length + BY_SHIP[area].length / 2),
)

/** The second and third figure of a group are worth most: one alone can be taken by a Defector, many can be halved. */
const FIGURES_WORTH: readonly number[] = Array.from(
  { length: FIGURES + 1 },
  (_, n) => 0.22 * Math.min(n, 3) + 0.12 * Math.max(0, Math.min(n, 6) - 3) + 0.02 * Math.max(0, n - 6),
)

/** Car, Ship, Partner, Business: what the first is worth, and each further one. */
const FIRST_CARD: readonly number[] = [0.4, 0.45, 0.3, 0.12]
const FURTHER: readonly number[] = [0, 1, 1.8, 2.3, 2.6, 2.8, 2.9, 3]
const SPECIAL_CARD = 0.4

function cards(s: Boss, seat: Seat): number {
  let sum = SPECIAL_CARD * FURTHER[Math.min(s.held[seat].length, 7)]
  for (let card = 0; card < OPEN_KINDS; card++) sum += FIRST_CARD[card] * FURTHER[Math.min(inHand(s, seat, card), 7)]
  return sum
}

/** An open order is worth its payout times the chance to get it, less if a rival is near it too. */
function addOrders(s: Boss, millions: number[], leg?: Leg): void {
  const scorable = ordersLeft(s) - UNSCORED_ORDERS
  if (scorable <= 0 || s.open.length === 0) return
  const share = Math.min(1, (scorable + 1) / (s.open.length + 1))
  const groups: number[][] = []
  for (let seat = 0; seat < s.seats; seat++) groups.push(groupsOf(s, seat))
  for (let i = 0; i < s.open.length; i++) {
    const chances: number[] = []
    for (let seat = 0; seat < s.seats; seat++)
      chances.push(chanceOf(s, seat, groups[seat], s.open[i], seat === s.active ? leg : undefined))
    for (let seat = 0; seat < s.seats; seat++)
      millions[seat] += share * PAYOUT[s.open[i]] * chances[seat] * (1 - 0.5 * bestOther(chances, seat))
  }
}

/** The areas of a seat. */
function groupsOf(s: Boss, seat: Seat): number[] {
  const groups: number[] = []
  for (let area = 0; area < AREAS.length; area++) if (s.owner[area] === seat) groups.push(area)
  return groups
}

function bestOther(chances: readonly number[], seat: Seat): number {
  let most = 0
  for (let other = 0; other < chances.length; other++)
    if (other !== seat && chances[other] > most) most = chances[other]
  return most
}

/** What every card still to be played, and every one still to be found, takes off a plan. */
const PER_PLAY = 0.6
const PER_MISSING_CARD = 0.68
/** Giving an area up to get there. */
const PER_AREA_LEFT = 0.85
/** There is no way with three cards. */
const FAR_OFF = 0.1

/** The best way found to a city; filled anew by `findTrip`. */
const trip = { odds: 0, cars: 0, ships: 0, usesLeg: false }

/** The chance that a seat completes an order: for each city missing the best way there, with the cards in hand. */
function chanceOf(s: Boss, seat: Seat, groups: readonly number[], order: number, leg: Leg | undefined): number {
  const cities = ORDER_CITIES[order]
  let cars = inHand(s, seat, CAR)
  let ships = inHand(s, seat, SHIP)
  let chance = 1
  for (let i = 0; i < cities.length; i++) {
    if (s.owner[cities[i]] === seat) continue
    findTrip(s, groups, order, cities[i], cars, ships, leg)
    chance *= trip.odds
    cars = Math.max(0, cars - trip.cars)
    ships = Math.max(0, ships - trip.ships)
    if (trip.usesLeg) leg = undefined
  }
  return chance
}

/** Looks at all groups but those that would give up one city of the order for another. */
function findTrip(
  s: Boss,
  groups: readonly number[],
  order: number,
  city: number,
  cars: number,
  ships: number,
  leg: Leg | undefined,
): void {
  trip.odds = FAR_OFF
  trip.cars = trip.ships = 0
  trip.usesLeg = false
  for (let i = 0; i < groups.length; i++) {
    const from = groups[i]
    const alone = s.figures[from] === 1
    if (alone && ORDER_CITIES[order].includes(from)) continue
    const arriving = (alone ? PER_AREA_LEFT : 1) * holdOdds(s, city, alone ? 1 : s.figures[from] - 1)
    const ready = leg !== undefined && (leg.from === NONE || leg.from === from) ? leg.card : NONE
    if (arriving > trip.odds) tryRoutes(from, city, arriving, cars, ships, ready)
  }
}

/** The ways from one group; `ready` is the card that has been played for it already. */
function tryRoutes(from: number, city: number, arriving: number, cars: number, ships: number, ready: number): void {
  const routes = ROUTES[from][city]
  for (let i = 0; i < routes.length; i++) {
    const route = routes[i]
    const usesLeg = route.first === ready
    const carsNeeded = route.cars - (usesLeg && ready === CAR ? 1 : 0)
    const shipsNeeded = route.ships - (usesLeg && ready === SHIP ? 1 : 0)
    const missing = Math.max(0, carsNeeded - cars) + Math.max(0, shipsNeeded - ships)
    const odds = arriving * PLAYS[carsNeeded + shipsNeeded] * MISSING[missing]
    if (odds <= trip.odds) continue
    trip.odds = odds
    trip.cars = carsNeeded
    trip.ships = shipsNeeded
    trip.usesLeg = usesLeg
  }
}

const PLAYS: readonly number[] = [0, 1, 2, 3].map((n) => PER_PLAY ** n)
const MISSING: readonly number[] = [0, 1, 2, 3].map((n) => PER_MISSING_CARD ** n)

/** The chance to hold an area that is entered with so many figures. */
export function holdOdds(s: Boss, area: number, figures: number): number {
  if (s.owner[area] === NOBODY) return HOLD_FREE[figures]
  return fightOdds(figures, s.figures[area]).win
}

const HOLD_FREE: readonly number[] = Array.from({ length: FIGURES + 1 }, (_, n) => ambushOdds(ALL_TILES, n).hold)

/** A lead in a branch is worth the more, the nearer the territory is to being full, and with a Business card at hand. */
function addMonopolies(s: Boss, millions: number[]): void {
  const full = fullTerritories(s)
  for (let field = 0; field < MONOPOLIES.length; field++) {
    if (s.monopolies[field] !== NOBODY) continue
    const leader = leaderOf(s, field)
    if (leader === NOBODY) continue
    const free = freeIn(s, territoryOf(field))
    const ready = free === 0 && full > 1 ? 0.6 : LEAD[free] * (full > 0 ? 1 : 0.6)
    millions[leader] += MONOPOLY_VALUE * ready * (inHand(s, leader, BUSINESS) > 0 ? 1.3 : 0.8)
  }
}

/** By the number of areas still free in the territory. */
const LEAD: readonly number[] = [0.35, 0.2, 0.08, 0.04, 0.02, 0]

function freeIn(s: Boss, territory: number): number {
  let free = 0
  for (let i = 0; i < AREAS_PER_TERRITORY; i++) if (s.owner[territory * AREAS_PER_TERRITORY + i] === NOBODY) free++
  return free
}
