import type { FairProof } from '#engine/fair.ts'
import type { TableSetup } from '#engine/game.ts'
import type { Seat } from '#engine/state.ts'
import type { Held, PlayEntry } from '#session/entries.ts'
import type { EntryLog } from '#session/entry-log.ts'
import type { Seating } from '#session/seats.ts'
import { winnersOf, wonByPoints } from '#session/winners.ts'

/** A game of this browser, as lists show it. What happened in it is in its log. */
export interface SavedGame {
  readonly id: string
  readonly game: string
  /** The version of the rules it is played by. */
  readonly rules: number
  readonly setup: TableSetup
  readonly seating: readonly Seating[]
  /** So many entries its log has. */
  readonly entries: number
  /** So many decisions are in force. */
  readonly decisions: number
  readonly finished: boolean
  /** It came as a record and is not over: nobody here has a seat, it can only be looked at or gone on with as another. */
  readonly foreign?: boolean
  /** What its luck was made of, if it was played online: anybody can check it. */
  readonly fair?: FairProof
  readonly scores: readonly number[]
  /** Of a game that is over: who won, and whether by points. Games that were kept before this was do not say. */
  readonly winners?: readonly Seat[]
  readonly byPoints?: boolean
  readonly created: number
  readonly changed: number
}

/** Where the games of this browser are kept. */
export interface Shelf {
  /** Whether they are still there when the page is closed. */
  readonly lasting: boolean
  /** All games, the one played last first. */
  list(): Promise<SavedGame[]>
  load(id: string): Promise<SavedGame | undefined>
  add(saved: SavedGame, entries: readonly PlayEntry[]): Promise<void>
  /** Somebody else sits there now. */
  reseat(id: string, seating: readonly Seating[]): Promise<void>
  remove(id: string): Promise<void>
  log(id: string): EntryLog<PlayEntry>
  /** Calls back when something has changed in another tab. */
  onChange(listener: (id: string) => void): () => void
}

/** A game that is not on the shelf any more. */
export class Gone extends Error {
  override name = 'Gone'
}

/** What lists show of a game that has come so far. */
export function summed(saved: SavedGame, { match, count }: Held): SavedGame {
  const { game, state, decisions } = match
  const result = game.result(state)
  return {
    ...saved,
    entries: count,
    decisions: decisions.length,
    finished: result !== null,
    scores: [...game.scores(state)],
    ...(result && { winners: winnersOf(result), byPoints: wonByPoints(result) }),
    changed: Date.now(),
  }
}
