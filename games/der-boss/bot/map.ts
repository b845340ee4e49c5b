import { firstOf } from '#bots/bits.ts'
import type { Seat } from '#engine/state.ts'
import { AREAS, FIGURES, ORDER_CITIES, TERRITORIES, TERRITORY_OF } from '../data.ts'
import { manifest } from '../manifest.ts'
import { NOBODY, NONE, type Boss } from '../state.ts'

export const MOST_SEATS = manifest.seats.max

/**
 * The map of the position that was looked at last: of each area its owner, figures, company. Positions valued one after the other
 * differ in few areas, so that what is made of the map is made anew only where something has changed.
 */
export const owner = new Int8Array(AREAS.length).fill(NOBODY)
export const figures = new Int8Array(AREAS.length)
export const company = new Int8Array(AREAS.length).fill(NONE)
/** Of each seat: its areas, one bit each, those of them where one figure is alone, and all figures there. */
export const land = new Int32Array(MOST_SEATS)
export const lone = new Int32Array(MOST_SEATS)
export const team = new Int32Array(MOST_SEATS)
/** Of each territory: its areas that are free. */
export const free = new Int32Array(TERRITORIES.length)
for (const territory of TERRITORY_OF) free[territory]++

/** Where the figures of a seat stand, as numbers with a digit for each area: part × 5 + seat. One number would not hold them all. */
const PARTS = 3
export const DIGITS = FIGURES + 1
const DIGIT: readonly number[] = AREAS.map((_, area) => DIGITS ** Math.floor(area / PARTS))
export const places = new Float64Array(PARTS * MOST_SEATS)

/** What has changed, one bit each, until whoever makes something of it sets it to 0: seats, for their areas and for their plans; orders, by their cities; territories. */
export const news = { areas: -1, plans: -1, orders: -1, territories: -1 }

/** The orders that each area is a city of. */
const ORDERS_AT: readonly number[] = AREAS.map((_, area) =>
  ORDER_CITIES.reduce((set, cities, order) => (cities.includes(area) ? set | (1 << order) : set), 0),
)

/** The lists of that position, and the areas that were sketched otherwise since then, one bit each. */
const seen = { owner: [] as readonly number[], figures: [] as readonly number[], company: [] as readonly number[] }
let sketches = 0
const ALL_AREAS = (1 << AREAS.length) - 1

export function lookAtMap(s: Boss): void {
  const isSame = s.owner === seen.owner && s.figures === seen.figures && s.company === seen.company
  for (let rest = isSame ? sketches : ALL_AREAS; rest !== 0; rest &= rest - 1) {
    const area = firstOf(rest)
    change(area, s.owner[area], s.figures[area], s.company[area])
  }
  seen.owner = s.owner
  seen.figures = s.figures
  seen.company = s.company
  sketches = 0
}

/** Changes an area to see what would be; the next look at a position takes it back. */
export function sketch(area: number, seat: Seat, count: number, tile: number): void {
  sketches |= 1 << area
  change(area, seat, count, tile)
}

function change(area: number, seat: Seat, count: number, tile: number): void {
  const was = owner[area]
  if (was === seat && figures[area] === count && company[area] === tile) return
  if (was !== seat || company[area] !== tile) {
    news.territories |= 1 << TERRITORY_OF[area]
    if (was === NOBODY) free[TERRITORY_OF[area]]--
    if (seat === NOBODY) free[TERRITORY_OF[area]]++
  }
  if (was !== seat || figures[area] !== count) {
    news.orders |= ORDERS_AT[area]
    if (was !== NOBODY) leave(area, was)
    if (seat !== NOBODY) settle(area, seat, count)
  }
  owner[area] = seat
  figures[area] = count
  company[area] = tile
}

function leave(area: number, seat: Seat): void {
  land[seat] &= ~(1 << area)
  lone[seat] &= ~(1 << area)
  stand(area, seat, -figures[area])
}

function settle(area: number, seat: Seat, count: number): void {
  land[seat] |= 1 << area
  if (count === 1) lone[seat] |= 1 << area
  stand(area, seat, count)
}

/** So many figures more of a seat stand in an area, or fewer. */
function stand(area: number, seat: Seat, count: number): void {
  team[seat] += count
  places[(area % PARTS) * MOST_SEATS + seat] += count * DIGIT[area]
  news.areas |= 1 << seat
  news.plans |= 1 << seat
}
