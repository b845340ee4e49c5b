import { english } from '#engine/words.ts'
import type { Seat } from '#engine/state.ts'
import type { Who } from '#engine/text.ts'
import { ALL, CARDS, FACES, MAJORITY, REGION_IDS } from '../data.ts'
import type { Hit } from '../events.ts'
import { YES } from '../moves.ts'
import { cubesOf, knows, population, ratSupply, regionOf, slotOf, type Rattus } from '../state.ts'
import type { Text } from './text.ts'

const { and, count } = english

const regions: Text['regions'] = {
  anglia: { name: 'Anglia', modern: 'British Isles' },
  gallia: { name: 'Gallia', modern: 'France, Belgium, Luxembourg' },
  germania: { name: 'Germania', modern: 'Germany, Netherlands, Alps, Bohemia' },
  hispania: { name: 'Hispania', modern: 'Spain and Portugal' },
  hungaria: { name: 'Hungaria', modern: 'Hungary, Slovakia, Slovenia, Croatia, Bosnia' },
  italia: { name: 'Italia', modern: 'Italy and Malta' },
  polonia: { name: 'Polonia', modern: 'Poland and the Baltic lands' },
  scandia: { name: 'Scandia', modern: 'Denmark, Norway, Sweden, Finland' },
  bulgaria: { name: 'Bulgaria', modern: 'Bulgaria, Romania, western Balkans' },
  turcia: { name: 'Turcia', modern: 'Greece, Turkey, Cyprus' },
  russia: { name: 'Russia', modern: 'European Russia and Belarus' },
  tartaria: { name: 'Tartaria', modern: 'Ukraine, Moldova, Crimea' },
}

const cards: Text['cards'] = {
  king: {
    name: 'King',
    text: 'Before the plague moves: bring one of your cubes from a region without rats into the palace. It is safe there for good and counts at the end.',
    finalRound: 'As usual: one cube from a region without rats to the palace.',
  },
  monk: {
    name: 'Monk',
    text: 'Before the plague moves: push one face-down rat from any region to a neighbouring region that has fewer than three rats.',
    finalRound: 'As usual: push one rat.',
  },
  knight: {
    name: 'Knight',
    text: 'The plague piece may travel one or two steps, but not end where it began. Before rats are revealed you may let it count as two neutral cubes for the limits.',
    finalRound:
      'You may move the plague piece up to two steps or leave it where it is. It then counts as two neutral cubes in its region when the plague strikes everywhere.',
  },
  peasant: {
    name: 'Peasant',
    text: 'When you place new cubes you may add one more than usual, so one cube even in a region without rats.',
    finalRound: 'You may add one cube to any one region.',
  },
  merchant: {
    name: 'Merchant',
    text: 'Before the plague moves: shift one to three of your cubes from one region to one neighbouring region.',
    finalRound: 'As usual: shift up to three cubes.',
  },
  witch: {
    name: 'Witch',
    text: 'Before the plague moves: look secretly at one rat on the board, then if you like at a second one; you may then swap the two.',
    finalRound: 'As usual: look at up to two rats, then swap them or not.',
  },
}

const classes: Text['classes'] = {
  royalty: 'Royalty',
  church: 'Church',
  chivalry: 'Chivalry',
  peasantry: 'Peasantry',
  bourgeoisie: 'Bourgeoisie',
  magic: 'Magic',
}

const symbols = { majority: 'Majority', all: 'All' }

const region = (index: number): string => regions[REGION_IDS[index]].name
const card = (index: number): string => cards[CARDS[index].id].name
const cubes = (n: number): string => count(n, 'cube', 'cubes')
const rats = (n: number): string => count(n, 'rat', 'rats')

function symbol(index: number): string {
  if (index === MAJORITY) return symbols.majority
  return index === ALL ? symbols.all : classes[CARDS[index].classId]
}

const face = (index: number): string => `${FACES[index].limit}+ ${FACES[index].symbols.map(symbol).join(', ')}`

/** A token with its face, if the seat whose turn it is knows it. */
function token(index: number, s: Rattus): string {
  const at = regionOf(s, index)
  const where = at < 0 ? 'rat' : `rat ${slotOf(s, index) + 1} in ${region(at)}`
  return knows(s, s.active, index) && s.faces[index] >= 0 ? `${where} (${face(s.faces[index])})` : where
}

