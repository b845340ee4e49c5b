import { globSync, readFileSync } from 'node:fs'
import type { Game } from '#engine/game.ts'
import { asks, branch, takeBackStep, type Match } from '#engine/match.ts'
import { pastOf } from '#engine/past.ts'
import { parseRecord, replay } from '#engine/record.ts'
import type { Seat, State } from '#engine/state.ts'
import { entriesOf, newGame, type FreshGame } from '#web/local/saved.ts'
import type { SavedGame } from '#web/local/shelf.ts'

/** A recorded game with all its positions. */
export interface Recorded {
  readonly match: Match
  readonly states: readonly State[]
}

/** The recorded games of a game, in order. */
export const recordsOf = (game: Game): Recorded[] =>
  globSync(`games/${game.id}/test/records/*.revier`)
    .toSorted()
    .map((file) => {
      const match = replay(game, parseRecord(readFileSync(file, 'utf8')))
      return { match, states: pastOf(match).states }
    })

export interface Position {
  readonly match: Match
  /** So many decisions of it are made. */
  readonly at: number
  readonly seat: Seat
}

/** The same, with the position itself. */
export interface Found extends Position {
  readonly state: State
}

/** The first recorded position in which a seat is asked and something is so. */
export function findPosition(game: Game, so: (position: Found) => boolean): Position {
  for (const { match, states } of recordsOf(game))
    for (let at = 0; at < match.decisions.length; at++) {
      const position = { match, at, seat: match.decisions[at].seat, state: states[at] }
      if (so(position)) return position
    }
  throw new Error(`no recorded game of ${game.id} has such a position`)
}

/** The same game with somebody at the screen in that seat. */
export function gameAt(position: Position, others: SavedGame['seating'][number]['player'] = 'medium'): FreshGame {
  const { match, at, seat } = position
  const seating = Array.from({ length: match.setup.seats }, (_, i): SavedGame['seating'][number] => ({
    name: ['Mara', 'Ada', 'Bruno', 'Clara', 'Dante'][i],
    colour: (['blue', 'yellow', 'pink', 'green', 'orange'] as const)[i],
    player: i === seat ? 'me' : others,
  }))
  return newGame(match.game, match.setup, seating, entriesOf(branch(match, at)))
}

/** Whether the seat may take back each of its next so many recorded decisions at once. */
export function canBeTakenBack({ match, at, seat }: Position, decisions: number): boolean {
  if (at + decisions > match.decisions.length) return false
  const later = branch(match, at + decisions)
  const all = later.decisions.slice(at).every((made) => made.seat === seat)
  return all && takeBackStep(later, seat) > 0 && asks(later).some((ask) => ask.seat === seat)
}
