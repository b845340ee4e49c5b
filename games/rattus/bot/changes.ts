import type { Seat } from '#engine/state.ts'
import { REGIONS } from '../data.ts'
import type { Rattus } from '../state.ts'
import { strikeIn, survive, type Expectation } from './expectation.ts'
import { SEATS } from './odds.ts'

/** Changes of a region: three cubes less to four more, or else one rat more or less. */
const MOST_LESS = 3
const RAT_MORE = 8
const RAT_LESS = 9
const KINDS = 10

/** What is kept of a change side by side: since when its region has been as it was then (see `Expectation`), … */
const SINCE = 0
const STRUCK_SINCE = 1
/** … what it is worth to the seat that makes it, … */
const WORTH = 2
/** … and for each seat the cubes that the rats would leave, and how many more survive than without the change. */
const SPARED = 3
const GAIN = SPARED + SEATS
const WIDTH = GAIN + SEATS

/** All changes, by the seat that makes them and the region. */
const kept = new Float64Array(SEATS * REGIONS.length * KINDS * WIDTH)

/** So many more rats, or else more cubes of the active seat, in a region: the place of the change in `kept`. */
export function change(s: Rattus, e: Expectation, region: number, rats: number, cubes: number): number {
  const kind = rats === 0 ? cubes + MOST_LESS : rats > 0 ? RAT_MORE : RAT_LESS
  const place = ((s.active * REGIONS.length + region) * KINDS + kind) * WIDTH
  if (kept[place + SINCE] !== e.since[region]) lookAt(s, e, region, rats, cubes, place)
  return place
}

/** What others lose is worth something, too. */
function lookAt(s: Rattus, e: Expectation, region: number, rats: number, cubes: number, place: number): void {
  const struckSince = e.struckSince[region]
  if (kept[place + STRUCK_SINCE] !== struckSince) {
    kept[place + STRUCK_SINCE] = struckSince
    strikeIn(s, region, rats, cubes, kept, place + SPARED)
  }
  survive(s, e, region, rats, cubes, kept, place + SPARED, kept, place + GAIN)
  let total = 0
  for (let seat = 0; seat < s.seats; seat++) total += kept[place + GAIN + seat] -= e.base[region * SEATS + seat]
  const own = kept[place + GAIN + s.active]
  kept[place + WORTH] = own - (e.weights.rivals * (total - own)) / (s.seats - 1)
  kept[place + SINCE] = e.since[region]
}

export const worthOf = (change: number): number => kept[change + WORTH]

/** How a change changes the cubes that a seat can expect. */
export const gainOf = (change: number, seat: Seat): number => kept[change + GAIN + seat]
