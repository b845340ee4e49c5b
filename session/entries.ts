import type { GameEvent } from '#engine/event.ts'
import type { Rules, TableSetup, Told } from '#engine/game.ts'
import { asks, begin, branch, decide, type Match } from '#engine/match.ts'
import type { Ask } from '#engine/play.ts'
import type { Seat } from '#engine/state.ts'
import { isSameKind } from '#engine/step.ts'

/**
 * One entry of a game's log. The log is the truth of a game: the same entries give the same game everywhere. Whoever keeps
 * more than decisions (votes, clocks) adds kinds of its own; those leave the game as it is.
 */
export interface Entry {
  readonly kind: string
  /** A name that whoever appended it made up, so that a repetition is known as one. */
  readonly id?: string
}

export interface DecideEntry extends Entry {
  readonly kind: 'decide'
  readonly seat: Seat
  /** The name of the move. */
  readonly move: string
}

/** Decisions are taken back: so many remain. The entries stay, numbers never fall. */
export interface BackEntry extends Entry {
  readonly kind: 'back'
  readonly to: number
}

export type PlayEntry = DecideEntry | BackEntry

/** A log that is not of a game that can be played. */
export class BadEntry extends Error {
  override name = 'BadEntry'
}

/** A game with the number of entries that made it. */
export interface Held {
  readonly match: Match
  /** So many entries the log has: positions count decisions in force, this counts everything that was written. */
  readonly count: number
  /** By seat: the entry at which its open question was opened, -1 without one. What others answer meanwhile does not reopen it. */
  readonly since: readonly number[]
  /** What the last entry told, if it was a decision that was folded by itself; null where nobody listened. */
  readonly told: readonly Told<GameEvent>[] | null
}

/** A game before its first entry. */
export function held(game: Rules, setup: TableSetup): Held {
  const match = begin(game, setup)
  return { match, count: 0, since: openedAt(match, () => 0), told: null }
}

const openedAt = (match: Match, when: (ask: Ask) => number): number[] => {
  const since = Array<number>(match.setup.seats).fill(-1)
  for (const ask of asks(match)) since[ask.seat] = when(ask)
  return since
}

/** What further entries make of a game. Throws a `Refusal` or a `BadEntry` if they are not of a legal game. */
export function fold(from: Held, entries: readonly Entry[]): Held {
  if (entries.length === 1 && isDecide(entries[0])) return decided(from, entries[0], from.count + 1, [])
  const { length } = from.match.decisions
  const { made, base, reopened, count } = inForce(length, entries, from.count)
  let now: Held = base < length ? { ...from, match: branch(from.match, base) } : from
  const reopen = () => {
    const at = reopened.get(now.match.decisions.length)
    if (at !== undefined) now = { ...now, since: openedAt(now.match, () => at) }
  }
  reopen()
  for (const { entry, number } of made) {
    now = decided(now, entry, number, null)
    reopen()
  }
  return { ...now, count, told: null }
}

interface InForce {
  /** The decisions that were not taken back, with their numbers. */
  readonly made: { readonly entry: DecideEntry; readonly number: number }[]
  /** So many decisions of the game before remain. */
  readonly base: number
  /** The last entry that went back to a position, by position. */
  readonly reopened: ReadonlyMap<number, number>
  readonly count: number
}

/** Goes through the entries without playing them, so that what was taken back costs nothing. */
export function inForce(position: number, entries: readonly Entry[], before = 0): InForce {
  const made: { entry: DecideEntry; number: number }[] = []
  const reopened = new Map<number, number>()
  let base = position
  let count = before
  for (const entry of entries) {
    count++
    if (isDecide(entry)) made.push({ entry, number: count })
    else if (isBack(entry)) {
      if (!(Number.isInteger(entry.to) && entry.to >= 0 && entry.to <= base + made.length))
        throw new BadEntry(`entry ${count} goes back to ${entry.to} of ${base + made.length} decisions`)
      base = Math.min(base, entry.to)
      made.length = entry.to - base
      reopened.set(entry.to, count)
    }
  }
  return { made, base, reopened, count }
}

export const isDecide = (entry: Entry): entry is DecideEntry => entry.kind === 'decide'
const isBack = (entry: Entry): entry is BackEntry => entry.kind === 'back'

function decided({ match, since }: Held, entry: DecideEntry, number: number, told: Told<GameEvent>[] | null): Held {
  const move = match.game.moves.parse(entry.move)
  if (!move) throw new BadEntry(`entry ${number}: ${match.game.id} has no move '${entry.move.slice(0, 60)}'`)
  const before = asks(match)
  const next = decide(match, entry.seat, move, told ? (event) => told.push(event) : undefined)
  const still = (ask: Ask) =>
    ask.seat !== entry.seat && before.some(({ seat, step }) => seat === ask.seat && isSameKind(step, ask.step))
  return { match: next, count: number, since: openedAt(next, (ask) => (still(ask) ? since[ask.seat] : number)), told }
}
