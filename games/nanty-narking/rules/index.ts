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
import { PIECE_STEPS } from './pieces.ts'
import { SYMBOL_STEPS } from './symbols.ts'
import { BUILDING_STEPS } from './texts-buildings.ts'
import { CARD_STEPS } from './texts-cards.ts'
import { FIGURE_STEPS } from './texts-figures.ts'
import { LOSS_STEPS } from './losses.ts'
import { MONEY_STEPS } from './texts-money.ts'
import { TEXT_STEPS } from './texts.ts'
import { setUp, TURN_STEPS } from './turn.ts'
import { clone, newState, type NantyNarking } from '../state.ts'
import { view } from '../view.ts'

/** All steps, as the rulebook has them: turn and symbols, pieces, texts, interrupts, events, agent and building cards. */
const CHAPTERS = [
  TURN_STEPS,
  SYMBOL_STEPS,
  [remove, move, swap, lift, place, chooseKind, pickOwn, destination, moveHouse, houseKind],
  TEXT_STEPS,
  LOSS_STEPS,
  MONEY_STEPS,
  CARD_STEPS,
  FIGURE_STEPS,
  BUILDING_STEPS,
  [window, react, eventWindow, eventReact],
  EVENT_STEPS,
  PIECE_STEPS,
] satisfies { readonly kind: StepKind<NantyNarking, NantyEvent> }[][]

export const rules: Rules<NantyNarking, NantyEvent> = {
  id: manifest.id,
  rules: 2,
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
