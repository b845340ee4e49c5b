import * as v from 'valibot'
import { Level } from '#protocol/parts.ts'
import type { BackEntry, DecideEntry, Entry } from '#session/entries.ts'
import type { EntryRow } from '../store/schema.ts'

/** What every entry of a table's log says beside what happened. */
interface Signed extends Entry {
  /** Who appended it: a person, or the table itself. */
  readonly person: string
  /** Milliseconds; never earlier than that of the entry before. */
  readonly at: number
  /** Person and client-made id, so that a repetition is known as one. */
  readonly id: string
}

/** The cards are dealt. What the luck was made of is public from here on; the secret is not. */
interface StartEntry extends Signed {
  readonly kind: 'start'
}
/** `by` says who decided for the seat: its person, a bot, or the clock in a hidden window. */
type TableDecideEntry = Signed & DecideEntry & { readonly by: 'person' | 'bot' | 'clock' }
type TableBackEntry = Signed & BackEntry
interface VoteEntry extends Signed {
  readonly kind: 'vote'
  readonly seat: number
  readonly about: 'back' | 'end'
  readonly to: number
  readonly yes: boolean
}
/** A seat is played by a bot of this level from now on, or by its person again. */
interface HandEntry extends Signed {
  readonly kind: 'hand'
  readonly seat: number
  readonly hand: 'person' | Level
  readonly why: 'time' | 'left' | 'resigned' | 'returned'
}
/** The game ends before its rules say so. */
interface EndEntry extends Signed {
  readonly kind: 'end'
  readonly why: 'resigned' | 'voted' | 'left' | 'broken'
  /** Who resigned. */
  readonly seat: number | null
}

export type TableEntry = StartEntry | TableDecideEntry | TableBackEntry | VoteEntry | HandEntry | EndEntry

/** Whoever appends what nobody in particular does. */
export const HOUSE = 'house'

const number = v.pipe(v.number(), v.integer(), v.minValue(0))
const Body = v.variant('kind', [
  v.object({ kind: v.literal('start') }),
  v.object({ kind: v.literal('decide'), seat: number, move: v.string(), by: v.picklist(['person', 'bot', 'clock']) }),
  v.object({ kind: v.literal('back'), to: number }),
  v.object({ kind: v.literal('vote'), seat: number, about: v.picklist(['back', 'end']), to: number, yes: v.boolean() }),
  v.object({
    kind: v.literal('hand'),
    seat: number,
    hand: v.union([v.literal('person'), Level]),
    why: v.picklist(['time', 'left', 'resigned', 'returned']),
  }),
  v.object({
    kind: v.literal('end'),
    why: v.picklist(['resigned', 'voted', 'left', 'broken']),
    seat: v.nullable(number),
  }),
])

export const idOf = (person: string, cid: string): string => `${person} ${cid}`

export function rowOf(tab: string, n: number, entry: TableEntry): EntryRow {
  const { person, at, id, kind, ...body } = entry
  const seat = 'seat' in entry ? entry.seat : null
  return { tab, n, kind, seat, person, body: JSON.stringify(body), cid: id.slice(person.length + 1), at }
}

export function entryOf(row: EntryRow): TableEntry {
  const body = v.parse(Body, { ...(JSON.parse(row.body) as object), kind: row.kind })
  return { ...body, person: row.person, at: row.at, id: idOf(row.person, row.cid) }
}
