import { english } from '#engine/words.ts'
import type { RatLegendText } from './text.ts'

const { count } = english

export const text: RatLegendText = {
  cubesOf: (name, cubes) => `${name}: ${count(cubes, 'cube', 'cubes')}.`,
  most: (name) => `${name} has the most cubes here.`,
  noMost: 'Nobody has the most cubes here.',
  unseen: 'You have not seen its face.',
  stands: (region) => `Stands in ${region}.`,
  left: (rats) => `${count(rats, 'rat', 'rats')} left.`,
  doctor: 'Plague',
  things: {
    region: {
      name: 'Region',
      what: 'A turn brings as many of your cubes as there are rats here. Colour and filling show who has the most cubes: M on a rat strikes that seat.',
    },
    outside: { name: 'Land out of play', what: 'Not used with this number of players.' },
    route: { name: 'Sea route', what: 'The two regions are neighbours, as if they shared a border.' },
    rat: {
      name: 'Rat',
      what: 'Face down it has a limit and signs. When the plague comes it is turned over: if there are at least as many cubes as its limit, the signs say who loses one. Small marks show who has looked at it.',
    },
    cubes: { name: 'Cubes', what: 'People of a seat. Whoever has the most cubes alive at the end wins.' },
    palace: { name: 'Palace', what: 'No rats, no plague: cubes that the King has brought here are safe to the end.' },
    saved: { name: 'Cubes in the palace', what: 'They are safe and count at the end like all others.' },
    plague: {
      name: 'Plague doctor',
      what: 'Moved to a neighbouring region at the end of each turn. Rats there bring new rats next door, then they strike.',
    },
    card: {
      name: 'Class card',
      what: 'Take one a turn, from the display or from somebody. It has a power, and its sign on a rat costs its holder a cube.',
    },
    supply: {
      name: 'Rat supply',
      what: 'New rats come from here. When it is empty the game ends: a last round of cards, then every region is struck.',
    },
    revealed: { name: 'Rat that was turned over', what: 'One of the last three. It has left the game.' },
    loss: {
      name: 'Losses to be expected',
      what: 'How many cubes a seat would lose on average if the plague came here now.',
    },
    'to-place': { name: 'Cubes to place', what: 'Cubes still beside the board. Killed ones come back here.' },
    held: {
      name: 'Card held',
      what: 'Its power is this seat’s, and so is the danger of its sign. A faded one was used in this turn.',
    },
    where: { name: 'Where the cubes are', what: 'How many live in regions, and how many in the palace.' },
    limit: {
      name: 'Limits of unseen rats',
      what: 'How many rats that you have not seen have this limit. A rat does nothing where fewer cubes stand.',
    },
    symbol: {
      name: 'Signs of unseen rats',
      what: 'How many rats that you have not seen bear this sign: M strikes the most, A everybody, the others whoever holds the card.',
    },
    known: { name: 'Rat that you know', what: 'You have looked at it; its place and its face.' },
  },
}
