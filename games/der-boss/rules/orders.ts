import { checkOrders, chooseOrder, endOfTurn } from '../steps.ts'
import type { Tell } from '#engine/event.ts'
import type { Move } from '#engine/move.ts'
import { agenda, replaced, reveal, type Seat } from '#engine/state.ts'
import { OPEN_ORDERS, ORDER_CITIES, PAYOUT, QUIET_ROUNDS, UNSCORED_ORDERS } from '../data.ts'
import type { BossEvent } from '../events.ts'
import { moves } from '../moves.ts'
import { NOBODY, ordersLeft, REMOVED, type Boss } from '../state.ts'
import { outOfPlace } from './why.ts'
import { question, action } from './book.ts'

/** A seat meets an order when it controls every city on it [BOSS-4.15.1]. */
export function meets(s: Boss, seat: Seat, order: number): boolean {
  const cities = ORDER_CITIES[order]
  for (let i = 0; i < cities.length; i++) if (s.owner[cities[i]] !== seat) return false
  return true
}

/** After each card: every met order is taken, or a choice of them if not all can be [BOSS-4.15.3 to 4.15.5]. */
action(checkOrders, (s, tell) => {
  const met = metOrders(s)
  const scorable = ordersLeft(s) - UNSCORED_ORDERS // [BOSS-4.15.2]
  if (met.length === 0 || scorable <= 0) return
  if (met.length > scorable) return agenda(s, chooseOrder(), checkOrders())
  for (const move of met) takeOrder(s, s.active, move.at, false, tell)
})

function metOrders(s: Boss): Move[] {
  const list: Move[] = []
  for (let i = 0; i < s.open.length; i++) {
    const order = s.open[i]
    if (meets(s, s.active, order)) list.push(moves.of.fulfil[order])
  }
  return list
}

question(chooseOrder, {
  moves: metOrders,
  play: (s, move, tell) => takeOrder(s, s.active, move.at, false, tell),
  why: (s, move) => (move.verb === 'fulfil' ? 'BOSS-4.15.1' : outOfPlace(s, move)),
})

function takeOrder(s: Boss, seat: Seat, order: number, atOnce: boolean, tell: Tell<BossEvent>): void {
  leave(s, order, seat)
  tell?.({ kind: 'order-taken', seat, order, payout: PAYOUT[order], atOnce })
  if (isLast(s)) tell?.({ kind: 'last-order' })
}

export function discardOrder(s: Boss, order: number, tell: Tell<BossEvent>): void {
  leave(s, order, REMOVED)
  tell?.({ kind: 'order-removed', seat: s.active, order })
  if (isLast(s)) tell?.({ kind: 'last-order' })
}

function leave(s: Boss, order: number, to: number): void {
  s.open = s.open.filter((other) => other !== order)
  s.orderOwner = replaced(s.orderOwner, order, to)
  s.quiet = 0
}

const isLast = (s: Boss): boolean => ordersLeft(s) === UNSCORED_ORDERS

export function turnUp(s: Boss, tell: Tell<BossEvent>): number {
  const show = reveal(s, tell)
  const order = s.orderStack[s.orderStack.length - 1]
  s.orderStack = s.orderStack.slice(0, -1)
  s.open = [...s.open, order]
  show?.({ kind: 'order-turned-up', order })
  return order
}

/** Orders are filled up to four; if that fails the game ends [BOSS-4.16.1, 4.16.2, 5.1]. */
action(endOfTurn, (s, tell) => {
  while (s.open.length < OPEN_ORDERS && s.orderStack.length > 0) {
    const order = turnUp(s, tell)
    const seat = s.owner[ORDER_CITIES[order][0]]
    if (seat !== NOBODY && meets(s, seat, order) && ordersLeft(s) > UNSCORED_ORDERS)
      takeOrder(s, seat, order, true, tell) // [BOSS-4.15.6]
  }
  if (s.open.length < OPEN_ORDERS) return end(s, 'orders', tell)
  if (s.quiet >= QUIET_ROUNDS * s.seats) end(s, 'quiet', tell) // [BOSS-5.5]
})

/** All hands are laid open. */
function end(s: Boss, by: 'orders' | 'quiet', tell: Tell<BossEvent>): void {
  s.agenda.length = 0
  reveal(s, tell)?.({ kind: 'ended', by })
}
