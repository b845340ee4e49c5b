import type { Decision } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import type { State } from '#engine/state.ts'
import { termsAfter } from './advice.ts'
import type { Situation } from './bot.ts'
import { LITTLE, mean } from './matters.ts'
import { lineAfter } from './policy.ts'

/** What comes of a move that is not the best. */
export interface Reply {
  /** The rest of the turn and what the others do then, until the seat's next turn; the move itself is left out. */
  readonly line: readonly Decision[]
  /** The term in which it falls furthest behind the best move, as `GameText.terms` names it; null where none is. */
  readonly lacks: string | null
}

/** What is not known is guessed so many times, as a player would. */
const GUESSES = 3

/** How play goes on after a move at a position that is known to whoever shows it, and what another move had over it by what its seat sees. */
export function replyTo(situation: Situation, state: State, played: Move, best: Move): Reply {
  const { game, ask } = situation
  const [, ...line] = lineAfter(game, state, ask.seat, played)
  return { line, lacks: lackOf(situation, played, best) }
}

function lackOf({ game, view, ask, luck }: Situation, played: Move, best: Move): string | null {
  const worlds = Array.from({ length: GUESSES }, () => game.guess(view, ask.seat, luck))
  const after = (move: Move) => mean(worlds.map((world) => termsAfter(game, world, ask.seat, move)))
  const [worse, better] = [after(played), after(best)]
  if (worse.length === 0) return null // the game is over then
  const behind = better.map(({ term, worth }, t) => ({ term, by: worth - worse[t].worth }))
  const most = behind.reduce((a, b) => (b.by > a.by ? b : a), { term: '', by: LITTLE })
  return most.term || null
}
