import type { Game } from '#engine/game.ts'
import { agenda, seatsOf } from '#engine/state.ts'
import { stepTable, type Clause } from '#engine/step.ts'
import { value } from './bot.ts'
import { broken } from './broken.ts'
import type { RatEvent } from './events.ts'
import { moves } from './moves.ts'
import { endOfTurn, finalRavage, result } from './rules/end.ts'
import { finalAction, finalTurn } from './rules/final-round.ts'
import { merchantCount, merchantTo } from './rules/merchant.ts'
import { monkTo, monkToken } from './rules/monk.ts'
import { placeCount } from './rules/place.ts'
import { newRats, plagueMove, spread, spreading } from './rules/plague.ts'
import { knightCount, ravage, reveal } from './rules/ravage.ts'
import { settling, setupPlace } from './rules/setup.ts'
import { turn, turnAction } from './rules/turn.ts'
import { witchSecond, witchSwap, witchToken } from './rules/witch.ts'
import { clone, cubesOnBoard, inFinalRound, newState, STARTS, type Rattus } from './state.ts'
import { guess, view } from './view.ts'

export const game: Game<Rattus, RatEvent> = {
  id: 'rattus',
  rules: 1,
  seats: { min: 2, max: 4 },
  variants: { start: STARTS },
  secrets: true,
  moves,
  steps: stepTable([
    settling,
    setupPlace,
    turn,
    turnAction,
    placeCount,
    monkToken,
    monkTo,
    merchantTo,
    merchantCount,
    witchToken,
    witchSecond,
    witchSwap,
    plagueMove,
    spreading,
    newRats,
    spread,
    knightCount,
    ravage,
    reveal,
    endOfTurn,
    finalTurn,
    finalAction,
    finalRavage,
  ]),
  setup(table) {
    const s = newState(table)
    agenda(s, settling(), turn())
    return s
  },
  clone,
  view,
  guess: (seen, _eye, luck) => guess(seen, luck),
  result,
  scores: (s) => seatsOf(s).map((seat) => cubesOnBoard(s, seat)),
  value,
  why: whyNotThisSeat,
  broken,
}

/** Nothing is asked of the seat: the game is over, or another one acts [RAT-4.1]. */
function whyNotThisSeat(s: Rattus): Clause {
  if (s.agenda.length === 0) return 'RAT-5.12'
  if (s.turn === 0) return 'RAT-3.7'
  return inFinalRound(s) ? 'RAT-5.3' : 'RAT-4.1'
}
