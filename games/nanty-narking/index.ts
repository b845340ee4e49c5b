import type { Game } from '#engine/game.ts'
import { seatsOf } from '#engine/state.ts'
import { stepTable } from '#engine/step.ts'
import { value } from './bot.ts'
import { broken } from './broken.ts'
import { PERSONALITY_SETS } from './data.ts'
import type { NantyEvent } from './events.ts'
import { guess } from './guess.ts'
import { moves } from './moves.ts'
import { houseKind, moveHouse } from './rules/buildings.ts'
import { pointsOf, result } from './rules/end.ts'
import { eventReact } from './rules/event-reactions.ts'
import { EVENT_STEPS } from './rules/events.ts'
import { chooseKind, destination, lift, move, pickOwn, place, remove, swap } from './rules/figures.ts'
import { react } from './rules/interrupts.ts'
import { PIECE_STEPS } from './rules/pieces.ts'
import { SYMBOL_STEPS } from './rules/symbols.ts'
import { BUILDING_STEPS } from './rules/texts-buildings.ts'
import { CARD_STEPS } from './rules/texts-cards.ts'
import { FIGURE_STEPS } from './rules/texts-figures.ts'
import { LOSS_STEPS } from './rules/losses.ts'
import { MONEY_STEPS } from './rules/texts-money.ts'
import { TEXT_STEPS } from './rules/texts.ts'
import { setUp, TURN_STEPS } from './rules/turn.ts'
import { clone, newState, type NantyNarking } from './state.ts'
import { view } from './view.ts'

export const game: Game<NantyNarking, NantyEvent> = {
  id: 'nanty-narking',
  rules: 1,
  seats: { min: 2, max: 4 },
  variants: { personalities: PERSONALITY_SETS, 'agent-and-building-cards': ['off', 'on'] },
  secrets: true,
  moves,
  steps: stepTable<NantyNarking, NantyEvent>([
    ...TURN_STEPS,
    ...SYMBOL_STEPS,
    ...[remove, move, swap, lift, place, chooseKind, pickOwn, destination, moveHouse, houseKind],
    ...TEXT_STEPS,
    ...LOSS_STEPS,
    ...MONEY_STEPS,
    ...CARD_STEPS,
    ...FIGURE_STEPS,
    ...BUILDING_STEPS,
    react,
    eventReact,
    ...EVENT_STEPS,
    ...PIECE_STEPS,
  ]),
  setup: (table) => ({ ...newState(table), agenda: [setUp()] }),
  clone,
  view,
  guess,
  result,
  scores: (s) => seatsOf(s).map((seat) => pointsOf(s, seat)),
  value,
  why: (s) => (s.agenda.length === 0 ? 'NN-5.1' : 'NN-4.1.1'),
  broken,
}
