import { german } from '#engine/words.ts'
import type { PositionText } from './text.ts'

const { and, count } = german

export const text: PositionText = {
  loot: (n) => `${n} Beute`,
  ownedBy: (name) => `gehört ${name}`,
  unowned: 'gehört niemandem',
  backRoom: 'Hinterzimmer',
  henchmen: (n, name) => `${count(n, 'Handlanger', 'Handlanger')} von ${name}`,
  bossOf: (name) => `Bossin von ${name}`,
  manholes: 'Gullys',
  at: (areas) => and(areas),
  rats: (n, name) => `${count(n, 'Ratte', 'Ratten')} von ${name}`,
  noRats: 'keine Ratten',
  seats: 'Mitspielende',
  points: (n) => count(n, 'Punkt', 'Punkte'),
  ratsLeft: (n) => `${count(n, 'Ratte', 'Ratten')} im Vorrat`,
  rooms: (n) => `${count(n, 'Hinterzimmer', 'Hinterzimmer')} im Vorrat`,
  henchmenLeft: (n) => `${count(n, 'Handlanger', 'Handlanger')} einzusetzen`,
  card: (name) => `Karte ${name}`,
  chosen: 'eine verdeckte Karte',
  noCard: 'keine Karte',
  bossInHand: 'Bossin noch einzusetzen',
  bossStranded: 'Bossin ohne Platz',
  has: (shop) => `hat ${shop}`,
  scored: (mission, points) => `${mission} gewertet für ${points}`,
  trophies: (n, name) => `${count(n, 'Trophäe', 'Trophäen')} von ${name}`,
  missions: 'Missionen',
  standing: (name, value) => `${name} ${value}`,
  town: 'Stadt',
  round: (n) => `Runde ${n}`,
  starts: (name) => `${name} beginnt die Runde`,
}
