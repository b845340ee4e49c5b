import type { TableSetup } from '#engine/game.ts'
import { below, seedLuck, shuffle } from '#engine/luck.ts'
import { copy, type Clone, type Seat, type State } from '#engine/state.ts'
import { CARDS, cardNumber, isGrey, NOT_FOR_TWO } from './data/cards.ts'
import * as data from './data.ts'
import { OWNERS } from './moves.ts'

export const NOBODY = -1
export const NONE = -1
/** What the eye may not see. */
export const HIDDEN = -9

/** Where a card is: in the hand of a seat (its number), or one of these. `BEFORE + seat`: open before that seat. */
export const DECK = 4
export const DISCARD = 5
export const TABLE = 6
export const GONE: number = 7
export const BEFORE = 8
/** Where a Personality is, besides a seat or `GONE`. */
export const UNUSED = 4
/** Where an agent or building card is, besides a seat (secretly), `GONE` or `BEFORE + seat` (openly). */
export const LEFT_OVER: number = 4

/** Who knows where a card is, as bits: a seat's is `1 << seat`, a spectator's this one. */
export const PUBLIC = 31
export const SPECTATOR = 16

export const SHEET = ['agents', 'buildings', 'money', 'loans'] as const
export type SheetLine = (typeof SHEET)[number]

export interface NantyNarking extends State {
  start: Seat
  /** Index into `PERSONALITY_SETS`. */
  set: number
  money: readonly number[]

  /** Figures: district × 6 + owner. */
  figures: readonly number[]
  /** Where each agent stands, seat × 12 + kind, or `NONE`; empty without agent cards, as kinds then mean nothing [NN-2.5]. */
  kinds: readonly number[]
  /** Agents and buildings left in each seat's supply. */
  supply: readonly number[]
  houses: readonly number[]
  /** Whose building stands in each district, and with agent cards which. */
  building: readonly number[]
  houseKind: readonly number[]
  /** Districts in trouble, as bits. */
  trouble: number

  /** District cards as bits: out of the game; used this turn; obtained this turn. Who has the building holds the card. */
  voided: number
  used: number
  fresh: number

  /** Where each action card is, and who knows of those in hands. */
  cards: readonly number[]
  known: readonly number[]
  /** The draw pile, its top last. */
  deck: readonly number[]
  handCount: readonly number[]
  /** Cards laid this turn that lie on the table, in order; those with an open slot; the one laid last [NN-4.1.6]. */
  laid: readonly number[]
  open: readonly number[]
  lastLaid: number
  /** Whether the compulsory play is still to come, and how many Tosher plays are open. */
  mustPlay: number
  extraPlays: number

  /** Where each Personality is, and who knows. */
  personas: readonly number[]
  personaKnown: readonly number[]
  /** The event pile, its top last; who knows what lies there; events that have happened. */
  events: readonly number[]
  eventKnown: readonly number[]
  past: readonly number[]

  /** Agent and building cards: where each is; those used this turn as bits; secret ones of each seat; the building pile. */
  agentCards: readonly number[]
  houseCards: readonly number[]
  usedCards: number
  secretAgents: readonly number[]
  secretHouses: readonly number[]
  housePile: readonly number[]
  /** The district in which a gentleman makes building cheap this turn. */
  cheap: number
  /** Seats whose agents a suffragette protects for the moment, as bits. */
  covered: number

  /** The event being resolved, its dice (districts), who it is about to hit, what was protected, who comes back elsewhere. */
  event: number
  rolls: readonly number[]
  victim: number
  shields: readonly number[]
  returning: readonly number[]

  /** How the game ended, 0 while it goes on (see `endGame`), and the seat that won by its Personality [NN-5.1]. */
  ending: number
  winner: number
}

/** A copy, as that has no holes: all lists of a state are to look alike inside. */
const numbers = (count: number, value: number): number[] => Array<number>(count).fill(value).slice()

/** What nobody has touched before the first turn. */
const UNTOUCHED = {
  trouble: 0,
  voided: 0,
  used: 0,
  fresh: 0,
  laid: [],
  open: [],
  lastLaid: NONE,
  mustPlay: 0,
  extraPlays: 0,
  usedCards: 0,
  cheap: NONE,
  covered: 0,
  event: NONE,
  rolls: [],
  victim: NONE,
  shields: [],
  returning: [],
  ending: 0,
  winner: NOBODY,
}

