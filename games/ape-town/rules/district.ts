import { fullDistrict } from '../steps.ts'
import type { Tell } from '#engine/event.ts'
import type { Seat } from '#engine/state.ts'
import { DISTRICT_FIELDS, DISTRICT_OF, FREE, LEMUR, NEIGHBOURS, ORANGUTAN, VALUE } from '../data.ts'
import type { ApeEvent, Share } from '../events.ts'
import { addPoints, NOBODY, type ApeTown } from '../state.ts'
import { action } from './book.ts'

/** Step 4: a district that was just filled is scored, at once and once [APE-4.20, 4.21]. */
action(fullDistrict, (s, tell) => {
  const district = DISTRICT_OF[s.placed]
  if (roomIn(s, district)) return
  scoreBoss(s, district, tell)
  scoreNeighbours(s, district, tell) // in any case [APE-4.26]
})

export function roomIn(s: ApeTown, district: number): boolean {
  const fields = DISTRICT_FIELDS[district]
  for (let i = 0; i < fields.length; i++) if (s.city[fields[i]] === FREE) return true
  return false
}

/** Step I [APE-4.22 to 4.25]. */
function scoreBoss(s: ApeTown, district: number, tell: Tell<ApeEvent>): void {
  const { seat, by } = bossOf(s, district)
  const points = seat === NOBODY ? 0 : apesIn(s, district)
  if (seat !== NOBODY) addPoints(s, seat, 'boss', points)
  tell?.({ kind: 'boss', district, seat: seat === NOBODY ? null : seat, by, points })
}

/** The seat with the most orang-utans, or else the most lemurs; all seats are compared both times [APE-4.22 to 4.24]. */
export function bossOf(s: ApeTown, district: number): { seat: Seat; by: 'orangutans' | 'lemurs' | 'nobody' } {
  const strong = most(s, district, ORANGUTAN)
  if (strong !== NOBODY) return { seat: strong, by: 'orangutans' }
  const clever = most(s, district, LEMUR)
  return clever === NOBODY ? { seat: NOBODY, by: 'nobody' } : { seat: clever, by: 'lemurs' }
}

/** The seat with strictly the most tiles of a kind in a district. */
function most(s: ApeTown, district: number, kind: number): Seat {
  let best = 0
  let seat: Seat = NOBODY
  for (let other = 0; other < s.seats; other++) {
    const count = owned(s, district, kind, other)
    if (count > best) seat = other
    else if (count === best) seat = NOBODY
    if (count > best) best = count
  }
  return seat
}

/** How many tiles of a kind a seat has in a district. */
export function owned(s: ApeTown, district: number, kind: number, seat: Seat): number {
  const fields = DISTRICT_FIELDS[district]
  let count = 0
  for (let i = 0; i < fields.length; i++) {
    const cell = fields[i]
    if (s.discs[cell] === seat && s.city[cell] === kind) count++
  }
  return count
}

/** The value of all apes on the fields of a district. */
export function apesIn(s: ApeTown, district: number): number {
  const fields = DISTRICT_FIELDS[district]
  let sum = 0
  for (let i = 0; i < fields.length; i++) {
    const tile = s.city[fields[i]]
    if (tile >= 0) sum += VALUE[tile]
  }
  return sum
}

/** All lemurs lying in a district, owned or not [APE-4.28]. */
export function lemursIn(s: ApeTown, district: number): number {
  const fields = DISTRICT_FIELDS[district]
  let count = 0
  for (let i = 0; i < fields.length; i++) if (s.city[fields[i]] === LEMUR) count++
  return count
}

/** Step II: who has a lemur here shares the apes of every neighbour with fewer lemurs [APE-4.27 to 4.32]. */
function scoreNeighbours(s: ApeTown, district: number, tell: Tell<ApeEvent>): void {
  const takers: Seat[] = []
  for (let seat = 0; seat < s.seats; seat++) if (owned(s, district, LEMUR, seat) > 0) takers.push(seat)
  if (takers.length === 0) return
  const shares = sharesOf(s, district, takers.length)
  let each = 0
  for (const share of shares) each += share.each
  for (const seat of takers) addPoints(s, seat, 'neighbours', each)
  tell?.({ kind: 'shared', district, seats: takers, shares })
}

/** What every inferior neighbour gives to each of so many seats; each is rounded up on its own [APE-4.29, 4.30]. */
export function sharesOf(s: ApeTown, district: number, takers: number): Share[] {
  const lemurs = lemursIn(s, district)
  const shares: Share[] = []
  for (const neighbour of NEIGHBOURS[district]) {
    if (lemursIn(s, neighbour) >= lemurs) continue
    const apes = apesIn(s, neighbour)
    shares.push({ district: neighbour, apes, each: Math.ceil(apes / takers) })
  }
  return shares
}
