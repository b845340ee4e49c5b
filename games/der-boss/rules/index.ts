import type { Rules } from '#engine/game.ts'
import { seatsOf } from '#engine/state.ts'
import { stepTable } from '#engine/step.ts'
import { SEAT_COLOURS } from '../data.ts'
import type { BossEvent } from '../events.ts'
import { manifest } from '../manifest.ts'
import { moves } from '../moves.ts'
import { businessField, businessFigure } from './business.ts'
import { result } from './end.ts'
import { checkOrders, chooseOrder, endOfTurn } from './orders.ts'
import { partnerArea } from './partner.ts'
import { cardCarriedOut, nextCard } from './play.ts'
import { firstCompanies, firstOrders, nextToSettle, setUp, startArea } from './setup.ts'
import { agentOrder, competitionTarget, defectorTarget, procureCard, swapFirst, swapSecond } from './special.ts'
import { handDiscard } from './take.ts'
import { moveCount, moveFrom, moveTo, reentryArea } from './transport.ts'
import { movePawn, turn, turnAction } from './turn.ts'
import { notAsked } from './why.ts'
import { clone, money, newState, type Boss } from '../state.ts'
import { view } from '../view.ts'

/** All steps, as the rulebook has them: setup, the turn, what the cards do, the orders. */
const CHAPTERS = [
  [setUp, startArea, nextToSettle, firstCompanies, firstOrders],
  [turn, movePawn, turnAction, handDiscard, nextCard, cardCarriedOut],
  [moveFrom, moveTo, moveCount, reentryArea, partnerArea, businessField, businessFigure],
  [competitionTarget, defectorTarget, swapFirst, swapSecond, procureCard, agentOrder],
  [checkOrders, chooseOrder, endOfTurn],
]

export const rules: Rules<Boss, BossEvent> = {
  id: manifest.id,
  version: 1,
  seats: manifest.seats,
  colours: SEAT_COLOURS,
  variants: {},
  secrets: true,
  moves,
  steps: stepTable(CHAPTERS.flat()),
  setup: (table) => ({ ...newState(table), agenda: [setUp()] }),
  clone,
  view,
  result,
  scores: (s) => seatsOf(s).map((seat) => money(s, seat)),
  why: notAsked,
}
