import { memory } from '#bots/memory.ts'
import { copy, type Seat } from '#engine/state.ts'
import { movePawn } from '../steps.ts'
import {
  ALL_TILES,
  AREAS,
  BY_CAR,
  BY_SHIP,
  CAR,
  CARDS_PER_TURN,
  FIGURES,
  OPEN_KINDS,
  OPEN_ORDERS,
  ORDER_CITIES,
  ORDERS,
  PARTNER,
  PAYOUT,
  REENTRY_FIGURES,
  SHIP,
  UNSCORED_ORDERS,
} from '../data.ts'
import { manifest } from '../manifest.ts'
import { ambushOdds, fightOdds } from '../rules/odds.ts'
import { addMonopolies } from './monopolies.ts'
import { NO_WAY, PER_MISSING_CARD, PER_PLAY, wayTo } from './routes.ts'
import { inHand, money, NOBODY, NONE, ordersLeft, type Boss } from '../state.ts'

const MOST_SEATS = manifest.seats.max
/** Areas are numbers of 0 to 20 figures, written as digits of three numbers: one would not hold them all. */
const DIGITS = FIGURES + 1
const PARTS = 3
const DIGIT: readonly number[] = AREAS.map((_, area) => DIGITS ** Math.floor(area / PARTS))
const zeros = (length: number): number[] => Array<number>(length).fill(0)

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
  areas: addAreas,
  cards: (s, millions) => {
    for (let seat = 0; seat < s.seats; seat++) millions[seat] += cards(s, seat)
  },
  orders: addOrders,
  monopolies: addMonopolies,
}

/** What each seat may expect in millions. */
export function outlooks(s: Boss, leg?: Leg): number[] {
  const millions = zeros(s.seats)
  lookAtGroups(s)
  for (let t = 0; t < PLANS.length; t++) ADD[PLANS[t]](s, millions, leg)
  discountOthers(s, millions)
  ADD.money(s, millions)
  return millions
}

/** All but money is what may come of it. */
const PLANS = TERMS.filter((term) => term !== 'money')

/**
 * Whoever did not move last still has a turn to plan anew in, so that what is done to its plans costs it less than the same brings whoever does it.
 * Else hindering others counts as much as getting on, and nobody does.
 */
const OTHERS_PLANS = 0.4

function discountOthers(s: Boss, millions: number[]): void {
  const mover = turnBegins(s) ? (s.active + s.seats - 1) % s.seats : s.active
  for (let seat = 0; seat < s.seats; seat++) if (seat !== mover) millions[seat] *= OTHERS_PLANS
}

const turnBegins = ({ agenda }: Boss): boolean => agenda.length > 0 && movePawn.is(agenda[agenda.length - 1])

/** Whether two positions are the same in all that `outlooks` looks at. */
export const looksAlike = (a: Boss, b: Boss): boolean =>
  a.seats === b.seats &&
  a.active === b.active &&
  a.played === b.played &&
  turnBegins(a) === turnBegins(b) &&
  isSame(a.figures, b.figures) &&
  isSame(a.owner, b.owner) &&
  isSame(a.company, b.company) &&
  isSame(a.hands, b.hands) &&
  isSame(a.open, b.open) &&
  isSame(a.orderStack, b.orderStack) &&
  isSame(a.orderOwner, b.orderOwner) &&
  isSame(a.monopolies, b.monopolies) &&
  a.held.every((cards, seat) => cards.length === b.held[seat].length)

function isSame(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return a.length === b.length
}

/** What a term alone adds. */
export function outlookBy(s: Boss, term: BossTerm): number[] {
  const millions = zeros(s.seats)
  lookAtGroups(s)
  ADD[term](s, millions)
  if (term !== 'money') discountOthers(s, millions)
  return millions
}

/** What each city may bring on orders that are still face down; filled anew for every position. */
const future = AREAS.map(() => 0)

