import { shuffle, type Luck } from '#engine/luck.ts'
import { unveil } from '#engine/state.ts'
import { ORDERS } from '../data.ts'
import { allSpecials, faceOf, shownTo, UNKNOWN, type Special } from '../data/specials.ts'
import { clone, NOBODY, type Boss } from '../state.ts'

/** Deals what is unknown at random to the places where it may be [BOSS-7.5]. */
export function guess(seen: Boss, luck: Luck): Boss {
  const s = clone(seen)
  unveil(s, luck)
  if (s.agenda.length === 0) return s
  s.orderStack = shuffle(luck, ordersNotSeen(s))
  const unknown = shuffle(luck, unknownSpecials(s))
  const deal = (c: Special): Special => (faceOf(c) === UNKNOWN ? unknown.pop()! : c)
  s.specials = s.specials.map(deal)
  s.held = s.held.map((cards, seat) => cards.map((c) => shownTo(seat, deal(c))))
  return s
}

const ordersNotSeen = (s: Boss): number[] =>
  ORDERS.map((_, order) => order).filter((order) => s.orderOwner[order] === NOBODY && !s.open.includes(order))

/** The special cards whose place the eye does not know, as they come from the box. */
function unknownSpecials(s: Boss): Special[] {
  const unknown = allSpecials()
  const strike = (card: number) => {
    const at = unknown.findIndex((c) => faceOf(c) === card)
    if (at >= 0) unknown.splice(at, 1)
  }
  for (const c of [...s.specials, ...s.held.flat()]) strike(faceOf(c))
  strike(s.inPlay)
  return unknown
}
