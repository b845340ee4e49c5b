import { english } from '#engine/words.ts'
import type { MomentText } from './text.ts'

const { and, count, form } = english

export const text: MomentText = {
  extra: 'Extra! Extra!',
  draws: (name) => `${name} has turned over an event. The town still stands as before.`,
  paper: 'The London Narker',
  price: 'One penny',
  number: (n) => `No. ${n}`,
  dice: (places) => `The ${form(places.length, 'die says', 'dice say')}: ${and(places)}.`,
  struck: (places) => and(places),
  standing: (district, what) => `${district}: ${and(what)}.`,
  agents: (n, name) => `${count(n, 'agent', 'agents')} of ${name}`,
  grenadiers: (n) => count(n, 'grenadier', 'grenadiers'),
  citizens: (n) => count(n, 'citizen', 'citizens'),
  house: (name) => `the building of ${name}`,
  trouble: 'a trouble marker',
  empty: 'nothing',
  changed: 'What changed',
  nothingChanged: 'Nothing has changed so far.',
  declares: (name) => `${name} declares victory`,
  riots: 'Riots: the game is over',
  deckOut: 'The draw pile is empty: the game is over',
  masks: 'Nobody knows yet who is who.',
  was: (name) => `${name} was`,
  progress: (has, need) => `${has} of ${need}`,
  allMasks: 'All masks fall',
  wins: (names) => `${and(names)} ${form(names.length, 'wins', 'win')}`,
  byPoints: 'Nobody reached a goal: points decide.',
  points: (n) => count(n, 'point', 'points'),
}
