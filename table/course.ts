import { seenBy } from '#engine/event.ts'
import type { Rules, Result, Told } from '#engine/game.ts'
import type { GameEvent } from '#engine/event.ts'
import type { Match } from '#engine/match.ts'
import { ask, glimpse, type Ask } from '#engine/play.ts'
import type { Eye, Seat, State } from '#engine/state.ts'

/**
 * A game as one eye sees it, position by position. The table knows nothing else of it: whether the moves are made on
 * this machine or elsewhere is not its business.
 */
export interface Course {
  readonly game: Rules
  /** Number of decisions so far; positions are 0 to `length`. */
  readonly length: number
  view(n: number): State
  /** The number of the turn at a position. */
  turn(n: number): number
  /** The open questions at a position, as far as the eye may know them. */
  asks(n: number): readonly Ask[]
  /** What happened on the way to position n. */
  events(n: number): readonly Told<GameEvent>[]
  /** Who decided, on the way to position n; null for position 0. */
  mover(n: number): Seat | null
  /** The name of the move that led to position n, unless it was made in secret. */
  moveTo(n: number): string | null
  readonly result: Result | null
}

/** A match that this machine holds, seen by one eye; `all` sees everything, which only finished games allow. */
export function courseOf(match: Match, eye: Eye | 'all'): Course {
  const { game, states, events, decisions } = match
  const length = decisions.length
  return {
    game,
    length,
    view: (n) => (eye === 'all' ? states[n] : game.view(states[n], eye)),
    turn: (n) => states[n].turn,
    asks(n) {
      const open = ask(game, states[n])
      return eye === 'all' ? open : glimpse(game, open, eye)
    },
    events: (n) => (eye === 'all' ? events[n] : events[n].map((event) => seenBy(event, eye))),
    mover: (n) => (n === 0 ? null : decisions[n - 1].seat),
    moveTo: (n) => (n === 0 || !isOpen(match, n) ? null : decisions[n - 1].move.name),
    result: game.result(states[length]),
  }
}

/** A decision is open unless its question is hidden or asked of several seats at once, even of the last that answers. */
function isOpen({ game, states }: Match, n: number): boolean {
  const before = states[n - 1]
  const { step } = ask(game, before)[0]
  const question = game.steps[step.do].question
  return !question?.hidden && !Array.isArray(question?.who?.(before, step))
}
