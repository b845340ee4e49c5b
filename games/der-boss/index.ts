import type { Game } from '#engine/game.ts'
import { seatsOf } from '#engine/state.ts'
import { stepTable } from '#engine/step.ts'
import { value } from './bot.ts'
import { broken } from './broken.ts'
import type { BossEvent } from './events.ts'
import { moves } from './moves.ts'
import { businessField, businessFigure } from './rules/business.ts'
import { result } from './rules/end.ts'
import { checkOrders, chooseOrder, endOfTurn } from './rules/orders.ts'
import { partnerArea } from './rules/partner.ts'
import { cardCarriedOut, nextCard } from './rules/play.ts'
import { firstCompanies, firstOrders, nextToSettle, setUp, startArea } from './rules/setup.ts'
import { agentOrder, competitionTarget, defectorTarget, procureCard, swapFirst, swapSecond } from './rules/special.ts'
import { handDiscard } from './rules/take.ts'
import { moveCount, moveFrom, moveTo, reentryArea } from './rules/transport.ts'
import { movePawn, turn, turnAction } from './rules/turn.ts'
import { notAsked } from './rules/why.ts'
import { clone, money, newState, type Boss } from './state.ts'
import { guess, view } from './view.ts'

/** All steps, as the rulebook has them: setup, the turn, what the cards do, the orders. */
const CHAPTERS = [
  [setUp, startArea, nextToSettle, firstCompanies, firstOrders],
  [turn, movePawn, turnAction, handDiscard, nextCard, cardCarriedOut],
  [moveFrom, moveTo, moveCount, reentryArea, partnerArea, businessField, businessFigure],
  [competitionTarget, defectorTarget, swapFirst, swapSecond, procureCard, agentOrder],
  [checkOrders, chooseOrder, endOfTurn],
]

export const game: Game<Boss, BossEvent> = {
  id: 'der-boss',
  rules: 1,
  seats: { min: 2, max: 5 },
  variants: {},
  secrets: true,
  moves,
  steps: stepTable(CHAPTERS.flat()),
  setup: (table) => ({ ...newState(table), agenda: [setUp()] }),
  clone,
  view,
  guess: (seen, _eye, luck) => guess(seen, luck),
  result,
  scores: (s) => seatsOf(s).map((seat) => money(s, seat)),
  value,
  why: notAsked,
  broken,
}
