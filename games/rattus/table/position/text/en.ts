import { english } from '#engine/words.ts'
import type { PositionText } from './text.ts'

const { and, count } = english

export const text: PositionText = {
  regions: 'Regions',
  cubes: (n, name) => `${count(n, 'cube', 'cubes')} of ${name}`,
  noCubes: 'no cubes',
  plague: 'the plague piece stands here',
  counts: (n) => `it counts as ${n} cubes`,
  rat: (n) => `rat ${n}`,
  noRats: 'no rats',
  faceDown: 'face down',
  seenBy: (names) => `seen by ${and(names)}`,
  cards: 'Cards',
  heldBy: (name) => `held by ${name}`,
  display: 'on display',
  seats: 'Seats',
  points: (n) => count(n, 'point', 'points'),
  palace: (n) => `${count(n, 'cube', 'cubes')} in the palace`,
  supply: (n) => `${count(n, 'cube', 'cubes')} in the supply`,
  rats: 'Rats',
  toCome: (n) => `${count(n, 'rat', 'rats')} still to come`,
  gone: (n) => `${count(n, 'rat', 'rats')} turned over so far`,
}