function lookAtFuture({ orderStack }: Boss): void {
  future.fill(0)
  for (let i = 0; i < orderStack.length; i++) {
    const cities = ORDER_CITIES[orderStack[i]]
    for (let c = 0; c < cities.length; c++) future[cities[c]] += PER_CITY[orderStack[i]]
  }
}
const PER_CITY: readonly number[] = PAYOUT.map((payout, order) => payout / ORDER_CITIES[order].length)

/** What the areas of each seat are worth; filled anew for every position. */
const held = zeros(MOST_SEATS)

/** An area counts for where one gets from it, and for the orders to come; all of it for less, the fewer orders are left to be earned with it. */
function addAreas(s: Boss, millions: number[]): void {
  lookAtFuture(s)
  held.fill(0)
  for (let area = 0; area < AREAS.length; area++) {
    const seat = s.owner[area]
    if (seat !== NOBODY) held[seat] += MOBILITY[area] + PER_FUTURE * future[area] + FIGURES_WORTH[s.figures[area]]
  }
  const share = LASTING + ((1 - LASTING) * (ordersLeft(s) - UNSCORED_ORDERS)) / (ORDERS.length - UNSCORED_ORDERS)
  for (let seat = 0; seat < s.seats; seat++)
    millions[seat] += share * (team[seat] > 0 ? held[seat] + TEAM[team[seat]] : offMap(s, seat))
}

/** What areas and figures are still worth when no order is left. */
const LASTING = 0.4
const PER_FUTURE = 0.12
const MOBILITY: readonly number[] = AREAS.map(
  (_, area) => 0.15 + 0.005 * (BY_CAR[area].length + BY_SHIP[area].length / 2),
)

/** The first figures of a group are worth most: many can be halved. */
const FIGURES_WORTH: readonly number[] = Array.from(
  { length: FIGURES + 1 },
  (_, n) => 0.03 * Math.min(n, 6) + 0.02 * Math.max(0, n - 6),
)

/** All figures on the map together: with two or three one can do little, and more than a dozen hardly do more. */
const TEAM: readonly number[] = Array.from({ length: FIGURES + 1 }, (_, n) => 6 * (1 - Math.exp(-n / 8)))

/** Whoever is off the map comes back with five figures for a Car [BOSS-4.17.2]: that is as good as two figures left. */
const offMap = (s: Boss, seat: Seat): number => 0.4 * TEAM[REENTRY_FIGURES] + (inHand(s, seat, CAR) > 0 ? 0.3 : 0)

/** Car, Ship, Partner, Business: what the first is worth; and how many times that some of them are. */
const FIRST_CARD: readonly number[] = [0.6, 0.6, 0.2, 0.03]
const SEVERAL: readonly number[] = [0, 1, 1.85, 2.57, 3.19, 3.71, 4.15, 4.53]
const SPECIAL_CARD = 0.7

function cards(s: Boss, seat: Seat): number {
  let sum = SPECIAL_CARD * SEVERAL[Math.min(s.held[seat].length, 7)]
  for (let card = 0; card < OPEN_KINDS; card++) sum += FIRST_CARD[card] * SEVERAL[Math.min(inHand(s, seat, card), 7)]
  return inHand(s, seat, PARTNER) > 0 && team[seat] > 0 ? sum + IN_HAND * more(team[seat], PARTNER_FIGURES) : sum
}

/** What so many figures more are worth, nearly all of it while the card is still in hand: few on the map call for a Partner. */
const more = (figures: number, by: number): number => TEAM[Math.min(FIGURES, figures + by)] - TEAM[figures]
const PARTNER_FIGURES = 2
const IN_HAND = 0.8

