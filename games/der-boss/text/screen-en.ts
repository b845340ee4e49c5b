import { english } from '#engine/words.ts'
import type { Screen } from './text.ts'

const { and, count } = english

/** What the screen says beside the rules' own words. */
export const screen: Screen = {
  money: (millions) => `${millions} m`,
  status: (turn, left, last) => `Turn ${turn} · ${last ? 'the last order' : `${left} orders left`}`,
  ordersLeft: 'Orders still in the game; the last three are never scored',
  lastOrder: ['to come:', 'last order!'],
  toCome: ['orders', 'to come'],
  noOrders: ['No order is open yet. The number on a pin says', 'in how many of the 15 orders a city occurs.'],
  toGo: (n) => (n === 0 ? 'you hold them all' : `you: ${n} to go`),
  missing: (name, cities) => (cities.length === 0 ? `${name} holds them all.` : `${name} lacks ${and(cities)}.`),
  monopolies: 'Monopolies',
  bag: 'In the bag',
  ambushChance: (chance) => `A free area is an ambush with ${chance}.`,
  hand: 'Hand',
  stacks: 'Stacks',
  playsLeft: (n) => `${count(n, 'more card', 'more cards')} this turn`,
  businessDone: 'Business has been played this turn',
  figures: (n) => `${n} on the map`,
  more: (n) => `${n} left`,
  cards: (n) => count(n, 'card', 'cards'),
  orders: (n) => count(n, 'order', 'orders'),
  monopoliesHeld: (n) => count(n, 'monopoly', 'monopolies'),
  fight: (a, d, win, lose, gone) => `${a} against ${d}: ${win} win, ${lose} lose, ${gone} both gone.`,
  losses: (own, theirs) => `Losses on average ${own} of yours, ${theirs} of theirs.`,
  ambush: (chance, hold, lost) => `Ambush ${chance}; held with ${hold}; ${lost} figures lost on average.`,
  joins: 'They join your figures there.',
  breaks: (city, orders) => `${city} would then be missing for ${and(orders)}.`,
  completes: (orders) => `Held, it completes ${and(orders)}.`,
  alone: (city) => `A single figure in ${city}: a Defector can take it.`,
  brings: (stack, left) => `Here you may take ${stack} (${left} left).`,
}
