import { clearing, endOfGame, endOfTurn, intrigue, judgeMissions, nextFigure, round, turn } from '../steps.ts'
import { confide } from '#engine/event.ts'
import type { Move } from '#engine/move.ts'
import { agenda, nextSeat, replaced, type Seat } from '#engine/state.ts'
import { moves } from '../moves.ts'
import { IN_HAND, NONE, type DiePatin } from '../state.ts'
import { question, action } from './book.ts'

/** A round: cards, turns, missions; then the next one, or the end [PAT-4.1, 4.2, 4.26, 4.30, 4.31]. */
action(round, (s, tell) => {
  s.round++
  s.active = s.startSeat
  tell?.({ kind: 'round-began', round: s.round, startSeat: s.startSeat })
  agenda(s, intrigue(), turn(), judgeMissions(), endOfGame(), clearing(), round())
})

const ALL_CARDS: readonly Move[] = moves.of.card

/** All seats choose a card, secretly and at the same time; each of the three, in every round [PAT-4.1, 6.1]. */
question(intrigue, {
  who: (s) => undecided(s),
  moves: () => ALL_CARDS,
  play(s, move, tell, _step, seat) {
    s.card = replaced(s.card, seat, move.at)
    confide(tell)?.({ kind: 'card-chosen', seat, secret: { card: move.at }, eyes: [seat] })
    if (undecided(s).length > 0) agenda(s, intrigue())
  },
  why: () => 'PAT-4.1',
})

function undecided(s: DiePatin): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < s.seats; seat++) if (s.card[seat] === NONE) seats.push(seat)
  return seats
}

/** Clockwise from the start seat, one figure a turn, until all are placed: four times around [PAT-4.2, 4.4]. */
action(turn, (s) => {
  s.turn++
  agenda(s, nextFigure(), endOfTurn())
})

action(endOfTurn, (s) => {
  s.active = nextSeat(s, s.active)
  if (s.hand[s.active] > 0 || s.boss[s.active] === IN_HAND) agenda(s, turn())
})
