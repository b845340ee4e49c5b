import { english } from '#engine/words.ts'
import type { PositionText } from './text.ts'

const { and, count } = english

export const text: PositionText = {
  ownedBy: (name, n) => `${name} with ${count(n, 'figure', 'figures')}`,
  free: 'free',
  noCompany: 'no company',
  ports: (seas) => `port on ${and(seas)}`,
  orders: 'Orders',
  pays: (millions) => `pays ${millions}`,
  city: (city, owner) => `${city}: ${owner}`,
  nobody: 'nobody',
  stacks: 'Cards',
  cards: (n) => count(n, 'card', 'cards'),
  faceDown: (n) => `${count(n, 'order', 'orders')} face down`,
  monopolies: 'Monopolies',
  seats: 'Seats',
  money: (millions) => millions,
  supply: (n) => `${count(n, 'figure', 'figures')} in the supply`,
  pawn: (field) => `pawn on ${field}`,
  atStart: 'the start',
  field: (n, kind) => `field ${n}, ${kind}`,
  hand: (n, card) => `${n} ${card}`,
  hidden: (n) => count(n, 'hidden card', 'hidden cards'),
  took: (order) => `took ${order}`,
  removed: 'Removed orders',
  bag: 'Bag',
  tiles: (n, tile) => `${n} ${tile}`,
}