/** An open order is worth its payout times the chance to get it, less if a rival is near it too. A seat follows one plan: what else it might do counts little. */
function addOrders(s: Boss, millions: number[], leg?: Leg): void {
  const scorable = ordersLeft(s) - UNSCORED_ORDERS
  if (scorable <= 0 || s.open.length === 0) return
  race.scorable = Math.min(scorable, s.open.length)
  race.waiting = PER_WAIT * Math.min(1, (scorable + 1) / (s.open.length + 1))
  plan.fill(0)
  for (let i = 0; i < s.open.length; i++) {
    for (let seat = 0; seat < s.seats; seat++)
      chances[seat] = chanceOf(s, seat, s.open[i], seat === s.active ? leg : undefined)
    for (let seat = 0; seat < s.seats; seat++) {
      const worth = PAYOUT[s.open[i]] * chances[seat] * (1 - 0.5 * bestOther(s, seat))
      millions[seat] += PER_OTHER_PLAN * worth
      if (worth > plan[seat]) plan[seat] = worth
    }
  }
  for (let seat = 0; seat < s.seats; seat++) millions[seat] += (1 - PER_OTHER_PLAN) * plan[seat]
}

const PER_OTHER_PLAN = 0.2

/** The areas of each seat, its figures there, its chances and its best plan; filled anew for every position. */
const groups = Array.from({ length: MOST_SEATS }, (): number[] => [])
const team = zeros(MOST_SEATS)
const chances = zeros(MOST_SEATS)
const plan = zeros(MOST_SEATS)
/** Where the figures of each seat stand, as three numbers: part × 5 + seat. */
const figures = new Float64Array(PARTS * MOST_SEATS)

function lookAtGroups(s: Boss): void {
  figures.fill(0)
  team.fill(0)
  for (let seat = 0; seat < s.seats; seat++) groups[seat].length = 0
  for (let area = 0; area < AREAS.length; area++) {
    const seat = s.owner[area]
    if (seat === NOBODY) continue
    groups[seat].push(area)
    team[seat] += s.figures[area]
    figures[(area % PARTS) * MOST_SEATS + seat] += s.figures[area] * DIGIT[area]
  }
}

function bestOther({ seats }: Boss, seat: Seat): number {
  let most = 0
  for (let other = 0; other < seats; other++) if (other !== seat && chances[other] > most) most = chances[other]
  return most
}

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

/** The best way found to a city; filled anew by `findTrip`. */
const trip = { odds: 0, way: NO_WAY }

/** It follows from where the seat's figures stand, how the cities are defended, and its cards. */
const known = memory()

function chanceOf(s: Boss, seat: Seat, order: number, leg: Leg | undefined): number {
  const cities = ORDER_CITIES[order]
  let rest = leg ? (leg.card + 1) * (AREAS.length + 1) + leg.from + 1 : 0
  for (let i = 0; i < cities.length; i++)
    rest = rest * DIGITS + (s.owner[cities[i]] === NOBODY ? 0 : s.figures[cities[i]])
  rest = (rest * DIGITS + inHand(s, seat, CAR)) * DIGITS + inHand(s, seat, SHIP)
  rest = (rest * MOST_PARTNERS + Math.min(inHand(s, seat, PARTNER), MOST_PARTNERS - 1)) * (CARDS_PER_TURN + 1)
  rest = (rest + playsLeft(s, seat)) * (OPEN_ORDERS + 1) + s.open.length
  rest = (rest * (OPEN_ORDERS + 1) + race.scorable) * ORDERS.length + order
  const chance = known.recall(figures[seat], figures[MOST_SEATS + seat], figures[2 * MOST_SEATS + seat], rest)
  return Number.isNaN(chance) ? known.keep(findChance(s, seat, order, leg)) : chance
}

/** More Partners are never needed for the figures of an order. */
const MOST_PARTNERS = 3

/** Cards that a seat may still play in the turn that has begun, or is about to. */
const playsLeft = (s: Boss, seat: Seat): number =>
  seat !== s.active ? 0 : turnBegins(s) ? CARDS_PER_TURN : CARDS_PER_TURN - s.played

const findChance = (s: Boss, seat: Seat, order: number, leg: Leg | undefined): number =>
  team[seat] > 0 ? chanceOnMap(s, seat, order, leg) : chanceOffMap(s, seat, order)

