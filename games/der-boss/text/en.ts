import { english } from '#engine/words.ts'
import type { Seat } from '#engine/state.ts'
import type { Who } from '#engine/text.ts'
import { CAR, CARDS_PER_TURN, PAYOUT, PROCUREMENT, TRACK } from '../data.ts'
import { NOBODY, NONE, type Boss } from '../state.ts'
import { cards } from './cards-en.ts'
import { names as ofBoard } from './names-en.ts'
import { screen } from './screen-en.ts'
import type { Names, Text } from './text.ts'
import { carried, fieldsTo, words } from './words.ts'

const { and, count } = english

const names: Names = { ...ofBoard, cards }
const { city, place, card, stack, fieldKind, tile, order, cities, monopoly, symbol } = words(names)

const figures = (n: number): string => count(n, 'figure', 'figures')
const orderLabel = (at: number): string => `${order(at)}: ${cities(at).join(', ')} (${PAYOUT[at]} million)`
const defender = (seat: Seat | null, who: Who): string => (seat === null ? 'the mafia' : who(seat))

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Who is in an area, and how many. */
const holder = (at: number, s: Boss, who: Who): string =>
  s.owner[at] === NOBODY ? 'free' : `${who(s.owner[at])}, ${figures(s.figures[at])}`

const group = (at: number, s: Boss): string => `${city(at)} (${figures(s.figures[at])})`

