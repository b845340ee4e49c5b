import type { Rules } from '#engine/game.ts'
import { agenda, seatsOf } from '#engine/state.ts'
import { stepTable, type Clause } from '#engine/step.ts'
import { SEAT_COLOURS } from '../data.ts'
import type { RatEvent } from '../events.ts'
import { manifest } from '../manifest.ts'
import { moves } from '../moves.ts'
import { endOfTurn, finalRavage, result } from './end.ts'
import { finalAction, finalTurn } from './final-round.ts'
import { merchantCount, merchantTo } from './merchant.ts'
import { monkTo, monkToken } from './monk.ts'
import { placeCount } from './place.ts'
import { newRats, plagueMove, spread, spreading } from './plague.ts'
import { knightCount, ravage, reveal } from './ravage.ts'
import { settling, setupPlace } from './setup.ts'
import { turn, turnAction } from './turn.ts'
import { witchSecond, witchSwap, witchToken } from './witch.ts'
import { clone, cubesOnBoard, inFinalRound, newState, STARTS, type Rattus } from '../state.ts'
import { view } from '../view.ts'

export const rules: Rules<Rattus, RatEvent> = {
  id: manifest.id,
  version: 1,
  seats: manifest.seats,
  colours: SEAT_COLOURS,
  variants: { start: STARTS },
  offers: (_, value, seats) => STARTS.indexOf(value) <= seats,
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
  result,
  scores: (s) => seatsOf(s).map((seat) => cubesOnBoard(s, seat)),
  why: whyNotThisSeat,
}

/** Nothing is asked of the seat: the game is over, or another one acts [RAT-4.1]. */
function whyNotThisSeat(s: Rattus): Clause {
  if (s.agenda.length === 0) return 'RAT-5.12'
  if (s.turn === 0) return 'RAT-3.7'
  return inFinalRound(s) ? 'RAT-5.3' : 'RAT-4.1'
}
