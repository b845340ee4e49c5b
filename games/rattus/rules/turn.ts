import { endOfTurn, knightCount, plagueMove, ravage, spreading, turn, turnAction } from '../steps.ts'
import type { Move } from '#engine/move.ts'
import { agenda, nextSeat } from '#engine/state.ts'
import { moves } from '../moves.ts'
import type { Rattus } from '../state.ts'
import { isAbility, offerAbilities, useAbility, whyNoAbility } from './abilities.ts'

import { isOwed, offerPlaces, place, whyNoPlace } from './place.ts'

import { offerCards, takeCard, whyNoCard } from './take.ts'
import { question, action, type Clause } from './book.ts'

/** A turn [RAT-4.2, 4.23]; then the next seat's, clockwise [RAT-3.8, 4.36]. */
action(turn, (s) => {
  s.active = s.turn === 0 ? s.start : nextSeat(s, s.active)
  s.turn++
  s.taken = false
  s.placed = false
  s.used = 0
  agenda(s, turnAction(), plagueMove(), spreading(), knightCount(), ravage(), endOfTurn(), turn())
})

/** Phases A and B and the abilities, in any order, until the seat lets the plague go [RAT-4.2, 6.4]. */
question(turnAction, {
  moves(s) {
    const list: Move[] = []
    offerCards(s, list)
    offerPlaces(s, list)
    offerAbilities(s, list)
    if (!isOwed(s)) list.push(moves.of.plague)
    return list
  },
  play(s, move, tell) {
    if (move === moves.of.plague) return
    agenda(s, turnAction())
    if (move.verb === 'take') takeCard(s, move.at, tell)
    else if (move.verb === 'place') place(s, move.at, tell)
    else useAbility(s, move, tell)
  },
  why: (s, move) => whyNotNow(s, move),
})

function whyNotNow(s: Rattus, move: Move): Clause {
  if (move.verb === 'take') return whyNoCard(s, move.at)
  if (move.verb === 'place') return whyNoPlace(s, move.at)
  if (isAbility(move)) return whyNoAbility(s, move)
  if (move.verb === 'plague' || move.verb === 'plague-to') return isOwed(s) ? 'RAT-4.9' : 'RAT-6.1'
  return WHY_NEVER_NOW[move.verb] ?? 'RAT-6.1'
}

/** Moves that belong to another part of the game. */
const WHY_NEVER_NOW: Readonly<Record<string, Clause>> = {
  settle: 'RAT-3.7',
  spread: 'RAT-4.25',
  peasant: 'RAT-5.6',
  knight: 'RAT-5.7',
  done: 'RAT-4.21',
}