const crowd = (at: number, s: Rattus): string => `${rats(s.rats[at])}, ${cubes(population(s, at))}`
const withCrowd = (at: number, s: Rattus): string => `${region(at)} (${crowd(at, s)})`

/** `Red loses 2 (Majority, Church)`. */
function losses(hits: readonly Hit[], who: Who): string {
  const seats: Seat[] = [...new Set(hits.map((hit) => hit.seat))]
  return and(
    seats.map((seat) => {
      const own = hits.filter((hit) => hit.seat === seat)
      return `${who(seat)} loses ${own.length} (${own.map((hit) => symbol(hit.symbol)).join(', ')})`
    }),
  )
}

export const text: Text = {
  regions,
  cards,
  classes,
  symbols,
  palace: 'Palace',
  plague: 'Plague piece',
  symbol,
  face,
  info: {
    turn: (n) => `Turn ${n}`,
    settling: 'Settling',
    finalRound: 'Final round',
    over: 'The end',
    ratsLeft: (n) => `${rats(n)} left`,
    turnsLeft: (n) => `about ${count(n, 'turn', 'turns')}`,
    mayEnd: 'the game may end this turn',
    region: (name, modern, r, c) => `${name} (${modern}): ${rats(r)}, ${cubes(c)}`,
    lookedAt: (names) => `Looked at by ${and(names)}`,
    lastRevealed: 'Revealed last',
    abilities: {
      king: 'One cube from a region without rats to the palace',
      monk: 'Push a rat to a neighbouring region',
      knight: 'Plague: 1 or 2 steps; it may count as two cubes',
      peasant: 'One cube more when you place',
      merchant: 'Move up to 3 cubes to a neighbour',
      witch: 'Look at two rats, then swap them or not',
    },
    unheld: 'in the display',
    heldBy: (name) => `held by ${name}`,
    take: (name) => `Take: ${name}`,
    toPlace: 'to place',
    ratsToCome: ['rats to come,', 'then the end'],
    where: (regional, palace) =>
      palace > 0 ? `${regional} in regions, ${palace} in the palace` : `${regional} in regions`,
    unseen: (n) => `Unseen rats: ${n}`,
    byLimit: 'They break out from so many cubes on:',
    bySymbol: 'They strike:',
    limit: (n) => `Breaks out from ${cubes(n)} on`,
    known: 'Rats you know',
    cards: 'What the cards do',
    tieOrder: (names) => `Ties: ${names.join(' before ')}`,
    placing: (n) => `${n} or ${n + 1} cubes.`,
    risk: (n, of) => `${n} of ${of} unseen rats bear its symbol.`,
    newRats: (n, room) =>
      n === 0
        ? 'No new rats.'
        : `${count(n, 'new rat', 'new rats')}, ${room.length > 0 ? `room in ${room.join(', ')}` : 'no room'}.`,
    noRavage: 'Nobody is struck there.',
    losses: (each, counted) =>
      `Expected losses: ${each.join(', ')}${counted ? `; if the piece counts: ${counted.join(', ')}` : ''}.`,
    decimal: (n) => n.toFixed(1),
  },
  prompts: {
    'setup-place': () => 'Settle two cubes in a region.',
    'turn-action': (s) =>
      s.placed
        ? 'Use your cards, or let the plague move.'
        : s.taken
          ? 'Place new cubes where there are rats; use your cards when you like.'
          : 'Place new cubes where there are rats; take a card and use your cards when you like.',
    'place-count': () => 'Peasant: place one cube more?',
    'monk-token': () => 'Monk: which rat do you push away?',
    'monk-to': () => 'Monk: where does the rat go?',
    'merchant-to': () => 'Merchant: where do your cubes travel?',
    'merchant-count': () => 'Merchant: how many cubes travel?',
    'witch-token': () => 'Witch: which rat do you look at?',
    'witch-second': () => 'Witch: look at a second rat?',
    'witch-swap': (s, { first, second }) => `Witch: swap ${token(first, s)} with ${token(second, s)}?`,
    'plague-move': () => 'Move the plague to another region.',
    spread: (s) => `A new rat comes from ${region(s.plague)}: to which neighbour? (${ratSupply(s)} in supply)`,
    'knight-count': (s) => `Knight: does the plague piece count as two cubes in ${region(s.plague)}?`,
    reveal: (s) => `Which rat in ${region(s.plague)} is revealed next?`,
    'final-action': () => 'Final round: use your cards one last time.',
  },
  moves: {
    settle: (at, s) => withCrowd(at, s),
    take: (at, s, who) => (s.cards[at] < 0 ? `Take the ${card(at)}` : `Take the ${card(at)} from ${who(s.cards[at])}`),
    place: (at, s) => `Place in ${withCrowd(at, s)}`,
    king: (at) => `King: ${region(at)} to the palace`,
    monk: (at) => `Monk: push a rat out of ${region(at)}`,
    merchant: (at, s) =>
      `Merchant: travel from ${region(at)} (${count(cubesOf(s, at, s.active), 'own cube', 'own cubes')})`,
    witch: (at) => `Witch: look at a rat in ${region(at)}`,
    plague: () => 'Let the plague move',
    'place-cubes': (at) => cubes(at + 1),
    'monk-token': (at, s) => token(at, s),
    'monk-to': (at, s) => withCrowd(at, s),
    'merchant-to': (at, s) => withCrowd(at, s),
    'merchant-cubes': (at) => cubes(at + 1),
    look: (at, s) => `Look at ${token(at, s)}`,
    swap: (at) => (at === YES ? 'Swap them' : 'Leave them'),
    'plague-to': (at, s) => withCrowd(at, s),
    spread: (at, s) => withCrowd(at, s),
    count: (at) => (at === YES ? 'It counts as two' : 'It does not count'),
    reveal: (at, s) => token(at, s),
    peasant: (at, s) => `Peasant: one cube to ${withCrowd(at, s)}`,
    knight: (at, s) =>
      at === s.plague
        ? `Knight: the plague stays in ${region(at)} and counts`
        : `Knight: plague to ${withCrowd(at, s)}`,
    done: () => 'Done',
  },
  verbs: {
    take: 'Take a card',
    place: 'Place in',
    king: 'King, to the palace from',
    monk: 'Monk, push a rat out of',
    merchant: 'Merchant, travel from',
    witch: 'Witch, look at a rat in',
    peasant: 'Peasant, one cube to',
    knight: 'Knight, plague to',
    look: 'Look at a rat in',
  },
  events: {
    'laid-out': (e, who) =>
      `The plague comes to ${region(e.plague)}. ${who(e.start)} will have the first turn. ${rats(e.rats)} in supply.`,
    settled: (e, who) => `${who(e.seat)} settles ${cubes(e.cubes)} in ${region(e.region)}.`,
    took: (e, who) => `${who(e.seat)} takes the ${card(e.card)}${e.from === null ? '' : ` from ${who(e.from)}`}.`,
    placed: (e, who) =>
      `${who(e.seat)} places ${cubes(e.cubes)} in ${region(e.region)}${e.by === 'peasant' ? ' with the Peasant' : ''}.`,
    'to-palace': (e, who) => `${who(e.seat)} brings a cube from ${region(e.region)} to the palace with the King.`,
    pushed: (e, who) => `${who(e.seat)} pushes a rat from ${region(e.from)} to ${region(e.to)} with the Monk.`,
    travelled: (e, who) =>
      `${who(e.seat)} moves ${cubes(e.cubes)} from ${region(e.from)} to ${region(e.to)} with the Merchant.`,
    looked: (e, who) => {
      const seen = e.secret ? `: ${face(e.secret.face)}` : ''
      return `${who(e.seat)} looks at a rat in ${region(e.region)} with the Witch${seen}.`
    },
    swapped: (e, who) =>
      e.swap
        ? `${who(e.seat)} swaps a rat in ${region(e.regions[0])} with one in ${region(e.regions[1])}.`
        : `${who(e.seat)} leaves both rats where they are.`,
    'plague-moved': (e, who) =>
      `${who(e.seat)} moves the plague from ${region(e.from)} to ${region(e.to)}${e.over === null ? '' : ` by way of ${region(e.over)}`}.`,
    spread: (e, who) =>
      `${who(e.seat)} sends a new rat from ${region(e.from)} to ${region(e.to)}. ${rats(e.left)} left.`,
    forfeited: (e) =>
      e.by === 'no-room'
        ? `No neighbour of ${region(e.region)} has room: ${rats(e.rats)} forfeited.`
        : `The rat supply is empty: ${rats(e.rats)} forfeited.`,
    counted: (e, who) =>
      e.cubes > 0
        ? `${who(e.seat)} lets the plague piece count as ${cubes(e.cubes)} in ${region(e.region)}.`
        : `${who(e.seat)} does not let the plague piece count in ${region(e.region)}.`,
    revealed: (e, who) => {
      const people = e.neutral > 0 ? `${e.cubes} + ${e.neutral}` : cubes(e.cubes)
      const shown = `${region(e.region)}, ${people}, rat ${face(e.face)}`
      if (!e.outbreak) return `${shown}: no outbreak.`
      return e.hits.length === 0 ? `${shown}: nobody is hit.` : `${shown}: ${losses(e.hits, who)}.`
    },
    triggered: (e, who) =>
      `${e.by === 'rats' ? 'The last rat is on the board.' : `${who(e.last)} has all cubes on the board.`} Final round: ${e.order.map(who).join(', ')}.`,
    'final-turn': (e, who) => `${who(e.seat)} may use cards one last time.`,
    'final-ravage': (e) =>
      `The plague strikes everywhere${e.neutral > 0 ? `, in ${region(e.plague)} with two cubes more` : ''}.`,
    ended: () => 'The plague withdraws. Every cube still on the board counts.',
  },
  sheet: { regions: 'Cubes in regions', palace: 'Cubes in the palace' },
  terms: {
    cubes: 'cubes that will survive on the map',
    prospects: 'what can still be done this turn',
    palace: 'cubes safe in the palace',
    supply: 'cubes still to come',
    cards: 'the class cards held',
  },
  clauses: {
    'RAT-1.3': 'This region is not in use with so few players.',
    'RAT-3.7': 'First everybody settles, two cubes at a time, in seat order and back.',
    'RAT-4.1': 'It is another seat’s turn.',
    'RAT-4.2': 'In a turn you take one card at most, place once, and use only cards you hold.',
    'RAT-4.3': 'Each card is used only once in a turn.',
    'RAT-4.4': 'Once the plague moves, no other card or action is possible.',
    'RAT-4.5': 'You hold this card already.',
    'RAT-4.7': 'You have no cubes left to place.',
    'RAT-4.8': 'A region without rats takes no new cubes.',
    'RAT-4.9': 'You must place new cubes before the plague moves.',
    'RAT-4.10': 'The Peasant adds exactly one cube to as many as there are rats.',
    'RAT-4.15': 'An ability once begun is carried out to its end.',
    'RAT-4.16': 'The King needs one of your cubes in a region without rats.',
    'RAT-4.17': 'The Monk pushes a rat to a neighbour that has fewer than three.',
    'RAT-4.18': 'The Merchant moves one to three of your cubes to a neighbouring region.',
    'RAT-4.19': 'The Witch looks at one or two rats on the board, and may then swap those two.',
    'RAT-4.21': 'The plague must move to a neighbouring region.',
    'RAT-4.22': 'With the Knight the plague goes one or two steps and may not come back.',
    'RAT-4.25': 'A new rat goes to a neighbour of the plague region that has fewer than three.',
    'RAT-4.29': 'Only face-down rats in the plague region are revealed.',
    'RAT-4.31': 'Decide first whether the plague piece counts as two cubes.',
    'RAT-5.3': 'In the final round each seat acts when it is its turn, the last seat not at all.',
    'RAT-5.4': 'In the final round you can only use the cards you hold.',
    'RAT-5.6': 'The Peasant’s single cube belongs to the final round, and you need one in supply.',
    'RAT-5.7': 'In the final round only, the Knight moves the plague up to two steps.',
    'RAT-5.12': 'The game is over.',
    'RAT-5.13': 'As many cubes: whoever would have had the next turn comes first.',
    'RAT-6.1': 'This is not what is being asked now.',
    'RAT-6.3': 'Decide first how many cubes you place.',
    'RAT-6.5': 'Choose a rat in the region you named.',
  },
  variants: {
    start: {
      name: 'First turn',
      values: {
        drawn: 'drawn by lot',
        'first-seat': 'the first seat',
        'second-seat': 'the second seat',
        'third-seat': 'the third seat',
        'fourth-seat': 'the fourth seat',
      },
    },
  },
  draw: {
    cards: 'Cards',
    display: 'display',
    supply: 'supply',
    unseen: 'Unseen faces by limit',
    ratSupply: 'Rat supply',
  },
}
