import type { Rules } from '#engine/game.ts'
import { seatsOf } from '#engine/state.ts'
import { stepTable, type StepKind } from '#engine/step.ts'
import { PERSONALITY_SETS } from '../data.ts'
import type { NantyEvent } from '../events.ts'
import { manifest } from '../manifest.ts'
import { moves } from '../moves.ts'
import { houseKind, moveHouse } from './buildings.ts'
import { pointsOf, result } from './end.ts'
import { eventReact, eventWindow } from './event-reactions.ts'
import { EVENT_STEPS } from './events.ts'
import { chooseKind, destination, lift, move, pickOwn, place, remove, swap } from './figures.ts'
import { react, window } from './interrupts.ts'
import { VARIANT_STEPS } from './variants.ts'
import { SYMBOL_STEPS } from './symbols.ts'
import { BUILDING_STEPS } from './scrolls/buildings.ts'
import { CARD_STEPS } from './scrolls/cards.ts'
import { FIGURE_STEPS } from './scrolls/figures.ts'
import { LOSS_STEPS } from './scrolls/losses.ts'
import { MONEY_STEPS } from './scrolls/money.ts'
import { SCROLL_STEPS } from './scrolls/index.ts'
import { setUp, TURN_STEPS } from './turn.ts'
import { clone, newState, type NantyNarking } from '../state.ts'
import { view } from '../view.ts'

/**
 * Where each chapter of RULES.md is written:
 *
 *     3, 4.1   setup and the turn            turn.ts
 *     4.2      symbols                       symbols.ts, buildings.ts
 *     4.3, 4.8 figures, trouble, neutrals    figures.ts
 *     4.4      district cards                districts.ts
 *     4.5      scroll effects                scrolls/: index.ts begins them, scroll.ts says what one is;
 *                                            figures.ts, money.ts, cards.ts, buildings.ts, losses.ts by what they do
 *     4.6      interrupts, free actions      interrupts.ts, free.ts
 *     4.7      events                        events.ts, event-reactions.ts
 *     4.9      money, hand, piles            board.ts, hands.ts
 *     4.10     agent and building cards      variants.ts
 *     5        the end                       end.ts
 *
 * Tools: steps.ts (steps that chapters push without importing each other), why.ts (clauses of refusals).
 */
const CHAPTERS = [
  TURN_STEPS,
  SYMBOL_STEPS,
  [remove, move, swap, lift, place, chooseKind, pickOwn, destination, moveHouse, houseKind],
  SCROLL_STEPS,
  LOSS_STEPS,
  MONEY_STEPS,
  CARD_STEPS,
  FIGURE_STEPS,
  BUILDING_STEPS,
  [window, react, eventWindow, eventReact],
  EVENT_STEPS,
  VARIANT_STEPS,
] satisfies { readonly kind: StepKind<NantyNarking, NantyEvent> }[][]

export const rules: Rules<NantyNarking, NantyEvent> = {
  id: manifest.id,
  version: 2,
  seats: manifest.seats,
  colours: ['green', 'yellow', 'violet', 'blue'], // as figures are called in moves and records [NN-6.1]
  variants: { personalities: PERSONALITY_SETS, 'agent-and-building-cards': ['off', 'on'] },
  secrets: true,
  moves,
  steps: stepTable(CHAPTERS.flat()),
  setup: (table) => ({ ...newState(table), agenda: [setUp()] }),
  clone,
  view,
  result,
  scores: (s) => seatsOf(s).map((seat) => pointsOf(s, seat)), // all of it is public [NN-7.1]
  why: (s) => (s.agenda.length === 0 ? 'NN-5.1' : 'NN-4.1.1'),
}
