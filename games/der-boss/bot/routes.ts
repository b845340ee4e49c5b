import { AREAS, BY_CAR, BY_SHIP, CAR, SHIP } from '../data.ts'

/** A way from one area to another, by what it costs. */
export interface Route {
  readonly cars: number
  readonly ships: number
  /** The card that the first leg needs. */
  readonly first: number
}

const LONGEST = 3

/** All the ways from each area to each other with at most three cards, those left out that need more than another. */
export const ROUTES: readonly (readonly (readonly Route[])[])[] = AREAS.map((_, from) => routesFrom(from))

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
