import type { GameEvent } from '#engine/event.ts'
import type { Game, Told } from '#engine/game.ts'
import type { Move } from '#engine/move.ts'
import { playLegal, type Ask } from '#engine/play.ts'
import { knowledge, type State } from '#engine/state.ts'

/** What is certain to follow from a move. */
export interface Foresight {
  readonly events: readonly Told<GameEvent>[]
  /** Points for each seat. */
  readonly gains: readonly number[]
  /** Luck or something hidden comes in, so that the move cannot be taken back. */
  readonly final: boolean
}

/** Tries a legal move on a copy of the view: the rules themselves say what it does. Null where blanks stop them. */
export function foresee(game: Game, view: State, ask: Ask, move: Move): Foresight | null {
  const after = game.clone(view)
  const events: Told<GameEvent>[] = []
  let known = 0
  try {
    playLegal(game, after, ask.seat, move, (event) => {
      events.push(event)
      if (knowledge(after) === knowledge(view)) known = events.length
    })
  } catch {
    return null // A blank stood where the rules wanted a card: nothing certain can be said.
  }
  const before = game.scores(view)
  const final = knowledge(after) !== knowledge(view)
  return { events: events.slice(0, known), gains: game.scores(after).map((score, seat) => score - before[seat]), final }
}
