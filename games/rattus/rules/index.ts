import * as steps from '../steps.ts'
import { settling, turn } from '../steps.ts'
import type { Rules } from '#engine/game.ts'
import { agenda, seatsOf } from '#engine/state.ts'
import { stepTable } from '#engine/step.ts'
import { SEAT_COLOURS } from '../data.ts'
import type { RatEvent } from '../events.ts'
import { manifest } from '../manifest.ts'
import { moves } from '../moves.ts'
import { result } from './end.ts'
import './final-round.ts'
import './merchant.ts'
import './monk.ts'
import './place.ts'
import './plague.ts'
import './ravage.ts'
import './setup.ts'
import './turn.ts'
import './witch.ts'
import { clone, cubesOnBoard, inFinalRound, newState, STARTS, type Rattus } from '../state.ts'
import { view } from '../view.ts'
import type { Clause } from './book.ts'

export const rules: Rules<Rattus, RatEvent, Clause> = {
  id: manifest.id,
  version: 1,
  seats: manifest.seats,
  colours: SEAT_COLOURS,
  variants: { start: STARTS },
  offers: (_, value, seats) => STARTS.indexOf(value) <= seats,
  secrets: true,
  moves,
  steps: stepTable(Object.values(steps)),
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
