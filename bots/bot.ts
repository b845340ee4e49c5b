import type { Game } from '#engine/game.ts'
import type { Luck } from '#engine/luck.ts'
import type { Move } from '#engine/move.ts'
import type { Ask } from '#engine/play.ts'
import type { State } from '#engine/state.ts'

/** What a bot is given: the view of its seat and the question put to it. Never the state. */
export interface Situation<S extends State = State> {
  readonly game: Game<S>
  readonly view: S
  readonly ask: Ask
  /** The bot's own luck; the game's is not in the view. */
  readonly luck: Luck
}

export interface Bot {
  readonly name: string
  choose(situation: Situation): Move
}
