import { firstOf } from '#bots/bits.ts'
import { memory } from '#bots/memory.ts'
import type { Seat } from '#engine/state.ts'
import {
  ALL_TILES,
  AREAS,
  CAR,
  CARDS_PER_TURN,
  FIGURES,
  OPEN_ORDERS,
  ORDER_CITIES,
  ORDERS,
  PARTNER,
  PAYOUT,
  REENTRY_FIGURES,
  SHIP,
  UNSCORED_ORDERS,
} from '../data.ts'
import { ambushOdds, fightOdds } from '../rules/odds.ts'
import { inHand, NOBODY, NONE, ordersLeft, type Boss } from '../state.ts'
import { movePawn } from '../steps.ts'
import { DIGITS, figures, land, lone, MOST_SEATS, news, owner, places, team } from './map.ts'
import { left, NO_WAY, PER_MISSING_CARD, PER_PLAY, wayAt, waysTo } from './routes.ts'

/** A transport that a card just played still has to make: from the area chosen, or from any (`NONE`). */
export interface Leg {
  readonly card: number
  readonly from: number
}

/** The chance of each seat to get an order: order × 5 + seat. It still holds for the orders in `sure`, one bit each, by seat. */
const chances = new Float64Array(ORDERS.length * MOST_SEATS)
const sure = new Int32Array(MOST_SEATS)
/** What each seat may expect of its best plan; filled anew for every position. */
const plan = new Float64Array(MOST_SEATS)

/** An open order is worth its payout times the chance to get it, less if a rival is near it too. A seat follows one plan: what else it might do counts little. */
export function addOrders(s: Boss, millions: number[], leg?: Leg): void {
  const { open, seats } = s
  const scorable = ordersLeft(s) - UNSCORED_ORDERS
  if (scorable <= 0 || open.length === 0) return
  race.scorable = Math.min(scorable, open.length)
  race.waiting = PER_WAIT * Math.min(1, (scorable + 1) / (open.length + 1))
  lookAtPlans(s, leg)
  for (let seat = 0; seat < seats; seat++) plan[seat] = 0
  for (let i = 0; i < open.length; i++) {
    const first = open[i] * MOST_SEATS
    let best = 0
    let second = 0
    let leader = NOBODY
    for (let seat = 0; seat < seats; seat++) {
      if (!(sure[seat] & (1 << open[i]))) lookAtChance(s, seat, open[i], seat === s.active ? leg : undefined)
      const chance = chances[first + seat]
      if (chance > best) {
        second = best
        best = chance
        leader = seat
      } else if (chance > second) second = chance
    }
    for (let seat = 0; seat < seats; seat++) {
      const worth = PAYOUT[open[i]] * chances[first + seat] * (1 - 0.5 * (seat === leader ? second : best))
      millions[seat] += PER_OTHER_PLAN * worth
      if (worth > plan[seat]) plan[seat] = worth
    }
  }
  for (let seat = 0; seat < seats; seat++) millions[seat] += (1 - PER_OTHER_PLAN) * plan[seat]
}

const PER_OTHER_PLAN = 0.2

/** Giving an area up to get there. */
const PER_AREA_LEFT = 0.85
/** There is no way with three cards. */
const FAR_OFF = 0.01
/** A plan that is not carried out in this turn may be overtaken until the next. */
const PER_WAIT = 0.6
/** How many of the open orders can be scored, and what that leaves of a plan that has to wait; filled anew for every position. */
const race = { scorable: 0, waiting: 0 }
/** Coming back to the map for an order: everybody sees it. */
const COMEBACK = 0.6
/** A Partner brings two figures; more than two Partners are never needed for those of an order. */
export const PARTNER_FIGURES = 2
const MOST_PARTNERS = 3

/** All that a seat's chances follow from besides the map, as one number: its cards, the race, the cards it may still play. */
const means = new Float64Array(MOST_SEATS)
/** For the hands, and for all else as one number, that were looked at last. */
const looked = { hands: [] as readonly number[], moment: NONE }

/** Finds out which chances are still as they were. */
function lookAtPlans(s: Boss, leg: Leg | undefined): void {
  if (news.plans !== 0 || news.orders !== 0) forget()
  const begun = leg ? (leg.card + 1) * (AREAS.length + 1) + leg.from + 1 : 0
  const active = begun * (CARDS_PER_TURN + 1) + playsLeft(s)
  const moment =
    ((active * (OPEN_ORDERS + 1) + s.open.length) * (OPEN_ORDERS + 1) + race.scorable) * MOST_SEATS + s.active
  if (s.hands === looked.hands && moment === looked.moment) return
  looked.hands = s.hands
  looked.moment = moment
  for (let seat = 0; seat < s.seats; seat++) lookAtMeans(s, seat, seat === s.active ? active : 0)
}

/** Chances of those who have moved, and of orders with a city that has changed, do not hold any more. */
function forget(): void {
  for (let seat = 0; seat < MOST_SEATS; seat++) sure[seat] = news.plans & (1 << seat) ? 0 : sure[seat] & ~news.orders
  news.plans = 0
  news.orders = 0
}

function lookAtMeans(s: Boss, seat: Seat, active: number): void {
  const partners = Math.min(inHand(s, seat, PARTNER), MOST_PARTNERS - 1)
  const cards = (inHand(s, seat, CAR) * DIGITS + inHand(s, seat, SHIP)) * MOST_PARTNERS + partners
  const orders = (cards * (OPEN_ORDERS + 1) + s.open.length) * (OPEN_ORDERS + 1) + race.scorable
  const now = active * MOST_MEANS + orders
  if (now !== means[seat]) sure[seat] = 0
  means[seat] = now
}

