import { shuffle, type Luck } from '#engine/luck.ts'
import { unveil, veil, type Onlooker, type Seat } from '#engine/state.ts'
import { ORDERS, SPECIAL } from './data.ts'
import { handDiscard } from './rules/take.ts'
import { allSpecials, faceOf, seenAs, shownTo, UNKNOWN, type Special } from './specials.ts'
import { clone, HIDDEN, NOBODY, type Boss } from './state.ts'

/** Hidden are the order of the order stack, and special cards whose face the eye has not seen [BOSS-7.1 to 7.5]. */
export function view(s: Boss, eye: Onlooker): Boss {
  const seen = clone(s)
  veil(seen)
  if (s.agenda.length === 0) return seen
  seen.orderStack.fill(HIDDEN)
  seen.specials = seen.specials.map((c) => seenAs(eye, c))
  seen.held = seen.held.map((held, seat) => {
    const cards = held.map((c) => seenAs(eye, c))
    return seat === eye ? cards : inNoOrder(cards, hasJustTaken(s, seat))
  })
  return seen
}

/** The order of somebody else's hand would tell which of two equal cards was played; only the card just taken stays last. */
const inNoOrder = (cards: readonly Special[], keepLast: boolean): Special[] => {
  const rest = keepLast ? cards.slice(0, -1) : cards.slice()
  return [...rest.sort((a, b) => a - b), ...cards.slice(rest.length)]
}

function hasJustTaken(s: Boss, seat: Seat): boolean {
  const step = s.agenda.at(-1) as ReturnType<typeof handDiscard>
  return seat === s.active && step.do === handDiscard.kind.name && step.taken.includes(SPECIAL)
}

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
