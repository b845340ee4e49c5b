import { vocabulary } from '#engine/move.ts'
import { CARDS, INTERRUPTS } from './data/cards.ts'
import { COLOURS, DISTRICTS, EVENTS, HOUSES, KINDS } from './data.ts'

/** Who can own a figure: four seats and the two neutrals. */
export const OWNERS = [...COLOURS, 'grenadier', 'citizen'] as const
export const GRENADIER = 4
export const CITIZEN = 5

/**
 * A figure is named by a number. Below `EXACT`: any one of an owner's figures in a district, district × 6 + owner. From `EXACT` on, with
 * agent cards in play: one agent exactly, seat × 12 + kind, wherever it stands [NN-6.1].
 */
export const EXACT: number = DISTRICTS.length * OWNERS.length
export const FIGURES: readonly string[] = [
  ...DISTRICTS.flatMap((district) => OWNERS.map((owner) => `${district}/${owner}`)),
  ...COLOURS.flatMap((colour) => KINDS.map((kind) => `${colour}-${kind}`)),
]

/** What can be protected from an event: a figure, a building, a district card, or a place from the arrival of die n [NN-4.7.2]. */
export const SHIELD_BUILDING: number = FIGURES.length
export const SHIELD_CARD: number = SHIELD_BUILDING + DISTRICTS.length
export const SHIELD_ARRIVAL: number = SHIELD_CARD + DISTRICTS.length
const SHIELDS: readonly string[] = [
  ...FIGURES,
  ...DISTRICTS.map((district) => `building/${district}`),
  ...DISTRICTS.map((district) => `card/${district}`),
  ...[1, 2, 3, 4].map((die) => `arrival/${die}`),
]

const INTERRUPT_IDS: readonly string[] = INTERRUPTS.map((card) => CARDS[card])

export const moves = vocabulary({
  // the turn (chapter 4.1)
  declare: null,
  play: CARDS,
  do: null,
  skip: null,
  end: null,
  // free actions [NN-4.1.7]
  use: DISTRICTS,
  agent: KINDS,
  house: HOUSES,
  throw: INTERRUPT_IDS,
  watson: null,
  // pieces
  place: DISTRICTS,
  lift: FIGURES,
  to: DISTRICTS,
  kind: KINDS,
  'house-kind': HOUSES,
  build: DISTRICTS,
  'move-house': DISTRICTS,
  buy: DISTRICTS,
  raze: DISTRICTS,
  'lose-house': DISTRICTS,
  calm: DISTRICTS,
  stir: DISTRICTS,
  score: DISTRICTS,
  kill: FIGURES,
  pick: FIGURES,
  lose: FIGURES,
  // players, money, cards
  target: COLOURS,
  pair: COLOURS.flatMap((payer) => COLOURS.map((payee) => `${payer}/${payee}`)),
  coin: null,
  pay: null,
  refuse: null,
  give: CARDS,
  discard: CARDS,
  take: CARDS,
  keep: CARDS,
  done: null,
  // reactions (chapter 4.6) [NN-4.7.2]
  react: INTERRUPT_IDS,
  suffragette: null,
  shield: SHIELDS,
  save: INTERRUPT_IDS.flatMap((card) => FIGURES.map((figure) => `${card}/${figure}`)),
  pass: null,
  // agent cards (chapter 4.10)
  stay: null,
  'draw-house': null,
  bottom: EVENTS,
  top: EVENTS,
})
