import { AREAS, BY_CAR, BY_SHIP, CAR, SHIP } from '../data.ts'

/** A way from one area to another, by what it costs. */
interface Route {
  readonly cars: number
  readonly ships: number
  /** The card that the first leg needs. */
  readonly first: number
}

const LONGEST = 3

/** All the ways from each area to each other with at most three cards, those left out that need more than another. */
const ROUTES: readonly (readonly (readonly Route[])[])[] = AREAS.map((_, from) => routesFrom(from))

/** What every card still to be played, and every one still to be found, takes off a plan. */
export const PER_PLAY = 0.87
export const PER_MISSING_CARD = 0.51

/** The best way from one area to another with the cards in hand. */
export interface Way {
  /** What is left of a plan after the cards to be played, and after those to be found. */
  readonly played: number
  readonly found: number
  /** Cards that it takes; the first may have been played for it already. */
  readonly cars: number
  readonly ships: number
  readonly usesLeg: boolean
}

export const NO_WAY: Way = { played: 0, found: 0, cars: 0, ships: 0, usesLeg: false }

/** Found when they are first asked for: those to one area with the same cards side by side. */
const ways: (Way | undefined)[] = Array<undefined>(AREAS.length ** 2 * (LONGEST + 1) ** 2 * 3).fill(undefined)

/**
 * Where the ways to an area with such cards begin, for `wayFrom`. More than three Cars or Ships are as good as three; `ready` is the card
 * that has been played already, below 0 for none.
 */
export function waysTo(to: number, cars: number, ships: number, ready: number): number {
  const hand = Math.min(cars, LONGEST) * (LONGEST + 1) + Math.min(ships, LONGEST)
  return (((ready + 1) * (LONGEST + 1) ** 2 + hand) * AREAS.length + to) * AREAS.length
}

export const wayFrom = (from: number, first: number): Way => ways[first + from] ?? newWay(from, first)

function newWay(from: number, first: number): Way {
  const to = (first / AREAS.length) % AREAS.length
  const hand = Math.floor(first / AREAS.length ** 2)
  const ready = Math.floor(hand / (LONGEST + 1) ** 2) - 1
  const cars = Math.floor(hand / (LONGEST + 1)) % (LONGEST + 1)
  return (ways[first + from] = findWay(ROUTES[from][to], cars, hand % (LONGEST + 1), ready))
}

function findWay(routes: readonly Route[], cars: number, ships: number, ready: number): Way {
  let best = NO_WAY
  for (const route of routes) {
    const usesLeg = route.first === ready
    const needed = {
      cars: route.cars - (usesLeg && ready === CAR ? 1 : 0),
      ships: route.ships - (usesLeg && ready === SHIP ? 1 : 0),
    }
    const missing = Math.max(0, needed.cars - cars) + Math.max(0, needed.ships - ships)
    const played = PER_PLAY ** (needed.cars + needed.ships)
    const found = PER_MISSING_CARD ** missing
    if (played * found > best.played * best.found) best = { played, found, usesLeg, ...needed }
  }
  return best
}

function routesFrom(from: number): Route[][] {
  const found: Route[][] = AREAS.map(() => [])
  const walk = (area: number, route: Route, legs: number): void => {
    if (found[area].some((other) => covers(other, route))) return
    found[area].push(route)
    if (legs === LONGEST) return
    for (const next of BY_CAR[area]) walk(next, { ...route, cars: route.cars + 1 }, legs + 1)
    for (const next of BY_SHIP[area]) walk(next, { ...route, ships: route.ships + 1 }, legs + 1)
  }
  for (const next of BY_CAR[from]) walk(next, { cars: 1, ships: 0, first: CAR }, 1)
  for (const next of BY_SHIP[from]) walk(next, { cars: 0, ships: 1, first: SHIP }, 1)
  return found.map((routes) => routes.filter((r) => !routes.some((other) => other !== r && covers(other, r))))
}

/** Whether one way needs no more than another that sets out alike. */
function covers(a: Route, b: Route): boolean {
  return a.first === b.first && a.cars <= b.cars && a.ships <= b.ships
}
