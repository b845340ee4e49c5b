import { endOfTurn, nextPlay, setUp, setUpAgent, startTrouble, startTurn, turn } from '../steps.ts'
import { agenda, nextSeat } from '#engine/state.ts'
import type { Move } from '#engine/move.ts'
import { IS_INTERRUPT } from '../data/cards.ts'
import { COLOURS, START_DISTRICTS } from '../data.ts'
import { moves } from '../moves.ts'
import { NONE, type NantyNarking } from '../state.ts'
import { exact, handLimit } from './board.ts'
import { canDeclare, DECK_OUT, DECLARED, endGame, personaOf, winsByEmptyPile } from './end.ts'
import { arrive, kindsLeft } from './figures.ts'
import { isFree, mayActFreely, playFree, pushFree, whyFree } from './free.ts'
import { draw, hasPlayable, pushPlayable, sweepTable } from './hands.ts'
import { playCard } from './symbols.ts'
import { unless } from './why.ts'
import { question, action } from './book.ts'

// Setup [NN-3.3, 3.8].

/** Every seat's agents go to the three start districts, with agent cards by their owner's choice; then trouble. */
action(setUp, (s) => {
  agenda(s, startTrouble(), START_TURN[s.start])
  if (exact(s)) return agenda(s, setUpAgent({ seat: s.start, at: 0 }))
  for (let seat = 0; seat < s.seats; seat++)
    for (let i = 0; i < START_DISTRICTS.length; i++) arrive(s, seat, START_DISTRICTS[i], NONE, true, undefined)
})

question(setUpAgent, {
  who: (_, { seat }) => seat,
  moves: (s, { seat }) => kindsLeft(s, seat),
  play(s, chosen, tell, { seat, at }) {
    arrive(s, seat, START_DISTRICTS[at], chosen.at, true, tell)
    if (at + 1 < START_DISTRICTS.length) agenda(s, setUpAgent({ seat, at: at + 1 }))
    else if (nextSeat(s, seat) !== s.start) agenda(s, setUpAgent({ seat: nextSeat(s, seat), at: 0 }))
  },
  why: unless('kind', 'NN-3.8'),
})

/** A marker for each of the three, once the agents stand there [NN-3.3]. */
action(startTrouble, (s, tell) => {
  for (let i = 0; i < START_DISTRICTS.length; i++) {
    s.trouble |= 1 << START_DISTRICTS[i]
    tell?.({ kind: 'stirred', seat: s.start, district: START_DISTRICTS[i] })
  }
})

// The turn (chapter 4.1).

const FIRST = turn({ start: true })
const LATER = turn({ start: false })
const START_TURN = COLOURS.map((_, seat) => startTurn({ seat }))

/** Clockwise from the start seat [NN-4.1.1]. What was used or new is ready again. */
action(startTurn, (s, tell, { seat }) => {
  s.active = seat
  s.turn++
  s.used = 0
  s.fresh = 0
  s.usedCards = 0
  s.cheap = NONE
  s.mustPlay = 1
  s.extraPlays = 0
  tell?.({ kind: 'turn', seat })
  agenda(s, FIRST, endOfTurn())
})

/** A card was carried out, with all that followed from it: what next, unless nothing can be left but to end the turn [NN-4.1.8]. */
action(nextPlay, (s) => {
  const mayPlay = s.mustPlay + s.extraPlays > 0 && s.handCount[s.active] > 0
  if (mayPlay || mayActFreely(s)) agenda(s, LATER)
})

/** Not on a seat's first turn [NN-4.1.2]. */
const mayDeclare = (s: NantyNarking): boolean => s.turn > s.seats && canDeclare(s, s.active)

/** The compulsory play, Tosher plays, free actions, the end; victory only before anything else [NN-4.1.2, 4.1.3, 4.1.8, 4.1.10]. */
question(turn, {
  always: true, // what a seat holds and can do is its secret [NN-6.1]
  moves(s, { start }) {
    const list: Move[] = []
    if (start && mayDeclare(s)) list.push(moves.of.declare)
    if (s.mustPlay + s.extraPlays > 0) pushPlayable(s, list, moves.of.play, s.active)
    if (!s.mustPlay || !hasPlayable(s, s.active)) list.push(moves.of.end)
    pushFree(s, list)
    return list
  },
  play(s, chosen, tell) {
    if (chosen === moves.of.end) return
    if (chosen === moves.of.declare) return declare(s, tell)
    agenda(s, nextPlay())
    if (isFree(chosen)) return playFree(s, chosen, tell)
    if (s.mustPlay) s.mustPlay = 0
    else s.extraPlays--
    playCard(s, chosen.at, 'turn', tell)
  },
  why(s, chosen, { start }) {
    if (isFree(chosen)) return whyFree(s, chosen)
    if (chosen === moves.of.declare) return start ? 'NN-5.2' : 'NN-4.1.2'
    if (chosen.verb === 'play' && s.cards[chosen.at] === s.active)
      return IS_INTERRUPT[chosen.at] ? 'NN-4.1.3' : 'NN-4.1.8'
    return chosen === moves.of.end ? 'NN-4.1.3' : 'NN-6.2'
  },
})

function declare(s: NantyNarking, tell: Parameters<typeof endGame>[3]): void {
  tell?.({ kind: 'declared', seat: s.active, persona: personaOf(s, s.active) })
  endGame(s, DECLARED, s.active, tell)
}

/** The table is cleared, the hand refilled; a hand that cannot be refilled ends the game [NN-4.9.4]. */
action(endOfTurn, (s, tell) => {
  sweepTable(s)
  const missing = handLimit(s, s.active) - s.handCount[s.active]
  const short = missing > s.deck.length
  draw(s, s.active, missing, tell)
  if (!short) return agenda(s, START_TURN[nextSeat(s, s.active)])
  tell?.({ kind: 'deck-out', seat: s.active })
  endGame(s, DECK_OUT, winsByEmptyPile(s), tell)
})
