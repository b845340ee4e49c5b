import { english } from '#engine/words.ts'
import type { BoardScreen } from './text.ts'

const { and, count } = english

/** What the board and the seats around it say. */
export const board: BoardScreen = {
  money: (millions) => `${millions} m`,
  status: (turn, left, last) => `Turn ${turn} · ${last ? 'the last order' : `${left} orders left`}`,
  ordersLeft: 'Orders still in the game; the last three are never scored',
  lastOrder: ['to come:', 'last order!'],
  toCome: ['orders', 'to come'],
  noOrders: ['No order is open yet. The number on a pin says', 'in how many of the 15 orders a city occurs.'],
  toGo: (n) => (n === 0 ? 'you hold them all' : `you: ${n} to go`),
  missing: (name, cities) => (cities.length === 0 ? `${name} holds them all.` : `${name} lacks ${and(cities)}.`),
  monopolies: 'Monopolies',
  figures: (n) => `${n} on the map`,
  more: (n) => `${n} left`,
  cards: (n) => count(n, 'card', 'cards'),
  orders: (n) => count(n, 'order', 'orders'),
  monopoliesHeld: (n) => count(n, 'monopoly', 'monopolies'),
}
