import { firstOf } from '#bots/bits.ts'
import type { Seat } from '#engine/state.ts'
import { AREAS, CLANS } from '../data.ts'
import { bordersOn } from '../rules/territory.ts'
import { townOf, type DiePatin } from '../state.ts'
import { nests } from './nests.ts'
import { IN_PLAY, leads, NO_AREA, powers, type Areas } from './powers.ts'
import { WEIGHTS } from './weights.generated.ts'
import type { PatWeights } from './weights.ts'

/** What each seat's areas, loot and rats promise for the rest of the game; kept from one position to the next, as all that follows. */
export const holdings = new Float64Array(CLANS.length)
/** What each area is worth to each seat: seat × areas + area. */
const shares = new Float64Array(CLANS.length * AREAS.length)
/** What its loot and rats are worth to each seat. */
const stores = new Float64Array(CLANS.length)

/** What all this was found from. */
const seen = {
  weights: WEIGHTS[2],
  time: 0,
  seats: 0,
  owner: [] as readonly number[],
  purse: [] as readonly number[],
}

/** Finds again what has changed since the last position, as has the power in these areas. */
export function readHoldings(s: DiePatin, w: PatWeights, time: number, changed: Areas): void {
  const isNew = seen.weights !== w || seen.time !== time || seen.seats !== s.seats
  const areas = isNew || seen.owner !== s.owner ? IN_PLAY[s.seats] : changed
  const areStoresNew = isNew || nests.areNew || seen.purse !== s.purse
  if (areas === NO_AREA && !areStoresNew) return
  seen.weights = w
  seen.time = time
  seen.seats = s.seats
  seen.owner = s.owner
  seen.purse = s.purse
  const others = findShares(s, w, time, areas) | (areStoresNew ? findStores(s, w, time) : NO_SEAT)
  for (let seat = 0; seat < s.seats; seat++)
    if (isNew || (others & (1 << seat)) !== NO_SEAT) holdings[seat] = sumUp(s, seat)
}

function sumUp(s: DiePatin, seat: Seat): number {
  const { areas } = townOf(s)
  let worth = stores[seat]
  for (let i = 0; i < areas.length; i++) worth += shares[seat * AREAS.length + areas[i]]
  return worth
}

/** Some seats, one bit each. */
type Seats = number
const NO_SEAT: Seats = 0

/** Each of these returns the seats for which it has found anything else than before. */
function findStores(s: DiePatin, w: PatWeights, time: number): Seats {
  let others = NO_SEAT
  for (let seat = 0; seat < s.seats; seat++) {
    const purse = s.purse[seat]
    const nest = w.manhole * nests.manholes[seat] + w.horde * nests.rats[seat]
    const store = time * (w.loot * Math.sqrt(purse * 3) + w.purse * purse + nest)
    if (stores[seat] === store) continue
    stores[seat] = store
    others |= 1 << seat
  }
  return others
}

function findShares(s: DiePatin, w: PatWeights, time: number, areas: Areas): Seats {
  let others = NO_SEAT
  for (let rest = areas; rest !== NO_AREA; rest &= rest - 1) {
    const area = firstOf(rest)
    for (let seat = 0; seat < s.seats; seat++) {
      const share = shareOf(s, w, time, seat, area)
      const place = seat * AREAS.length + area
      if (shares[place] === share) continue
      shares[place] = share
      others |= 1 << seat
    }
  }
  return others
}

function shareOf(s: DiePatin, w: PatWeights, time: number, seat: Seat, area: number): number {
  const at = area * s.seats + seat
  if (s.owner[area] === seat) return time * (w.area + w.guard * clamp(leads[at], -4, 4))
  if (powers[at] > 0 && bordersOn(s, seat, area)) return time * w.reach * clamp(leads[at] + 3, 0, 4)
  return 0
}

const clamp = (n: number, low: number, high: number): number => (n < low ? low : n > high ? high : n)
