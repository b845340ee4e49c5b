import { english } from '#engine/words.ts'
import type { ApeLegendText } from './text.ts'

const { count } = english

export const text: ApeLegendText = {
  free: 'Free.',
  printed: 'Printed on the board: in no district, and nobody’s.',
  owned: (name) => `Belongs to ${name}.`,
  beside: (points) => `Apes here are worth ${points}.`,
  leads: (name) => `${name} would be the boss.`,
  nobodyLeads: 'Nobody would be the boss.',
  price: (n) => (n === 0 ? 'Free to take.' : `Costs ${count(n, 'bundle', 'bundles')}.`),
  brings: (n) => (n === 0 ? '' : `Brings ${count(n, 'bundle', 'bundles')}.`),
  goesTo: (colour) => `Goes to a ${colour} district.`,
  left: (n) => `${count(n, 'tile', 'tiles')} still face down.`,
  lemurs: (n) => `${count(n, 'lemur', 'lemurs')} here.`,
  things: {
    field: {
      name: 'Free field',
      what: 'Room for one tile. The small picture and the number say which district it belongs to and which field of it it is.',
    },
    pond: { name: 'Pond', what: 'No field: nothing is ever placed here, and it counts for nothing.' },
    tarsier: { name: 'Tarsier', what: 'An ape worth 1. Placed, it scores 1 for each trading post beside it.' },
    chimpanzee: { name: 'Chimpanzee', what: 'An ape worth 2. Placed, it scores 2 for each trading post beside it.' },
    mandrill: { name: 'Mandrill', what: 'An ape worth 3. Placed, it scores 3 for each trading post beside it.' },
    orangutan: {
      name: 'Orang-utan',
      what: 'Carries a disc of whoever placed it. Whoever has most of them in a full district is its boss.',
    },
    lemur: {
      name: 'Ring-tailed lemur',
      what: 'Carries a disc of whoever placed it. Breaks ties between bosses, and collects from neighbours with fewer lemurs.',
    },
    banana: { name: 'Banana trading post', what: 'Placed, it scores the value of every ape beside it.' },
    district: {
      name: 'District',
      what: 'It is scored once, when its last field is filled, no matter who fills it. The frame of its name is the line of whoever leads there.',
    },
    leader: {
      name: 'Line of the leader',
      what: 'Along the inside of a district runs the line of whoever would be its boss now; broad and filled once it is closed.',
    },
    stamp: { name: 'Stamp', what: 'This district is full and scored. The stamp says who was its boss, for good.' },
    disc: { name: 'Disc', what: 'Whose orang-utan or lemur this is. It stays to the end.' },
    slot: { name: 'Empty place', what: 'A tile lay here and was taken. Empty places cost nothing.' },
    open: {
      name: 'Tile to take',
      what: 'One of the tiles of the display, in the order of their price. Whoever takes it places it at once.',
    },
    price: {
      name: 'Price',
      what: 'The first tile is free; for every other one you put a bundle beside each tile that you skip.',
    },
    bundles: {
      name: 'Bundles beside a tile',
      what: 'Money that others left here. Whoever takes the tile gets all of it.',
    },
    colour: {
      name: 'Colour of a tile',
      what: 'The tile must go to a district of this colour, as long as one has room.',
    },
    next: {
      name: 'Tiles to come',
      what: 'Face-down tiles of the next sections. Only the colours of their places are known.',
    },
    hand: { name: 'Tile in hand', what: 'Taken and now to be placed, on a field of the colour it lay at.' },
    gain: {
      name: 'Points at once',
      what: 'So many points you would get here now; what a full district brings is told below.',
    },
    money: { name: 'Money bundles', what: 'They pay for skipped tiles. At the end each is worth a point.' },
    discs: {
      name: 'Discs left',
      what: 'One goes on each orang-utan and lemur. Without discs such tiles belong to nobody.',
    },
    'boss-of': { name: 'Districts ruled', what: 'Full districts of which this seat was the boss.' },
    turns: { name: 'Turns left', what: 'How many tiles this seat will still place.' },
    free: { name: 'Free fields', what: 'How many fields of the district are still free; a tick says that it is full.' },
    'for-boss': { name: 'For the boss', what: 'The sum of the apes in the district: what its boss gets.' },
    lemurs: {
      name: 'Lemurs',
      what: 'All lemurs of the district. A full district collects from neighbours with fewer.',
    },
    claim: {
      name: 'Claims',
      what: 'How many orang-utans and lemurs a seat has in the district. The one that leads is framed.',
    },
    room: {
      name: 'Room by colour',
      what: 'Free fields of each colour. Is a colour full, its tiles may go anywhere.',
    },
    unseen: { name: 'Tiles not seen yet', what: 'How many tiles of each kind are still face down.' },
  },
}