/** [NN-3.1 to 3.8]; the agents of the start districts and the agenda are the caller's. A clone, as all states that look alike inside are fast. */
export function newState({ seed, seats, variants }: TableSetup): NantyNarking {
  const luck = seedLuck(seed)
  const set = data.PERSONALITY_SETS.findIndex((id) => id === variants['personalities'])
  const exact = variants['agent-and-building-cards'] === 'on'
  const start = below(luck, seats)
  return clone({
    seats,
    active: start,
    turn: 0,
    agenda: [],
    luck,
    reveals: 0,
    start,
    set,
    money: numbers(seats, data.START_MONEY),
    figures: numbers(data.DISTRICTS.length * OWNERS.length, 0),
    kinds: exact ? numbers(seats * data.AGENTS, NONE) : [],
    supply: numbers(seats, data.AGENTS),
    houses: numbers(seats, data.BUILDINGS),
    building: numbers(data.DISTRICTS.length, NOBODY),
    houseKind: exact ? numbers(data.DISTRICTS.length, NONE) : [],
    ...UNTOUCHED,
    ...personalities(luck, set, seats),
    ...eventPile(luck),
    ...pieceCards(luck, seats, exact),
    ...drawPile(luck, seats, set),
  })
}

/** [NN-3.2] */
function personalities(luck: number[], set: number, seats: number) {
  const inPlay = shuffle(luck, data.personalitiesOf(data.PERSONALITY_SETS[set], seats))
  const personas = numbers(data.PERSONALITIES.length, GONE)
  const personaKnown = numbers(data.PERSONALITIES.length, 0)
  inPlay.forEach((persona, i) => {
    personas[persona] = i < seats ? i : UNUSED
    personaKnown[persona] = i < seats ? 1 << i : 0
  })
  return { personas, personaKnown }
}

/** [NN-3.5] */
function eventPile(luck: number[]) {
  const events = shuffle(
    luck,
    data.EVENTS.map((_, event) => event),
  )
  return { events, eventKnown: events.map(() => 0), past: [] }
}

/** [NN-3.8] */
function pieceCards(luck: number[], seats: number, exact: boolean) {
  const agentCards = numbers(data.KINDS.length, exact ? LEFT_OVER : GONE)
  const houseCards = numbers(data.HOUSES.length, exact ? LEFT_OVER : GONE)
  if (!exact) return { agentCards, houseCards, secretAgents: [], secretHouses: [], housePile: [] }
  const kinds = shuffle(luck, [...agentCards.keys()])
  for (let i = 0; i < seats * data.AGENT_CARDS_EACH; i++) agentCards[kinds[i]] = i % seats
  const housePile = shuffle(luck, [...houseCards.keys()])
  for (let seat = 0; seat < seats; seat++) houseCards[housePile.pop()!] = seat
  return {
    agentCards,
    houseCards,
    secretAgents: numbers(seats, data.AGENT_CARDS_EACH),
    secretHouses: numbers(seats, 1),
    housePile,
  }
}

/** Grey cards on red ones, five to each seat [NN-3.6, 3.7]. */
function drawPile(luck: number[], seats: number, set: number) {
  const box = new Set(seats === 2 ? NOT_FOR_TWO.map(cardNumber) : [])
  box.add(cardNumber(data.PERSONALITY_SETS[set] === 'classic' ? 'mrs-hudson' : 'mrs-hudson-classic'))
  const all = CARDS.map((_, card) => card).filter((card) => !box.has(card))
  const grey = shuffle(luck, all.filter(isGrey))
  const red = shuffle(
    luck,
    all.filter((card) => !isGrey(card)),
  )
  const deck = [...red, ...grey]
  const cards = CARDS.map((_, card) => (box.has(card) ? GONE : DECK))
  const known = CARDS.map(() => 0)
  for (let i = 0; i < seats * data.HAND; i++) {
    const card = deck.pop()!
    cards[card] = i % seats
    known[card] = 1 << (i % seats)
  }
  return { deck, cards, known, handCount: numbers(seats, data.HAND) }
}

export function clone(s: NantyNarking): NantyNarking {
  return {
    seats: s.seats,
    active: s.active,
    turn: s.turn,
    agenda: copy(s.agenda),
    luck: copy(s.luck),
    reveals: s.reveals,
    start: s.start,
    set: s.set,
    money: s.money,
    figures: s.figures,
    kinds: s.kinds,
    supply: s.supply,
    houses: s.houses,
    building: s.building,
    houseKind: s.houseKind,
    trouble: s.trouble,
    voided: s.voided,
    used: s.used,
    fresh: s.fresh,
    cards: s.cards,
    known: s.known,
    deck: s.deck,
    handCount: s.handCount,
    laid: s.laid,
    open: s.open,
    lastLaid: s.lastLaid,
    mustPlay: s.mustPlay,
    extraPlays: s.extraPlays,
    personas: s.personas,
    personaKnown: s.personaKnown,
    events: s.events,
    eventKnown: s.eventKnown,
    past: s.past,
    agentCards: s.agentCards,
    houseCards: s.houseCards,
    usedCards: s.usedCards,
    secretAgents: s.secretAgents,
    secretHouses: s.secretHouses,
    housePile: s.housePile,
    cheap: s.cheap,
    covered: s.covered,
    event: s.event,
    rolls: s.rolls,
    victim: s.victim,
    shields: s.shields,
    returning: s.returning,
    ending: s.ending,
    winner: s.winner,
  } satisfies Clone<NantyNarking>
}
