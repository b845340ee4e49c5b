import type { Seat } from '#engine/state.ts'
import { AREAS, CLANS } from '../data.ts'
import { bordersOn, isOutside } from '../rules/territory.ts'
import type { DiePatin } from '../state.ts'

const UNKNOWN = -1
const FAR = 0
const CLOSED = 1
const OUTSIDE = 2

/** Where the areas of others lie for a seat, by seat × areas + area; kept until one of them is won. */
const kept = { owner: [] as readonly number[], place: new Int8Array(CLANS.length * AREAS.length) }

function placeOf(s: DiePatin, seat: Seat, area: number): number {
  if (kept.owner !== s.owner) {
    kept.owner = s.owner
    kept.place.fill(UNKNOWN)
  }
  const at = seat * AREAS.length + area
  if (kept.place[at] === UNKNOWN) kept.place[at] = findPlace(s, seat, area)
  return kept.place[at]
}

function findPlace(s: DiePatin, seat: Seat, area: number): number {
  if (!bordersOn(s, seat, area)) return FAR
  return isOutside(s, seat, area) ? OUTSIDE : CLOSED
}

/** What `bordersOn` says. */
export const isBeside = (s: DiePatin, seat: Seat, area: number): boolean => placeOf(s, seat, area) !== FAR

/** What `isOutside` says. */
export const mayEnter = (s: DiePatin, seat: Seat, area: number): boolean => placeOf(s, seat, area) === OUTSIDE
