import { german } from '#engine/words.ts'
import type { PositionText } from './text.ts'

const { and, count } = german

export const text: PositionText = {
  regions: 'Regionen',
  cubes: (n, name) => `${count(n, 'Würfel', 'Würfel')} von ${name}`,
  noCubes: 'keine Würfel',
  plague: 'hier steht die Pestfigur',
  counts: (n) => `sie zählt als ${n} Würfel`,
  rat: (n) => `Ratte ${n}`,
  noRats: 'keine Ratten',
  faceDown: 'verdeckt',
  seenBy: (names) => `gesehen von ${and(names)}`,
  cards: 'Karten',
  heldBy: (name) => `bei ${name}`,
  display: 'in der Auslage',
  seats: 'Mitspielende',
  points: (n) => count(n, 'Punkt', 'Punkte'),
  palace: (n) => `${count(n, 'Würfel', 'Würfel')} im Palast`,
  supply: (n) => `${count(n, 'Würfel', 'Würfel')} im Vorrat`,
  rats: 'Ratten',
  toCome: (n) => `${count(n, 'Ratte kommt', 'Ratten kommen')} noch`,
  gone: (n) => `${count(n, 'Ratte', 'Ratten')} bisher aufgedeckt`,
}
