import { english } from '#engine/words.ts'
import type { PositionText } from './text.ts'

const { count } = english

export const text: PositionText = {
  district: (n, name, cost) => `${n} ${name}, building costs £${cost}`,
  agents: (n, name) => `${count(n, 'agent', 'agents')} of ${name}`,
  agent: (kind, name) => `${kind} of ${name}`,
  grenadiers: (n) => count(n, 'grenadier', 'grenadiers'),
  citizens: (n) => count(n, 'citizen', 'citizens'),
  trouble: 'trouble',
  house: (name) => `building of ${name}`,
  heldBy: (name) => `controlled by ${name}`,
  voided: 'its card is out of the game',
  empty: 'empty',
  seats: 'Seats',
  money: (n) => `£${n}`,
  cards: (n) => count(n, 'card', 'cards'),
  card: (name) => `holds ${name}`,
  supply: (agents, houses) => `${count(agents, 'agent', 'agents')} and ${count(houses, 'building', 'buildings')} left`,
  is: (name, goal) => `is ${name}: ${goal}`,
  lies: (name) => `before it lies ${name}`,
  town: 'London',
  deck: (n) => `${count(n, 'card', 'cards')} in the draw pile`,
  events: (n) => `${count(n, 'event', 'events')} so far`,
  latest: (name) => `latest event: ${name}`,
  onTable: 'on the table',
  discarded: 'Discard pile',
}
