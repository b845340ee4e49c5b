import type { Sights } from '#engine/game.ts'
import { handDiscard } from './steps.ts'
import { veil, type Onlooker, type Seat } from '#engine/state.ts'
import { SPECIAL } from './data.ts'

import { seenAs, type Special } from './data/specials.ts'
import { clone, HIDDEN, type Boss } from './state.ts'

export const sights: Sights<Boss> = {
  owner: 'open',
  figures: 'open',
  company: 'open',
  bag: 'open',
  supply: 'open',
  monopolies: 'open',
  pawns: 'open',
  stacks: 'open',
  specials: 'veiled',
  hands: 'open',
  held: 'veiled',
  open: 'open',
  orderStack: 'veiled',
  orderOwner: 'open',
  inPlay: 'open',
  played: 'open',
  business: 'open',
  quiet: 'open',
}

/** Hidden are the order of the order stack, and special cards whose face the eye has not seen [BOSS-7.1 to 7.5]. */
export function view(s: Boss, eye: Onlooker): Boss {
  const seen = clone(s)
  veil(seen)
  if (s.agenda.length === 0) return seen
  seen.orderStack = seen.orderStack.map(() => HIDDEN)
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
  const step = s.agenda.at(-1)
  return seat === s.active && handDiscard.is(step) && step.taken.includes(SPECIAL)
}
