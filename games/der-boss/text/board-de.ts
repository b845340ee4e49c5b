import { german } from '#engine/words.ts'
import type { BoardScreen } from './text.ts'

const { and, count } = german

/** What the board and the seats around it say. */
export const board: BoardScreen = {
  money: (millions) => `${millions} M`,
  status: (turn, left, last) => `Zug ${turn} · ${last ? 'letzter Auftrag' : count(left, 'Auftrag', 'Aufträge')}`,
  ordersLeft: 'Aufträge, die noch im Spiel sind; die letzten drei werden nie gewertet',
  lastOrder: ['verdeckt:', 'der letzte!'],
  toCome: ['Aufträge', 'verdeckt'],
  noOrders: [
    'Noch liegt kein Auftrag offen. Die Zahl an einer Nadel sagt,',
    'in wie vielen der 15 Aufträge die Stadt vorkommt.',
  ],
  toGo: (n) => (n === 0 ? 'du hast alle' : n === 1 ? 'dir fehlt eine' : `dir fehlen ${n}`),
  missing: (name, cities) => (cities.length === 0 ? `${name} hat alle.` : `${name} fehlt noch ${and(cities)}.`),
  monopolies: 'Monopole',
  figures: (n) => `${n} auf dem Plan`,
  more: (n) => `noch ${n}`,
  cards: (n) => count(n, 'Karte', 'Karten'),
  orders: (n) => count(n, 'Auftrag', 'Aufträge'),
  monopoliesHeld: (n) => count(n, 'Monopol', 'Monopole'),
}
