import type { GameEvent } from '#engine/event.ts'
import type { Game, TableSetup, Told } from '#engine/game.ts'
import type { Decision } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import { playLegal, type Ask } from '#engine/play.ts'
import { seatsOf, type Onlooker, type Seat, type State } from '#engine/state.ts'

/** What the battery found: which law, in which game, after how many decisions. Enough to see it again. */
export class Finding extends Error {
  readonly law: string
  constructor(law: string, setup: TableSetup, after: number, detail: string, cause?: unknown) {
    super(`${law}: ${detail} (${JSON.stringify(setup)}, after ${after} decisions)`, { cause })
    this.name = 'Finding'
    this.law = law
  }
}

/** A game under trial, as far as it has come. */
export interface Trial {
  readonly game: Game
  readonly setup: TableSetup
  readonly decisions: Decision[]
  state: State
  /** The questions that are open in `state`. */
  asks: readonly Ask[]
  /** So many moves have been previewed. */
  previews: number
}

export type Law =
  | 'clone'
  | 'conservation'
  | 'crash'
  | 'guess'
  | 'json'
  | 'moves'
  | 'preview'
  | 'refusal'
  | 'replay'
  | 'results'
  | 'seats'
  | 'secrecy'
  | 'termination'
  | 'value'

export function fail({ setup, decisions }: Trial, law: Law, detail: string): never {
  throw new Finding(law, setup, decisions.length, detail)
}

/** What comes of a move, apart from the position it was made in. */
export interface Outcome {
  readonly state: State
  readonly events: readonly Told<GameEvent>[]
  readonly asks: readonly Ask[]
}

/** Plays a legal move on a copy. */
export const outcome = (game: Game, s: State, seat: Seat, move: Move): Outcome =>
  outcomeIn(game, game.clone(s), seat, move)

/** Plays a legal move in a position that nobody needs any more. */
export function outcomeIn(game: Game, state: State, seat: Seat, move: Move): Outcome {
  const events: Told<GameEvent>[] = []
  const asks = playLegal(game, state, seat, move, (event) => events.push(event))
  return { state, events, asks }
}

export const onlookers = (s: State): Onlooker[] => [...seatsOf(s), 'spectator']
