import { german } from '#engine/words.ts'
import type { PositionText } from './text.ts'

const { and, count } = german

export const text: PositionText = {
  ownedBy: (name, n) => `${name} mit ${count(n, 'Figur', 'Figuren')}`,
  free: 'frei',
  noCompany: 'keine Firma',
  ports: (seas) => `Hafen: ${and(seas)}`,
  orders: 'Aufträge',
  pays: (millions) => `bringt ${millions}`,
  city: (city, owner) => `${city}: ${owner}`,
  nobody: 'niemand',
  stacks: 'Karten',
  cards: (n) => count(n, 'Karte', 'Karten'),
  faceDown: (n) => `${count(n, 'Auftrag', 'Aufträge')} verdeckt`,
  monopolies: 'Monopole',
  seats: 'Mitspielende',
  money: (millions) => millions,
  supply: (n) => `${count(n, 'Figur', 'Figuren')} im Vorrat`,
  pawn: (field) => `Spielstein: ${field}`,
  atStart: 'Start',
  field: (n, kind) => `Feld ${n}, ${kind}`,
  hand: (n, card) => `${n} ${card}`,
  hidden: (n) => count(n, 'verdeckte Karte', 'verdeckte Karten'),
  took: (order) => `erfüllt: ${order}`,
  removed: 'Entfernte Aufträge',
  bag: 'Beutel',
  tiles: (n, tile) => `${n} ${tile}`,
}
