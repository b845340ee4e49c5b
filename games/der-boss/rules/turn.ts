import { endOfTurn, movePawn, turn, turnAction } from '../steps.ts'
import type { Move } from '#engine/move.ts'
import { agenda, nextSeat } from '#engine/state.ts'
import { CARDS, PAWN_STEPS, TRACK } from '../data.ts'
import { moves } from '../moves.ts'
import { holdsSecret, START_ARROW, type Boss } from '../state.ts'

import { isPlayable, playCard, whyNotPlay } from './play.ts'
import { takeCard } from './take.ts'
import { outOfPlace } from './why.ts'
import { question, action } from './book.ts'

/** A turn: the pawn, then a card or cards, then the orders; then the next seat's, clockwise [BOSS-4.1.1]. */
action(turn, (s) => {
  if (s.turn > 0) s.active = nextSeat(s, s.active)
  s.turn++
  s.quiet++
  s.played = 0
  s.business = false
  agenda(s, movePawn(), turnAction(), endOfTurn(), turn())
})

/** To the first, second or third free field ahead [BOSS-4.2.1 to 4.2.3]. */
question(movePawn, {
  moves(s) {
    const list: Move[] = []
    for (let field = next(s.pawns[s.active]); list.length < PAWN_STEPS; field = next(field))
      if (!s.pawns.includes(field)) list.push(moves.of.pawn[field])
    return list
  },
  play(s, move, tell) {
    const from = s.pawns[s.active]
    s.pawns[s.active] = move.at
    tell?.({ kind: 'pawn-moved', seat: s.active, from, to: move.at, skipped: skipped(s, from, move.at) })
  },
  why(s, move) {
    if (move.verb !== 'pawn') return outOfPlace(s, move)
    return s.pawns.includes(move.at) ? 'BOSS-4.2.2' : 'BOSS-4.2.1'
  },
})

/** Field 0 comes after the last field and after the arrow [BOSS-4.2.3]. */
const next = (field: number): number => (field === START_ARROW || field === TRACK.length - 1 ? 0 : field + 1)

function skipped(s: Boss, from: number, to: number): number[] {
  const fields: number[] = []
  for (let field = next(from); field !== to; field = next(field)) if (s.pawns.includes(field)) fields.push(field)
  return fields
}

/** Either take a card or play the first of up to three [BOSS-4.3.1, 4.3.2]. */
question(turnAction, {
  moves(s) {
    const list: Move[] = [moves.of.take[TRACK[s.pawns[s.active]]]]
    for (let card = 0; card < CARDS.length; card++) if (isPlayable(s, card)) list.push(moves.of.play[card])
    return list
  },
  play(s, move, tell) {
    if (move.verb === 'play') return playCard(s, move.at, tell)
    takeCard(s, move.at, tell)
  },
  why(s, move) {
    if (move.verb === 'play') return whyNotPlay(s, move.at)
    return move.verb === 'take' ? 'BOSS-4.4.1' : outOfPlace(s, move)
  },
  always: (s) => holdsSecret(s, s.active), // else it would be known that the hidden cards cannot be played
})
