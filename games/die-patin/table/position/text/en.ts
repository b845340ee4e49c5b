import { english } from '#engine/words.ts'
import type { PositionText } from './text.ts'

const { and, count } = english

export const text: PositionText = {
  loot: (n) => `${n} loot`,
  ownedBy: (name) => `owned by ${name}`,
  unowned: 'owned by nobody',
  backRoom: 'back room',
  henchmen: (n, name) => `${count(n, 'henchman', 'henchmen')} of ${name}`,
  bossOf: (name) => `boss of ${name}`,
  manholes: 'Manholes',
  at: (areas) => and(areas),
  rats: (n, name) => `${count(n, 'rat', 'rats')} of ${name}`,
  noRats: 'no rats',
  seats: 'Seats',
  points: (n) => count(n, 'point', 'points'),
  ratsLeft: (n) => `${count(n, 'rat', 'rats')} in the supply`,
  rooms: (n) => `${count(n, 'back room', 'back rooms')} in the supply`,
  henchmenLeft: (n) => `${count(n, 'henchman', 'henchmen')} to place`,
  card: (name) => `card ${name}`,
  chosen: 'a card face down',
  noCard: 'no card',
  bossInHand: 'boss to place',
  bossStranded: 'boss without a place',
  has: (shop) => `has ${shop}`,
  scored: (mission, points) => `scored ${mission} for ${points}`,
  trophies: (n, name) => `${count(n, 'trophy', 'trophies')} from ${name}`,
  missions: 'Missions',
  standing: (name, value) => `${name} ${value}`,
  town: 'Town',
  round: (n) => `round ${n}`,
  starts: (name) => `${name} starts the round`,
}