export const text: Text = {
  names,
  screen,
  prompts: {
    'start-area': () => 'Choose the area for your first five figures, in a territory where nobody else is.',
    'move-pawn': () => 'Move your pawn to the first, second or third free field.',
    'turn-action': (s) => `Take a ${stack(TRACK[s.pawns[s.active]])} card, or play up to three cards.`,
    'hand-discard': () => 'You hold more than six cards. Give another one back.',
    'next-card': (s) => `Play another card (${CARDS_PER_TURN - s.played} left this turn), or stop.`,
    'move-from': (_s, step) => `${card(carried(step).card)}: which area do the figures leave?`,
    'move-to': (_s, step) =>
      carried(step).card === CAR
        ? `Where does the car from ${city(carried(step).from)} go?`
        : `Where does the ship from ${city(carried(step).from)} go?`,
    'move-count': (_s, step) => `How many figures go from ${city(carried(step).from)} to ${city(carried(step).to)}?`,
    'reentry-area': () => 'You have no figure on the map. Put five into a free area.',
    'partner-area': () => 'Add a figure to one of your areas.',
    'business-field': () => 'Which monopoly do you secure?',
    'business-figure': () => 'Your supply is empty. Which area gives the figure for the monopoly?',
    'competition-target': () => 'Which rival group loses half of its figures?',
    'defector-target': () => 'Where does a rival’s figure come over to you?',
    'swap-first': () => 'Two companies change places. Which is the first?',
    'swap-second': (_s, step) => `Which company changes places with that of ${city(carried(step).first)}?`,
    'procure-card': () => 'Take a card of your choice from an open stack.',
    'agent-order': () => 'Which open order leaves the game?',
    'choose-order': () => 'You cannot score all of these. Which order do you take?',
  },
  moves: {
    start: (at) => place(at),
    pawn: (at, s) => `${fieldKind(at)}, ${count(fieldsTo(s, at), 'field', 'fields')} on`,
    take: (at, s) => `Take ${stack(at)} (${s.stacks[at] ?? s.specials.length} left)`,
    play: (at) => `Play ${card(at)}`,
    stop: (_at, s) => (s.inPlay === PROCUREMENT ? 'No second card' : 'Stop'),
    return: (at) => `Give back ${card(at)}`,
    from: group,
    to: (at, s, who) => `${city(at)} (${holder(at, s, who)})`,
    count(at, s) {
      const { from } = carried(s.agenda.at(-1))
      return s.figures[from] === at + 1 ? `All ${at + 1}: ${city(from)} is given up` : figures(at + 1)
    },
    reenter: (at) => place(at),
    partner: group,
    monopoly: (at) => monopoly(at),
    figure: group,
    weaken: (at, s, who) =>
      s.owner[at] === NOBODY
        ? `${city(at)} (free)`
        : `${city(at)}: ${who(s.owner[at])} loses ${Math.ceil(s.figures[at] / 2)} of ${s.figures[at]}`,
    defect: (at, s, who) => `${city(at)} (${holder(at, s, who)})`,
    swap: (at, s, who) =>
      s.company[at] === NONE ? `${city(at)} (free)` : `${city(at)}: ${tile(s.company[at])} (${who(s.owner[at])})`,
    remove: orderLabel,
    fulfil: orderLabel,
  },
  verbs: {
    start: 'Start in',
    to: 'Go to',
    from: 'Leave from',
    reenter: 'Return to',
    swap: 'Swap in',
    weaken: 'Weaken',
    defect: 'Win over',
    partner: 'Reinforce',
  },
  events: {
    shuffled: (e) => (e.what === 'orders' ? 'The orders are shuffled.' : 'The special actions are shuffled.'),
    'starting-seat': (e, who) => `${who(e.seat)} is drawn to start.`,
    settled: (e, who) => `${who(e.seat)} puts ${figures(e.figures)} into ${city(e.area)}.`,
    drew(e, who) {
      if (e.draw === 'company') return `${who(e.seat)} opens a company in ${city(e.area)}: ${tile(e.tile)}.`
      if (e.draw === 'ambush') return `Ambush in ${city(e.area)}: ${tile(e.tile)}!`
      return `${tile(e.tile)} is drawn and goes back into the bag.`
    },
    'pawn-moved': (e, who) => `${who(e.seat)} moves to ${fieldKind(e.to)}.`,
    took: (e, who) => {
      const face = e.card ?? e.secret?.card
      return face === undefined ? `${who(e.seat)} takes a special action.` : `${who(e.seat)} takes ${card(face)}.`
    },
    'took-nothing': (e, who) => `${who(e.seat)} takes nothing: the ${stack(e.stack)} stack is empty.`,
    returned: (e, who) => {
      const face = e.card ?? e.secret?.card
      return face === undefined
        ? `${who(e.seat)} gives back a special action, face down.`
        : `${who(e.seat)} gives back ${card(face)}.`
    },
    played: (e, who) => `${who(e.seat)} plays ${card(e.card)}.`,
    stopped: (e, who) => `${who(e.seat)} plays no further card.`,
    transported: (e, who) =>
      `${who(e.seat)} brings ${figures(e.figures)} from ${city(e.from)} to ${city(e.to)} by ${e.card === CAR ? 'car' : 'ship'}.`,
    'company-lost': (e) => `${city(e.area)} is free; its company (${tile(e.tile)}) goes back into the bag.`,
    fight: (e, who) =>
      `Fight for ${city(e.area)}: ${who(e.attacker)} (${e.attackers}) against ${defender(e.defender, who)} (${e.defenders}).`,
    round: (e, who) =>
      `White ${e.white.map(symbol).join(', ')}; black ${e.black.map(symbol).join(', ')}: ` +
      `${who(e.attacker)} loses ${e.attackersLost} (${e.attackers} left), ${defender(e.defender, who)} ${e.defendersLost} (${e.defenders} left).`,
    fought(e, who) {
      if (e.winner === 'nobody') return `Nobody is left in ${city(e.area)}.`
      const winner = e.winner === 'attacker' ? who(e.attacker) : defender(e.defender, who)
      return `${capital(winner)} wins in ${city(e.area)} with ${figures(e.left)} left.`
    },
    'mafia-left': (e) =>
      e.to === 'box' ? `${tile(e.tile)} is out of the game.` : `${tile(e.tile)} goes back into the bag.`,
    partnered: (e, who) => `${who(e.seat)} adds a figure in ${city(e.area)}.`,
    monopoly: (e, who) =>
      `${who(e.seat)} secures a monopoly (${monopoly(e.field)})${e.from === null ? '' : `, with a figure from ${city(e.from)}`}: 3 million.`,
    weakened: (e, who) => `${who(e.rival)} loses ${figures(e.lost)} in ${city(e.area)}; ${e.left} left.`,
    defected: (e, who) =>
      e.against === 0
        ? `A figure of ${who(e.rival)} in ${city(e.area)} comes over to ${who(e.seat)}, and the area with it.`
        : `A figure of ${who(e.rival)} in ${city(e.area)} comes over to ${who(e.seat)}.`,
    swapped: (e) =>
      `Companies change places: now ${tile(e.tiles[0])} in ${city(e.areas[0])}, ${tile(e.tiles[1])} in ${city(e.areas[1])}.`,
    'order-removed': (e, who) => `${who(e.seat)} removes the order ${order(e.order)} from the game.`,
    'order-taken': (e, who) =>
      `${who(e.seat)} ${e.atOnce ? 'meets the new order at once' : 'fulfils an order'}: ${order(e.order)}, ${e.payout} million.`,
    'order-turned-up': (e) => `New order: ${order(e.order)} (${and(cities(e.order))}), ${PAYOUT[e.order]} million.`,
    'last-order': () => 'That was the last order to be scored. The game ends with this turn.',
    ended: (e) =>
      e.by === 'orders' ? 'The orders have run out.' : 'No order has moved for a hundred rounds: the game ends.',
  },
  sheet: { orders: 'Orders', monopolies: 'Monopolies' },
  terms: {
    money: 'money earned',
    areas: 'areas and figures on the map',
    cards: 'cards in hand',
    orders: 'open orders within reach',
    monopolies: 'monopolies in sight',
    promise: 'what the card being played promises',
  },
  clauses: {
    'BOSS-2.3': 'No car comes or goes there: it has no neighbour by land.',
    'BOSS-2.4': 'No ship comes or goes there: it lies at no sea.',
    'BOSS-3.5': 'In turn order, everybody settles in a territory where nobody else is.',
    'BOSS-3.7': 'First everybody settles; then the turns begin.',
    'BOSS-4.1.1': 'First move your pawn.',
    'BOSS-4.1.2': 'It is another seat’s turn.',
    'BOSS-4.2.1': 'The pawn goes once a turn, to the first, second or third free field ahead.',
    'BOSS-4.2.2': 'A field with a pawn on it is skipped.',
    'BOSS-4.3.1': 'In a turn you take a card or play cards, never both.',
    'BOSS-4.4.1': 'You take a card from the stack that your pawn’s field shows.',
    'BOSS-4.4.2': 'Cards are given back only when you hold more than six.',
    'BOSS-4.4.3': 'You give back a card that you had before, not one just taken.',
    'BOSS-4.5.1': 'You can stop after a card has been played.',
    'BOSS-4.5.2': 'Carry out the card you have played first.',
    'BOSS-4.5.3': 'Only one Business card a turn.',
    'BOSS-4.5.4': 'This card would have no effect now.',
    'BOSS-4.5.5': 'You do not hold this card.',
    'BOSS-4.6.1': 'A car takes your own figures, as many as are there, into one neighbouring area.',
    'BOSS-4.6.2': 'A Car or Ship card asks for source, target and number, in this order.',
    'BOSS-4.7.1': 'A ship takes your own figures into another area at the same sea.',
    'BOSS-4.12.1': 'A Partner card adds figures to areas you hold.',
    'BOSS-4.13.1': 'A monopoly is secured with a Business card.',
    'BOSS-4.13.2': 'Two territories must be full, this one too, and your companies there worth more than any rival’s.',
    'BOSS-4.13.4': 'Only with an empty supply does the figure come from the map, from an area of yours.',
    'BOSS-4.13.5': 'This monopoly is taken for good.',
    'BOSS-4.14.1': 'Competition is for a rival’s group of two or more.',
    'BOSS-4.14.2': 'A Defector comes from a rival’s area.',
    'BOSS-4.14.4': 'Organisation swaps the companies of two different occupied areas.',
    'BOSS-4.14.5': 'Procurement brings cards from open stacks that have some; the first must be taken.',
    'BOSS-4.14.6': 'An Agent removes one of the open orders.',
    'BOSS-4.15.1': 'You do not control all cities of this order.',
    'BOSS-4.15.5': 'Orders are chosen only when you meet more than can still be scored.',
    'BOSS-4.17.2': 'With no figure on the map, a Car card brings five into a free area.',
    'BOSS-5.1': 'The game is over.',
    'BOSS-5.3': 'With equal money more orders decide, then more figures on the map.',
    'BOSS-5.4': 'Money, orders and figures are equal: the place is shared.',
  },
  draw: {
    orders: 'Orders',
    faceDown: 'face down',
    bag: 'Bag',
    monopolies: 'Monopolies',
    hand: 'hand',
    supply: 'supply',
    pawn: 'pawn',
    stacks: 'Stacks',
  },
}
