import type { Kysely } from 'kysely'
import { newId } from '../id.ts'
import type { Schema, SeatRow, Tab } from '../store/schema.ts'
import { wordsOf } from './load.ts'

/** Whoever comes within this time gets no letter. */
const GRACE = 20_000
const MOST_INVITED = 50

type Place = Pick<SeatRow, 'seat' | 'person' | 'kind' | 'ready'>

/** Somebody at a table who holds up its start. */
export interface Wanted {
  readonly seat: number
  readonly person: string
}

/** Whom a table waits for before it starts: to be ready once every seat is taken, to open its word once all have sealed. */
export function wantedOf(status: Tab['status'], seats: readonly Place[], words: readonly (string | null)[]): Wanted[] {
  if (seats.some(({ kind }) => kind === 'free')) return []
  const holdsUp = ({ seat, ready }: Place): boolean =>
    status === 'open' ? ready === 0 : status === 'sealing' && words[seat] === null
  return seats.flatMap((place) => (place.person && holdsUp(place) ? [{ seat: place.seat, person: place.person }] : []))
}

/** The same as the database has it now. */
export async function wantedAt(db: Kysely<Schema>, id: string): Promise<Wanted[]> {
  const tab = await db.selectFrom('tab').select(['status', 'gen']).where('id', '=', id).executeTakeFirst()
  if (tab?.status !== 'open' && tab?.status !== 'sealing') return []
  // One after the other: within a transaction there is one connection.
  const seats = await db.selectFrom('seat').selectAll().where('tab', '=', id).orderBy('seat').execute()
  const luck = await db
    .selectFrom('luck')
    .select('words')
    .where('tab', '=', id)
    .where('gen', '=', tab.gen)
    .executeTakeFirst()
  return wantedOf(tab.status, seats, luck ? wordsOf(luck.words) : [])
}

/** Tables that wait for a person to open its word. */
export async function sealingFor(db: Kysely<Schema>, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seat')
    .innerJoin('tab', 'tab.id', 'seat.tab')
    .select('tab.id')
    .where('seat.person', '=', person)
    .where('tab.status', '=', 'sealing')
    .execute()
  return rows.map(({ id }) => id)
}

/** Tables that have not begun and at which a person may sit down, by a link or for a rematch, and does not yet. */
export const invitedTo = (db: Kysely<Schema>, person: string): Promise<Tab[]> =>
  db
    .selectFrom('tab')
    .innerJoin('allowed', 'allowed.tab', 'tab.id')
    .selectAll('tab')
    .where('allowed.person', '=', person)
    .where('tab.status', '=', 'open')
    .where(({ and, not, exists, selectFrom }) => {
      const seats = selectFrom('seat').select('seat.seat').whereRef('seat.tab', '=', 'tab.id')
      return and([exists(seats.where('seat.kind', '=', 'free')), not(exists(seats.where('seat.person', '=', person)))])
    })
    .orderBy('tab.changed', 'desc')
    .limit(MOST_INVITED)
    .execute()

/** Letters to those who hold up the start; who is here, or comes before they are due, gets none. */
export async function callWanted(tx: Kysely<Schema>, tab: string, now: number): Promise<void> {
  for (const { person } of await wantedAt(tx, tab)) await call(tx, 'begin', tab, person, now)
}

/** A letter to somebody who is to come to a table. */
export async function call(
  tx: Kysely<Schema>,
  kind: 'begin' | 'rematch',
  tab: string,
  person: string,
  now: number,
): Promise<void> {
  const letter = { id: newId(), key: `${kind} ${tab} ${person}`, kind, person, tab, body: '{}', tries: 0, lease: 0 }
  await tx
    .insertInto('outbox')
    .values({ ...letter, due: now + GRACE })
    .onConflict((same) => same.doNothing())
    .execute()
}
