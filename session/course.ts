import type { GameEvent } from '#engine/event.ts'
import type { FairProof } from '#engine/fair.ts'
import type { Result, Rules, Told } from '#engine/game.ts'
import { branch, type Match } from '#engine/match.ts'
import { stagesOf, type Past } from '#engine/past.ts'
import { openness, type Ask } from '#engine/play.ts'
import { sightOf } from '#engine/sight.ts'
import type { Eye, Seat, State } from '#engine/state.ts'

/**
 * A game as one eye sees it, position by position. The table knows nothing else of it: whether the moves are made on
 * this machine or elsewhere is not its business.
 */
export interface Course {
  readonly game: Rules
  /** Who looks. */
  readonly eye: Eye
  /** Number of decisions so far; positions are 0 to `length`. */
  readonly length: number
  /** Whether a position is here already. What follows may be asked only of those; the last one is always here. */
  has(n: number): boolean
  /** Brings the positions from one to another, both included; those that are here already cost nothing. */
  fetch(from: number, to: number): Promise<void>
  view(n: number): State
  /** The number of the turn at a position. */
  turn(n: number): number
  /** The open questions at a position, as far as the eye may know them. */
  asks(n: number): readonly Ask[]
  /** What happened on the way to position n. */
  events(n: number): readonly Told<GameEvent>[]
  /** What the eye saw when each of those events had happened; the last one is the position itself. */
  stages(n: number): readonly State[]
  /** Who decided, on the way to position n; null for position 0, and if the eye may not know that anybody was asked. */
  mover(n: number): Seat | null
  /** The name of the move that led to position n; null for position 0, and for a move that others made in secret. */
  moveTo(n: number): string | null
  readonly result: Result | null
  /** The record as far as position n, for sharing, keeping and going on from there; null while it would give secrets away. */
  record(n?: number): Promise<string> | null
}

/** A game whose past this machine holds, seen by one eye. Throws `TooEarly` if that is everybody and the game goes on. */
export function courseOf(past: Past, eye: Eye, names: readonly string[] = [], fair: FairProof | null = null): Course {
  const { match, states, events } = past
  const { game, decisions } = match
  const sight = sightOf(game, match.state, eye)
  const result = game.result(match.state)
  /** Whether the eye may know something of the decision that led to position n: of its own it knows all. */
  const mayKnow = (n: number, what: 'seat' | 'move') =>
    n > 0 && (eye === 'everybody' || decisions[n - 1].seat === eye || openness(game, states[n - 1])[what])
  return {
    game,
    eye,
    length: decisions.length,
    has: (n) => n in states,
    fetch: () => Promise.resolve(),
    view: (n) => sight.view(states[n]),
    turn: (n) => states[n].turn,
    asks: (n) => sight.asks(states[n]),
    events: (n) => sight.events(events[n]),
    stages: (n) => stagesOf(past, n).map(sight.view),
    mover: (n) => (mayKnow(n, 'seat') ? decisions[n - 1].seat : null),
    moveTo: (n) => (mayKnow(n, 'move') ? decisions[n - 1].move.name : null),
    result,
    record: (n = decisions.length) =>
      result ? recordOf(branch(match, n), names, n === decisions.length ? fair : null) : null,
  }
}

/** Wanted once a game, if at all: loaded then. */
const recordOf = async (match: Match, names: readonly string[], fair: FairProof | null): Promise<string> =>
  (await import('#engine/record.ts')).formatRecord(match, names, fair)
