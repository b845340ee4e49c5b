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

/** By the card that has been played already, Cars, Ships, the area it leads to, the area it sets out from: what the best way is. */
const HANDS = (LONGEST + 1) ** 2
const ways: (Way | undefined)[] = Array<undefined>(3 * HANDS * AREAS.length ** 2).fill(undefined)
/** What is left of a plan by each of them, after the cards to be played and to be found. */
export const left = new Float64Array(ways.length)

/**
 * Where the ways to an area with such cards begin: the one from area n is n places on. More than three Cars or Ships are as good
 * as three; `ready` is the card that has been played already, below 0 for none.
 */
export function waysTo(to: number, cars: number, ships: number, ready: number): number {
  const hand = Math.min(cars, LONGEST) * (LONGEST + 1) + Math.min(ships, LONGEST)
  const first = (((ready + 1) * HANDS + hand) * AREAS.length + to) * AREAS.length
  if (!ways[first]) findWays(first, to, cars, ships, ready)
  return first
}

export const wayAt = (place: number): Way => ways[place]!

/** They are found when they are first asked for. */
function findWays(first: number, to: number, cars: number, ships: number, ready: number): void {
  for (let from = 0; from < AREAS.length; from++) {
    const way = findWay(ROUTES[from][to], cars, ships, ready)
    ways[first + from] = way
    left[first + from] = way.played * way.found
  }
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
