import type { Game } from '#engine/game.ts'
import type { Luck } from '#engine/luck.ts'
import type { Move } from '#engine/move.ts'
import type { Ask } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import type { Findings } from './findings.ts'

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
  /** What one of several finds out that think about the same at once; only a bot that searches can do so. */
  explore?(situation: Situation, part: number): Findings
}

/** What a bot thinks of a move: the chance to win that it leads to, and how much it would rather make this one than another. */
export interface Thought {
  readonly move: Move
  readonly chance: number
  readonly weight: number
}

/** Whether the seat alone goes on deciding in that turn: until then a position is hard to value. */
export const sameTurn = (s: State, asks: readonly Ask[], seat: Seat, turn: number): boolean =>
  asks.length === 1 && asks[0].seat === seat && s.turn === turn
