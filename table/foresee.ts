import type { GameEvent } from '#engine/event.ts'
import type { Rules, Told } from '#engine/game.ts'
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

/** Tries a legal move on a copy of the view: the rules themselves say what it does, as far as they come before a blank stops them. */
export function foresee(game: Rules, view: State, ask: Ask, move: Move): Foresight {
  const before = game.scores(view)
  const after = game.clone(view)
  const events: Told<GameEvent>[] = []
  let known = 0
  try {
    playLegal(game, after, ask.seat, move, (event) => {
      events.push(event)
      if (knowledge(after) === knowledge(view)) known = events.length
    })
  } catch {
    // A blank stood where the rules wanted a card: something hidden comes to light, and what follows is open.
    return { events: events.slice(0, known), gains: before.map(() => 0), final: true }
  }
  const final = knowledge(after) !== knowledge(view)
  return { events: events.slice(0, known), gains: game.scores(after).map((score, seat) => score - before[seat]), final }
}
