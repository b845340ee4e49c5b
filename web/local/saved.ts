import type { Rules, TableSetup } from '#engine/game.ts'
import { branch, type Match } from '#engine/match.ts'
import { fold, held, type PlayEntry } from '#session/entries.ts'
import type { Seating } from '#session/seats.ts'
import { randomHex } from './random.ts'
import { summed, type SavedGame } from './shelf.ts'

export const newSeed = (): string => randomHex(16)

/** A game that is to be put on the shelf. */
export interface FreshGame {
  readonly saved: SavedGame
  readonly entries: readonly PlayEntry[]
}

/** A game that has just been set up, or one that has come as far as its entries. */
export function newGame(
  game: Rules,
  setup: TableSetup,
  seating: readonly Seating[],
  entries: readonly PlayEntry[] = [],
): FreshGame {
  const time = Date.now()
  const empty: SavedGame = {
    id: randomHex(16),
    game: game.id,
    rules: game.version,
    setup,
    seating,
    entries: 0,
    decisions: 0,
    finished: false,
    scores: [],
    created: time,
    changed: time,
  }
  return { saved: summed(empty, fold(held(game, setup), entries)), entries }
}

export const entriesOf = (match: Match): PlayEntry[] =>
  match.decisions.map(({ seat, move }) => ({ kind: 'decide', seat, move: move.name }))

/** The game as a new one of its own, as far as position n. */
export const continueFrom = (saved: SavedGame, match: Match, n: number): FreshGame =>
  newGame(match.game, upTo(match.setup, n), seatingHere(saved), entriesOf(branch(match, n)))

/** Those who played elsewhere are not at this screen: bots take their seats. */
const seatingHere = ({ seating, fair }: SavedGame): readonly Seating[] =>
  fair ? seating.map((one) => (one.player === 'friend' ? { ...one, player: 'medium' } : one)) : seating

/** Whoever goes on from before a late start makes all decisions from there. */
const upTo = ({ late, ...setup }: TableSetup, n: number): TableSetup =>
  late ? { ...setup, late: Math.min(late, n) } : setup
