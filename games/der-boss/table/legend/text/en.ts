import { english } from '#engine/words.ts'
import type { BossLegendText } from './text.ts'

const { count } = english

export const text: BossLegendText = {
  free: 'Free.',
  held: (name, figures) => `${name}: ${count(figures, 'figure', 'figures')}.`,
  stands: (name) => `${name} stands here.`,
  left: (n) => `${count(n, 'card', 'cards')} left.`,
  inBag: (n) => `${count(n, 'tile', 'tiles')} in the bag.`,
  wanted: (orders) => `Named by ${count(orders, 'order', 'orders')}.`,
  things: {
    area: {
      name: 'Area',
      what: 'With its city. Colour and filling show who holds it. Cars go next door, ships to any area at the same sea.',
    },
    sea: { name: 'Sea', what: 'A ship sails between any two areas that touch this sea.' },
    route: { name: 'Thread', what: 'Where the card that you look at would lead: by land or over the sea.' },
    company: {
      name: 'Company',
      what: 'Branch and value of the company of this city. It belongs to whoever holds the area and counts for monopolies.',
    },
    men: {
      name: 'Men',
      what: 'Figures of one seat. They hold the area and fight for it; the last one that leaves gives it up.',
    },
    pin: {
      name: 'Red pin',
      what: 'An open order names this city. Before the first turn it shows in how many orders the city occurs.',
    },
    chance: { name: 'Chance', what: 'How likely you are to hold the area if your men go there.' },
    bag: { name: 'Bag', what: 'A tile is drawn from it for every free area that is entered: a company, or the mafia.' },
    order: {
      name: 'Order',
      what: 'Whoever holds all its cities takes it and is paid at once. Marks show who holds which city; a warning shows who lacks only one.',
    },
    'order-pile': { name: 'Orders to come', what: 'Face down. The last three orders in the game are never scored.' },
    field: {
      name: 'Field of the track',
      what: 'Your pawn goes one to three free fields on. The field says which card you may take.',
    },
    start: { name: 'Start', what: 'Pawns that have not moved yet wait here.' },
    pawn: { name: 'Pawn', what: 'Moves at the start of the turn of its seat. Fields with a pawn are skipped.' },
    monopolies: {
      name: 'Monopolies',
      what: 'How full each territory is, and who leads in which branch. With two full territories a Business card secures one.',
    },
    monopoly: {
      name: 'Monopoly',
      what: 'The mark of whoever leads in this branch and territory; stamped once it is secured. It is worth 3 million and is never lost.',
    },
    branch: { name: 'Branch', what: 'Companies of one kind. Their values add up for a monopoly.' },
    territory: { name: 'Territory', what: 'Five areas. It is full when somebody holds each of them.' },
    card: { name: 'Card in hand', what: 'Play up to three cards in a turn, or take one instead.' },
    stack: {
      name: 'Stack of cards',
      what: 'Here the cards of one kind are taken, if your pawn stands on their field.',
    },
    plays: { name: 'Cards still to play', what: 'A dot for each of the three cards of a turn that is left.' },
    'small-world': {
      name: 'Small world',
      what: 'Whose is what, all over the world. The frame is what the large map shows; tap to go elsewhere.',
    },
    figures: { name: 'Figures', what: 'On the map, and left in the supply. Partners come from the supply.' },
    cards: {
      name: 'Cards held',
      what: 'How many, and of which kinds as far as they are known. At most six at the end of a turn.',
    },
    taken: { name: 'Orders and monopolies', what: 'What this seat has taken so far: its money.' },
    tiles: { name: 'Tiles in the bag', what: 'How many tiles of each kind and value can still be drawn.' },
  },
}
