import { english } from '#engine/words.ts'
import {
  CELLS,
  COLOURS,
  DISTRICT_OF,
  DISTRICTS,
  HOUSE_NUMBER,
  isApe,
  ORANGUTAN,
  POST,
  SEGMENT_COLOUR,
  SEGMENTS,
  TILES,
  type TileId,
} from '../data.ts'
import { colourHasRoom, segmentOf } from '../state.ts'
import type { Text } from './text.ts'

const { and, count } = english

const tiles: Record<TileId, string> = {
  tarsier: 'tarsier',
  chimpanzee: 'chimpanzee',
  mandrill: 'mandrill',
  orangutan: 'orang-utan',
  lemur: 'ring-tailed lemur',
  banana: 'banana trading post',
}

const colours = { grey: 'grey', black: 'black', white: 'white' }

const districts = {
  'creeper-row': 'Creeper Row',
  'palm-boulevard': 'Palm Boulevard',
  'smokestack-yard': 'Smokestack Yard',
  'coconut-works': 'Coconut Works',
  pondside: 'Pondside',
  'silverback-heights': 'Silverback Heights',
  'marble-hill': 'Marble Hill',
  'banana-docks': 'Banana Docks',
  'lantern-quarter': 'Lantern Quarter',
}

const tile = (kind: number): string => tiles[TILES[kind].id]
const a = (kind: number): string => (kind === ORANGUTAN ? `an ${tile(kind)}` : `a ${tile(kind)}`)
const colour = (index: number): string => colours[COLOURS[index]]
const district = (index: number): string => districts[DISTRICTS[index].id]
/** A field as an address: the district and its number there, as the board shows it. */
const address = (cell: number): string => `${HOUSE_NUMBER[cell]} ${district(DISTRICT_OF[cell])}`
const points = (n: number): string => count(n, 'point', 'points')
const bundles = (n: number): string => count(n, 'bundle', 'bundles')

export const text: Text = {
  tiles,
  colours,
  districts,
  broken: { 'coconut-works': ['Coconut', 'Works'], 'silverback-heights': ['Silverback', 'Heights'] },
  prompts: {
    take: () => 'Take a tile from the display.',
    place: (s) =>
      colourHasRoom(s, s.announced)
        ? `Place the ${tile(s.hand)} on a free ${colour(s.announced)} field.`
        : `Place the ${tile(s.hand)} anywhere: no ${colour(s.announced)} field is free.`,
  },
  moves: {
    take(at, s) {
      const index = s.display.findIndex((t) => segmentOf(t) === at)
      if (index < 0) return SEGMENTS[at]
      const gain = s.beside[index]
      const money = [index > 0 && `pay ${index}`, gain > 0 && `gain ${gain}`].filter(Boolean).join(', ')
      return `${tile(s.tiles[s.display[index]])}, ${colour(SEGMENT_COLOUR[at])}${money && ` (${money})`}`
    },
    place: (at) => (DISTRICT_OF[at] >= 0 ? address(at) : CELLS[at].id),
  },
  events: {
    took: (e, who) =>
      [
        `${who(e.seat)} takes ${a(e.tile)} for a ${colour(SEGMENT_COLOUR[e.segment])} district`,
        e.skipped.length > 0 && `paying ${bundles(e.skipped.length)}`,
        e.gained > 0 && `gaining ${bundles(e.gained)}`,
      ]
        .filter(Boolean)
        .join(', ') + '.',
    placed: (e, who) => {
      const where = `${who(e.seat)} places ${a(e.tile)} at ${address(e.cell)}`
      const why = e.elsewhere ? ', as no field of its colour is free' : ''
      if (e.points > 0) return `${where}${why}: ${points(e.points)}.`
      if (e.tile === POST || isApe(e.tile)) return `${where}${why}.`
      return `${where}${why}, ${e.disc ? 'with a disc' : 'without a disc: none is left'}.`
    },
    boss: (e, who) =>
      e.seat === null
        ? `${district(e.district)} is full. Nobody is its boss.`
        : `${district(e.district)} is full. ${who(e.seat)} is its boss, having the most ${e.by === 'lemurs' ? 'lemurs' : 'orang-utans'}: ${points(e.points)}.`,
    shared: (e, who) => {
      const each = e.shares.reduce((sum, share) => sum + share.each, 0)
      if (each === 0) return ''
      const from = e.shares.filter((share) => share.each > 0).map((share) => district(share.district))
      return `${and(e.seats.map(who))}: ${points(each)}${e.seats.length > 1 ? ' each' : ''} from inferior neighbours (${and(from)}).`
    },
    'turned-up': (e) => `New in the display: ${and(e.tiles.map(tile))}.`,
    refilled: (e) =>
      `Refilled face down: section${e.sections.length > 1 ? 's' : ''} ${and(e.sections.map((section) => `${section + 1}`))}.`,
    'paid-out': () => 'The city is full. Every bundle is worth a point.',
  },
  sheet: {
    apes: 'Tarsiers, chimpanzees, mandrills',
    posts: 'Banana trading posts',
    boss: 'District boss',
    neighbours: 'Inferior neighbours',
    bundles: 'Money bundles',
  },
  terms: {
    points: 'points scored',
    bundles: 'bundles in the purse',
    bosses: 'districts to be boss of',
    shares: 'lemurs that take a share',
    turns: 'what the next turns offer',
  },
  clauses: {
    'APE-2.8': 'Nothing is ever placed on the pond.',
    'APE-2.9': 'A printed tile cannot be covered.',
    'APE-4.1': 'It is another seat’s turn.',
    'APE-4.2': 'First take a tile, then place it.',
    'APE-4.4': 'Only face-up tiles can be taken.',
    'APE-4.6': 'You cannot pay a bundle for every tile you would skip.',
    'APE-4.11': 'The tile must go to a district of the colour it lay at.',
    'APE-4.13': 'What is taken or placed stays as it is.',
    'APE-5.1': 'The game is over.',
    'APE-5.3': 'As many points: whoever would have had the next turn comes first.',
  },
  info: {
    district: 'District',
    free: 'free',
    forTheBoss: 'boss gets',
    lemurs: 'lemurs',
    legend: 'Framed: who would be boss now. Most orang-utans; on a tie, most lemurs.',
    unseen: 'Tiles nobody has seen yet',
    street: 'Display',
    nextTiles: 'Next tiles',
    noMoreTiles: 'none',
    inHand: 'To be placed',
    toPlace: (c) => `on a ${colours[c]} field`,
    freeFields: (n) => `${n} free`,
    forBoss: (n) => `${n} for the boss`,
    closed: 'closed',
    boss: 'Boss',
    noBoss: 'No boss',
    money: (n) => `${n} money`,
    discs: (n) => count(n, 'disc', 'discs'),
    bossOf: (n) => `boss of ${count(n, 'district', 'districts')}`,
    supply: (n) => `Supply: ${n}`,
    claim: (name, o, l, leads) =>
      `${name}: ${count(o, 'orang-utan', 'orang-utans')}, ${count(l, 'lemur', 'lemurs')}${leads ? ', boss as it stands' : ''}`,
    turnsLeft: (n) => `${count(n, 'turn', 'turns')} left`,
    turn: (n, of) => `Turn ${n} of ${of}`,
    purseAfter: (n) => `Then you would hold ${bundles(n)}.`,
  },
  draw: { display: 'Display', free: 'free', unseen: 'Unseen', supply: 'supply' },
}
