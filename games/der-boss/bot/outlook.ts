import { firstOf } from '#bots/bits.ts'
import type { Seat } from '#engine/state.ts'
import {
  AREAS,
  BY_CAR,
  BY_SHIP,
  CAR,
  FIGURES,
  OPEN_KINDS,
  ORDER_CITIES,
  ORDERS,
  PARTNER,
  PAYOUT,
  REENTRY_FIGURES,
  UNSCORED_ORDERS,
} from '../data.ts'
import { inHand, money, ordersLeft, type Boss } from '../state.ts'
import { figures, land, lookAtMap, MOST_SEATS, news, team } from './map.ts'
import { addMonopolies } from './monopolies.ts'
import { addOrders, PARTNER_FIGURES, turnBegins, type Leg } from './orders.ts'

/** What speaks for a seat: money, areas with their figures, cards, open orders within reach, monopolies in sight. */
export const TERMS = ['money', 'areas', 'cards', 'orders', 'monopolies'] as const
export type BossTerm = (typeof TERMS)[number]

/** What each seat may expect in millions. */
export function outlooks(s: Boss, leg?: Leg): number[] {
  lookAtMap(s)
  return sketched(s, leg)
}

/** The same with what was sketched on the map since the position was looked at. */
export function sketched(s: Boss, leg?: Leg): number[] {
  const millions = nothing(s)
  addAreas(s, millions)
  addCards(s, millions)
  addOrders(s, millions, leg)
  addMonopolies(s, millions)
  discountOthers(s, millions)
  addMoney(s, millions)
  return millions
}

/** What a term alone adds. */
export function outlookBy(s: Boss, term: BossTerm): number[] {
  const millions = nothing(s)
  lookAtMap(s)
  ADD[term](s, millions)
  if (term !== 'money') discountOthers(s, millions)
  return millions
}

const ADD: Readonly<Record<BossTerm, (s: Boss, millions: number[]) => void>> = {
  money: addMoney,
  areas: addAreas,
  cards: addCards,
  orders: addOrders,
  monopolies: addMonopolies,
}

function nothing({ seats }: Boss): number[] {
  const millions: number[] = []
  for (let seat = 0; seat < seats; seat++) millions.push(0)
  return millions
}

/**
 * Whoever did not move last still has a turn to plan anew in, so that what is done to its plans costs it less than the same brings whoever does it.
 * Else hindering others counts as much as getting on, and nobody does.
 */
const OTHERS_PLANS = 0.4

function discountOthers(s: Boss, millions: number[]): void {
  const mover = turnBegins(s) ? (s.active + s.seats - 1) % s.seats : s.active
  for (let seat = 0; seat < s.seats; seat++) if (seat !== mover) millions[seat] *= OTHERS_PLANS
}

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
  if (a === b) return true
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return a.length === b.length
}

/** What each seat has, for the orders taken and the monopolies held that were looked at last. */
const earned = new Float64Array(MOST_SEATS)
const lists: Pick<Boss, 'orderOwner' | 'monopolies' | 'orderStack' | 'hands'> = {
  orderOwner: [],
  monopolies: [],
  orderStack: [],
  hands: [],
}

function addMoney(s: Boss, millions: number[]): void {
  if (s.orderOwner !== lists.orderOwner || s.monopolies !== lists.monopolies) {
    lists.orderOwner = s.orderOwner
    lists.monopolies = s.monopolies
    for (let seat = 0; seat < MOST_SEATS; seat++) earned[seat] = money(s, seat)
  }
  for (let seat = 0; seat < s.seats; seat++) millions[seat] += earned[seat]
}

/** What each area is worth by itself, with the orders face down that were looked at last. */
const worth = new Float64Array(AREAS.length)
/** What each city may bring on these orders; filled anew for every stack. */
const future = new Float64Array(AREAS.length)

/** An area counts for where one gets from it, and for the orders to come. */
function lookAtFuture({ orderStack }: Boss): void {
  future.fill(0)
  for (let i = 0; i < orderStack.length; i++) {
    const cities = ORDER_CITIES[orderStack[i]]
    for (let c = 0; c < cities.length; c++) future[cities[c]] += PER_CITY[orderStack[i]]
  }
  for (let area = 0; area < AREAS.length; area++) worth[area] = MOBILITY[area] + PER_FUTURE * future[area]
  lists.orderStack = orderStack
  news.areas = -1
}
const PER_CITY: readonly number[] = PAYOUT.map((payout, order) => payout / ORDER_CITIES[order].length)

/** What the areas of each seat are worth with their figures. */
const held = new Float64Array(MOST_SEATS)

/** All of it counts for less, the fewer orders are left to be earned with it. */
function addAreas(s: Boss, millions: number[]): void {
  if (s.orderStack !== lists.orderStack) lookAtFuture(s)
  if (news.areas !== 0) lookAtAreas()
  const share = LASTING + ((1 - LASTING) * (ordersLeft(s) - UNSCORED_ORDERS)) / (ORDERS.length - UNSCORED_ORDERS)
  for (let seat = 0; seat < s.seats; seat++)
    millions[seat] += share * (team[seat] > 0 ? held[seat] + TEAM[team[seat]] : offMap(s, seat))
}

function lookAtAreas(): void {
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    if (!(news.areas & (1 << seat))) continue
    let sum = 0
    for (let rest = land[seat]; rest !== 0; rest &= rest - 1) {
      const area = firstOf(rest)
      sum += worth[area] + FIGURES_WORTH[figures[area]]
    }
    held[seat] = sum
  }
  news.areas = 0
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

/** How many special cards each seat holds, and what they are worth with the hands that were looked at last. */
const specials = new Int32Array(MOST_SEATS)
const cards = new Float64Array(MOST_SEATS)

function addCards(s: Boss, millions: number[]): void {
  const { hands, held } = s
  for (let seat = 0; seat < s.seats; seat++) {
    if (hands !== lists.hands || held[seat].length !== specials[seat]) lookAtCards(s, seat)
    millions[seat] += inHand(s, seat, PARTNER) > 0 ? cards[seat] + BY_PARTNER[team[seat]] : cards[seat]
  }
  lists.hands = hands
}

function lookAtCards(s: Boss, seat: Seat): void {
  specials[seat] = s.held[seat].length
  let sum = SPECIAL_CARD * SEVERAL[Math.min(specials[seat], 7)]
  for (let card = 0; card < OPEN_KINDS; card++) sum += FIRST_CARD[card] * SEVERAL[Math.min(inHand(s, seat, card), 7)]
  cards[seat] = sum
}

/** What two figures more are worth, nearly all of it while the Partner is still in hand: few on the map call for one. Off the map it is no use. */
const IN_HAND = 0.8
const BY_PARTNER: readonly number[] = TEAM.map((worth, n) =>
  n > 0 ? IN_HAND * (TEAM[Math.min(FIGURES, n + PARTNER_FIGURES)] - worth) : 0,
)