/** The chance that a seat completes an order: for each city missing the best way there, with the cards in hand and Partners for the figures it lacks. */
function chanceOnMap(s: Boss, seat: Seat, order: number, leg: Leg | undefined): number {
  const cities = ORDER_CITIES[order]
  let cars = inHand(s, seat, CAR)
  let ships = inHand(s, seat, SHIP)
  let plays = Math.ceil(Math.max(0, cities.length - team[seat]) / PARTNER_FIGURES)
  const lacking = Math.max(0, plays - inHand(s, seat, PARTNER))
  let chance = PER_PLAY ** plays * PER_MISSING_CARD ** lacking
  let ready = lacking === 0
  for (let i = 0; i < cities.length; i++) {
    if (s.owner[cities[i]] === seat) continue
    findTrip(s, groups[seat], order, cities[i], cars, ships, leg)
    chance *= trip.odds
    plays += trip.way.cars + trip.way.ships
    ready &&= trip.way.found === 1
    cars = Math.max(0, cars - trip.way.cars)
    ships = Math.max(0, ships - trip.way.ships)
    if (trip.way.usesLeg) leg = undefined
  }
  return ready && plays <= playsLeft(s, seat) ? chance : race.waiting * chance
}

/** Whoever is off the map comes back to one of the cities with a Car [BOSS-4.17.2]: the chance from the best of them. */
function chanceOffMap(s: Boss, seat: Seat, order: number): number {
  const back: Boss = { ...s, owner: copy(s.owner), figures: copy(s.figures), hands: copy(s.hands) }
  const cars = seat * OPEN_KINDS + CAR
  const entering = HOLD_FREE[REENTRY_FIGURES] * PER_PLAY * (s.hands[cars] > 0 ? 1 : PER_MISSING_CARD)
  back.hands[cars] = Math.max(0, s.hands[cars] - 1)
  team[seat] = REENTRY_FIGURES
  let best = 0
  for (const city of ORDER_CITIES[order]) {
    if (s.owner[city] !== NOBODY) continue
    back.owner[city] = seat
    back.figures[city] = REENTRY_FIGURES
    groups[seat] = [city]
    best = Math.max(best, entering * chanceOnMap(back, seat, order, undefined))
    back.owner[city] = NOBODY
    back.figures[city] = 0
  }
  groups[seat] = []
  team[seat] = 0
  return COMEBACK * best
}

/** Looks at all groups but those that would give up one city of the order for another. */
function findTrip(
  s: Boss,
  from: readonly number[],
  order: number,
  city: number,
  cars: number,
  ships: number,
  leg: Leg | undefined,
): void {
  trip.odds = FAR_OFF
  trip.way = NO_WAY
  const hold = s.owner[city] === NOBODY ? HOLD_FREE : WIN[s.figures[city]]
  for (let i = 0; i < from.length; i++) {
    const area = from[i]
    const alone = s.figures[area] === 1
    if (alone && IS_CITY[order][area]) continue
    const arriving = alone ? PER_AREA_LEFT * hold[1] : hold[s.figures[area] - 1]
    if (arriving <= trip.odds) continue
    const ready = leg !== undefined && (leg.from === NONE || leg.from === area) ? leg.card : NONE
    const way = wayTo(area, city, cars, ships, ready)
    const odds = arriving * way.played * way.found
    if (odds <= trip.odds) continue
    trip.odds = odds
    trip.way = way
  }
}

const IS_CITY: readonly (readonly boolean[])[] = ORDER_CITIES.map((cities) =>
  AREAS.map((_, area) => cities.includes(area)),
)

/** The chance to hold an area that is entered with so many figures. */
export const holdOdds = (s: Boss, area: number, figures: number): number =>
  (s.owner[area] === NOBODY ? HOLD_FREE : WIN[s.figures[area]])[figures]

/** If it is free, and by the number of those who defend it. */
const HOLD_FREE: readonly number[] = Array.from({ length: FIGURES + 1 }, (_, n) => ambushOdds(ALL_TILES, n).hold)
const WIN: readonly (readonly number[])[] = Array.from({ length: FIGURES + 1 }, (_, defenders) =>
  Array.from({ length: FIGURES + 1 }, (__, n) => fightOdds(n, defenders).win),
)