const MOST_MEANS = DIGITS * DIGITS * MOST_PARTNERS * (OPEN_ORDERS + 1) ** 2

/** Chances follow from where the seat's figures stand, how the cities are defended, and its means. */
const known = memory()

function lookAtChance(s: Boss, seat: Seat, order: number, leg: Leg | undefined): void {
  const cities = ORDER_CITIES[order]
  let rest = means[seat]
  for (let i = 0; i < cities.length; i++) rest = rest * DIGITS + figures[cities[i]]
  rest = rest * ORDERS.length + order
  let chance = known.recall(places[seat], places[MOST_SEATS + seat], places[2 * MOST_SEATS + seat], rest)
  if (Number.isNaN(chance)) chance = known.keep(findChance(s, seat, order, leg))
  chances[order * MOST_SEATS + seat] = chance
  sure[seat] |= 1 << order
}

/** Cards that the active seat may still play in the turn that has begun, or is about to. */
const playsLeft = (s: Boss): number => (turnBegins(s) ? CARDS_PER_TURN : CARDS_PER_TURN - s.played)

export const turnBegins = ({ agenda }: Boss): boolean => agenda.length > 0 && movePawn.is(agenda[agenda.length - 1])

const findChance = (s: Boss, seat: Seat, order: number, leg: Leg | undefined): number =>
  team[seat] > 0
    ? chanceOnMap(s, seat, order, inHand(s, seat, CAR), leg)
    : chanceOffMap(s, seat, order, inHand(s, seat, CAR))

/** The chance that a seat completes an order: for each city missing the best way there, with the cards in hand and Partners for the figures it lacks. */
function chanceOnMap(s: Boss, seat: Seat, order: number, cars: number, leg: Leg | undefined): number {
  const cities = ORDER_CITIES[order]
  let ships = inHand(s, seat, SHIP)
  let plays = Math.ceil(Math.max(0, cities.length - team[seat]) / PARTNER_FIGURES)
  const lacking = Math.max(0, plays - inHand(s, seat, PARTNER))
  let chance = plays === 0 ? 1 : PER_PLAY ** plays * PER_MISSING_CARD ** lacking
  let ready = lacking === 0
  for (let i = 0; i < cities.length; i++) {
    if (owner[cities[i]] === seat) continue
    findTrip(seat, order, cities[i], cars, ships, leg)
    const { way } = trip
    chance *= trip.odds
    plays += way.cars + way.ships
    ready &&= way.found === 1
    cars = Math.max(0, cars - way.cars)
    ships = Math.max(0, ships - way.ships)
    if (way.usesLeg) leg = undefined
  }
  return ready && plays <= (seat === s.active ? playsLeft(s) : 0) ? chance : race.waiting * chance
}

/** Whoever is off the map comes back to one of the cities with a Car [BOSS-4.17.2]: the chance from the best of them. */
function chanceOffMap(s: Boss, seat: Seat, order: number, cars: number): number {
  const entering = HOLD[0][REENTRY_FIGURES] * PER_PLAY * (cars > 0 ? 1 : PER_MISSING_CARD)
  team[seat] = REENTRY_FIGURES
  let best = 0
  for (const city of ORDER_CITIES[order]) {
    if (owner[city] !== NOBODY) continue
    owner[city] = seat
    figures[city] = REENTRY_FIGURES
    land[seat] = 1 << city
    best = Math.max(best, entering * chanceOnMap(s, seat, order, Math.max(0, cars - 1), undefined))
    owner[city] = NOBODY
    figures[city] = 0
  }
  land[seat] = 0
  team[seat] = 0
  return COMEBACK * best
}

/** The best way found to a city; filled anew by `findTrip`. */
const trip = { odds: 0, way: NO_WAY }

/** Looks at all groups but those that would give up one city of the order for another. */
function findTrip(seat: Seat, order: number, city: number, cars: number, ships: number, leg: Leg | undefined): void {
  const arriving = ARRIVING[figures[city]]
  const begun = waysTo(city, cars, ships, leg ? leg.card : NONE)
  const plain = leg && leg.from !== NONE ? waysTo(city, cars, ships, NONE) : begun
  const from = leg ? leg.from : NONE
  let odds = FAR_OFF
  let best = NONE
  for (let rest = land[seat] & ~(lone[seat] & IS_CITY[order]); rest !== 0; rest &= rest - 1) {
    const area = firstOf(rest)
    const way = area + (area === from ? begun : plain)
    const promise = arriving[figures[area]] * left[way]
    if (promise <= odds) continue
    odds = promise
    best = way
  }
  trip.odds = odds
  trip.way = best === NONE ? NO_WAY : wayAt(best)
}

/** The cities of each order, one bit each. */
const IS_CITY: readonly number[] = ORDER_CITIES.map((cities) => cities.reduce((set, city) => set | (1 << city), 0))

/** The chance to hold an area that is entered with so many figures. */
export const holdOdds = (s: Boss, area: number, count: number): number =>
  HOLD[s.owner[area] === NOBODY ? 0 : s.figures[area]][count]

/** By the number of those who defend it; nobody does if it is free, but the mafia may be there. */
const HOLD: readonly (readonly number[])[] = Array.from({ length: FIGURES + 1 }, (_, defenders) =>
  Array.from({ length: FIGURES + 1 }, (__, n) =>
    defenders === 0 ? ambushOdds(ALL_TILES, n).hold : fightOdds(n, defenders).win,
  ),
)

/** The same for those who come from a group of so many: one of them stays behind, and one alone gives its area up. */
const ARRIVING: readonly Float64Array[] = HOLD.map((hold) =>
  Float64Array.from(hold, (_, n) => (n === 1 ? PER_AREA_LEFT * hold[1] : hold[Math.max(0, n - 1)])),
)
