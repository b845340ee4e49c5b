import { shuffle, type Luck } from '#engine/luck.ts'
import { unveil } from '#engine/state.ts'
import { CARDS, COPIES_OF_SPECIALS, OPEN_KINDS, ORDERS } from '../data.ts'
import { faceOf, shownTo, special, UNKNOWN, type Special } from '../data/specials.ts'
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

function ordersNotSeen({ orderOwner, open }: Boss): number[] {
  const orders: number[] = []
  for (let order = 0; order < ORDERS.length; order++)
    if (orderOwner[order] === NOBODY && !open.includes(order)) orders.push(order)
  return orders
}

/** The special cards whose place the eye does not know, as they come from the box. */
function unknownSpecials(s: Boss): Special[] {
  const unknown: Special[] = []
  for (let card = OPEN_KINDS; card < CARDS.length; card++) {
    let left = COPIES_OF_SPECIALS - countOf(s.specials, card) - (s.inPlay === card ? 1 : 0)
    for (const held of s.held) left -= countOf(held, card)
    for (; left > 0; left--) unknown.push(special(card))
  }
  return unknown
}

function countOf(cards: readonly Special[], face: number): number {
  let count = 0
  for (let i = 0; i < cards.length; i++) if (faceOf(cards[i]) === face) count++
  return count
}
