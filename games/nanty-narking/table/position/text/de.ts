import { german } from '#engine/words.ts'
import type { PositionText } from './text.ts'

const { count } = german

export const text: PositionText = {
  district: (n, name, cost) => `${n} ${name}, Gebäude kostet £${cost}`,
  agents: (n, name) => `${count(n, 'Agent', 'Agenten')} von ${name}`,
  agent: (kind, name) => `${kind} von ${name}`,
  grenadiers: (n) => count(n, 'Grenadier', 'Grenadiere'),
  citizens: (n) => count(n, 'Neuer Bürger', 'Neue Bürger'),
  trouble: 'Unruhe',
  house: (name) => `Gebäude von ${name}`,
  heldBy: (name) => `kontrolliert von ${name}`,
  voided: 'die Karte ist aus dem Spiel',
  empty: 'leer',
  seats: 'Mitspielende',
  money: (n) => `£${n}`,
  cards: (n) => count(n, 'Karte', 'Karten'),
  card: (name) => `auf der Hand: ${name}`,
  supply: (agents, houses) => `noch ${count(agents, 'Agent', 'Agenten')} und ${count(houses, 'Gebäude', 'Gebäude')}`,
  is: (name, goal) => `ist ${name}: ${goal}`,
  lies: (name) => `offen ausgelegt: ${name}`,
  town: 'London',
  deck: (n) => `${count(n, 'Karte', 'Karten')} im Nachziehstapel`,
  events: (n) => `bisher ${count(n, 'Ereignis', 'Ereignisse')}`,
  latest: (name) => `letztes Ereignis: ${name}`,
  onTable: 'auf dem Tisch',
  discarded: 'Ablagestapel',
}
