import { english } from '#engine/words.ts'
import { board } from './board-en.ts'
import type { Screen } from './text.ts'

const { and, count } = english

/** What the screen says beside the rules' own words. */
export const screen: Screen = {
  ...board,
  bag: 'In the bag',
  ambushChance: (chance) => `A free area is an ambush with ${chance}.`,
  hand: 'Hand',
  stacks: 'Stacks',
  playsLeft: (n) => `${count(n, 'more card', 'more cards')} this turn`,
  businessDone: 'Business has been played this turn',
  fight: (a, d, win, lose, gone) => `${a} against ${d}: ${win} win, ${lose} lose, ${gone} both gone.`,
  losses: (own, theirs) => `Losses on average ${own} of yours, ${theirs} of theirs.`,
  ambush: (chance, hold, lost) => `Ambush ${chance}; held with ${hold}; ${lost} figures lost on average.`,
  joins: 'They join your figures there.',
  breaks: (city, orders) => `${city} would then be missing for ${and(orders)}.`,
  completes: (orders) => `Held, it completes ${and(orders)}.`,
  alone: (city) => `A single figure in ${city}: a Defector can take it.`,
  brings: (stack, left) => `Here you may take ${stack} (${left} left).`,
}
