import type { Rules, TableSetup } from '#engine/game.ts'
import { begin, branch, decide, type Match } from '#engine/match.ts'
import { formatRecord, parseRecord, replay, type GameRecord } from '#engine/record.ts'
import { colourOf } from '#engine/colour.ts'
import type { Seating } from '#session/seats.ts'
import type { SavedGame } from './store.ts'

export const newSeed = (): string => crypto.randomUUID().replaceAll('-', '')

/** A game that has just been set up. */
export function newGame(game: Rules, setup: TableSetup, seating: readonly Seating[]): SavedGame {
  const time = Date.now()
  const scores = seating.map(() => 0)
  const id = crypto.randomUUID()
  return {
    id,
    game: game.id,
    rules: game.rules,
    setup,
    seating,
    decisions: [],
    finished: false,
    scores,
    created: time,
    changed: time,
  }
}

export const decisionsOf = (match: Match): string[] => match.decisions.map(({ seat, move }) => `${seat} ${move.name}`)

/** What is kept of a match: the same game, as far as it has come. */
export function keep(saved: SavedGame, match: Match): SavedGame {
  const { state } = match
  const finished = match.game.result(state) !== null
  return {
    ...saved,
    decisions: decisionsOf(match),
    finished,
    scores: [...match.game.scores(state)],
    changed: Date.now(),
  }
}

/** The match again; null if the rules have changed since, or the data is damaged. */
export function revive(game: Rules, saved: SavedGame): Match | null {
  if (saved.rules !== game.rules) return null
  try {
    let match = begin(game, saved.setup)
    for (const line of saved.decisions) {
      const [seat, name] = line.split(' ')
      const move = game.moves.parse(name)
      if (!move) return null
      match = decide(match, Number(seat), move)
    }
    return match
  } catch {
    return null
  }
}

/** The game as a new one of its own, as far as position n. */
export function continueFrom(saved: SavedGame, match: Match, n: number): SavedGame {
  const fresh = newGame(match.game, match.setup, saved.seating)
  return { ...fresh, decisions: decisionsOf(match).slice(0, n), scores: [...match.game.scores(branch(match, n).state)] }
}

export const recordOf = (saved: SavedGame, match: Match): string =>
  formatRecord(
    match,
    saved.seating.map((one) => one.name),
  )

export interface OpenedRecord {
  readonly record: GameRecord
  readonly match: Match
  readonly saved: SavedGame
}

/** Reads a record and plays it through. Throws `BadRecord`, or `UnknownGame`. */
export async function openRecord(text: string, load: (id: string) => Promise<Rules>): Promise<OpenedRecord> {
  const record = parseRecord(text)
  const game = await load(record.game)
  const match = replay(game, record)
  const seating = Array.from({ length: record.setup.seats }, (_, seat): Seating => ({
    name: record.names[seat] ?? `${seat + 1}`,
    colour: colourOf(game, seat),
    player: seat === 0 ? 'me' : 'medium',
  }))
  return { record, match, saved: keep(newGame(game, record.setup, seating), match) }
}
