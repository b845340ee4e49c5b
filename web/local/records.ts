import { LEVELS } from '#bots/levels.ts'
import type { FairProof } from '#engine/fair.ts'
import type { Rules } from '#engine/game.ts'
import type { Match } from '#engine/match.ts'
import { formatRecord, formatUnplayed, parseRecord, replay, type GameRecord } from '#engine/record.ts'
import { inForce, type PlayEntry } from '#session/entries.ts'
import { seal } from '#session/sealed.ts'
import { colourOf } from '#engine/colour.ts'
import type { Seating } from '#session/seats.ts'
import { randomHex } from './random.ts'
import { entriesOf, newGame, type FreshGame } from './saved.ts'
import type { SavedGame } from './shelf.ts'

const namesOf = (seating: readonly Seating[]): string[] => seating.map((one) => one.name)

export const recordOf = ({ seating, fair }: SavedGame, match: Match): string =>
  formatRecord(match, namesOf(seating), fair)

/** A game of this browser as a file to go on with. */
export const sealedGame = (saved: SavedGame, match: Match): Promise<string> =>
  seal({ seating: saved.seating, record: recordOf(saved, match) })

/** Who sits where in a game of which only the names are known. */
const seatingOf = (names: readonly string[], seats: number, game: Parameters<typeof colourOf>[0] = {}): Seating[] =>
  Array.from({ length: seats }, (_, seat) => ({
    name: names[seat] ?? `${seat + 1}`,
    colour: colourOf(game, seat),
    player: seat === 0 ? 'me' : 'medium',
  }))

/** The same for a game that was played online: people sealed words, bots give none and are called by their level. */
function seatingOnline({ seals }: FairProof, seated: readonly Seating[]): Seating[] {
  const first = seals.findIndex((seal) => seal !== null)
  return seated.map((one, seat) => {
    const level = LEVELS.find((bot) => bot === one.name) ?? 'medium'
    return { ...one, player: seals[seat] === null ? level : seat === first ? 'me' : 'friend' }
  })
}

/** A record, played through. */
export interface OpenedRecord extends FreshGame {
  readonly match: Match
}

/** Reads a record and plays it through. Throws `BadRecord`, or what `load` throws. */
export async function openRecord(
  text: string,
  load: (id: string, version: number) => Promise<Rules>,
  seating?: readonly Seating[],
): Promise<OpenedRecord> {
  const record = parseRecord(text)
  const game = await load(record.game, record.rules)
  const match = replay(game, record)
  const known = seatingOf(record.names, record.setup.seats, game)
  const named = record.fair ? seatingOnline(record.fair, known) : known
  const seated = seating?.length === record.setup.seats ? seating : named
  const { saved, entries } = newGame(game, record.setup, seated, entriesOf(match))
  return { match, entries, saved: record.fair ? { ...saved, fair: record.fair } : saved }
}

/** A record of rules that nobody knows any more, as a game that can only be looked at. */
export function unplayed({ game, rules, setup, names, decisions, scores }: GameRecord): FreshGame {
  const time = Date.now()
  const saved: SavedGame = {
    id: randomHex(16),
    game,
    rules,
    setup,
    seating: seatingOf(names, setup.seats),
    entries: decisions.length,
    decisions: decisions.length,
    finished: scores !== null,
    scores: scores ?? Array<number>(setup.seats).fill(0),
    created: time,
    changed: time,
  }
  return { saved, entries: decisions.map(({ seat, move }) => ({ kind: 'decide', seat, move })) }
}

/** The decisions in force, without anybody who knows the rules. */
export const decisionsIn = (entries: readonly PlayEntry[]): { seat: number; move: string }[] =>
  inForce(0, entries).made.map(({ entry: { seat, move } }) => ({ seat, move }))

/** The record of a game whose rules nobody knows any more. */
export const unplayedRecord = ({ game, rules, setup, seating }: SavedGame, entries: readonly PlayEntry[]): string =>
  formatUnplayed({ game, rules, setup, names: namesOf(seating), decisions: decisionsIn(entries) })
