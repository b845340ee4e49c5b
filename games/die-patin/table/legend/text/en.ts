import { english } from '#engine/words.ts'
import type { PatLegendText } from './text.ts'

const { and, count } = english

export const text: PatLegendText = {
  ratsOf: (name, rats) => `${name}: ${count(rats, 'rat', 'rats')}.`,
  between: (areas) => `Between ${and(areas)}.`,
  owned: (name) => `Belongs to ${name}.`,
  loot: (n) => `${count(n, 'loot marker', 'loot markers')}.`,
  power: (name, power) => `${name}: power ${power}.`,
  has: (name, n) => `${name}: ${n}.`,
  scored: (name, round) => `Scored by ${name} in round ${round}.`,
  notScored: 'Not scored yet.',
  hidden: 'Face down.',
  things: {
    district: {
      name: 'District',
      what: 'Three areas around a plaza. Loot that lies here can be grabbed from each of them.',
    },
    closed: { name: 'Closed quarter', what: 'Not in play with this number of players.' },
    area: {
      name: 'Area',
      what: 'Colour, filling and line show whose it is. At home a figure brings actions; next door it claims the area for its clan.',
    },
    border: {
      name: 'Border of a clan',
      what: 'The neon line runs around all areas of a clan; each clan has its own kind of line.',
    },
    manhole: {
      name: 'Empty manhole',
      what: 'Anybody may bribe a rat here. A rat counts in every area that meets at its manhole.',
    },
    rats: {
      name: 'Rats at a manhole',
      what: 'All of one clan. Each is 1 power in every area that meets here, for claims and defence.',
    },
    henchman: {
      name: 'Henchman',
      what: '1 power in this area until the end of the round. At home two actions, outside a claim paid with loot.',
    },
    boss: { name: 'Boss', what: '2 power in this area until the end of the round. She acts as her secret card says.' },
    room: {
      name: 'Back room',
      what: 'Belongs to the owner of the area. Whoever takes the area destroys it and keeps it as a trophy.',
    },
    lock: { name: 'Padlock', what: 'The last area of a clan: nobody else may enter.' },
    shop: {
      name: 'Shop tile',
      what: 'Taken by setting up a back room, which needs a second figure here. Tiles of one kind make a chain; the badge is a bonus at once.',
    },
    loot: { name: 'Loot', what: 'Any area of this district may grab it with an action.' },
    outlook: {
      name: 'What a claim would cost',
      what: 'The loot that wins this area now; a tick: it is won for nothing, a cross: it cannot be won.',
    },
    mission: {
      name: 'Mission',
      what: 'Judged at the end of each round. Whoever alone has the most may put the tile of the round there; each mission once in the game.',
    },
    scored: {
      name: 'Value of a mission',
      what: 'How much each clan has. The leader is framed; a small tile says who scored it, and in which round.',
    },
    card: {
      name: 'Intrigue card',
      what: 'Each clan chooses one of the same three in secret each round. It is shown when the boss moves.',
    },
    'own-card': { name: 'Your intrigue card', what: 'What you chose for this round: it says what your boss does.' },
    supply: { name: 'General supply', what: 'Loot that is paid goes here; districts are refilled from it.' },
    power: {
      name: 'Power in an area',
      what: 'Rats at its manholes, 1 for each henchman, 2 for the boss. A claim must be stronger than every other clan.',
    },
    figures: { name: 'Figures in hand', what: 'Henchmen and the boss that are still to be placed in this round.' },
    purse: { name: 'Loot', what: 'Pays for bribes outside and counts for one of the missions.' },
    'rats-left': { name: 'Rats in supply', what: 'Still to be bribed. Without any, one from the board is moved.' },
    chosen: { name: 'Card of this round', what: 'As far as you may see it.' },
    trophies: { name: 'Trophies', what: 'Back rooms of others that were destroyed: a point each.' },
    start: { name: 'Start seat', what: 'Places first in this round. The next seat begins the next one.' },
    chain: { name: 'Shop chain', what: 'Tiles of one kind. 1, 2, 3 or 4 of them are worth 1, 3, 6 or 10 points.' },
    shops: {
      name: 'Shop',
      what: 'How many of its tiles still lie in town, and how many each clan has with what they are worth.',
    },
    rounds: {
      name: 'Tiles of the five rounds',
      what: 'Which mission was scored in which round. A struck one was missed, the framed one is this round’s.',
    },
  },
}
