import { endOfTurn, fullDistrict, place, take, turn } from '../steps.ts'
import { agenda, nextSeat } from '#engine/state.ts'
import { action } from './book.ts'

/** A turn, in this order [APE-4.2]; then the next seat's, clockwise, and nobody can pass [APE-4.1]. */
action(turn, (s) => {
  s.active = s.turn === 0 ? 0 : nextSeat(s, s.active)
  s.turn++
  agenda(s, take(), place(), fullDistrict(), endOfTurn(), turn())
})
