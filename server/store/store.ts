import type { Kysely } from 'kysely'
import type { EntryRow, Outbox, Schema, Tab } from './schema.ts'

/** What changes in a table's row with an entry. */
export type TabChange = Pick<Tab, 'len' | 'pos' | 'waits' | 'due' | 'changed' | 'status' | 'result'>

/** One more entry in a table's log, and what goes with it: all of it becomes durable, or nothing. */
export interface Append {
  readonly entry: EntryRow
  readonly tab: TabChange
  readonly outbox: readonly Outbox[]
}

/**
 * Where everything is kept. The same on an embedded SQLite and on PostgreSQL; `test/server/store.test.ts` holds both to
 * the same contract.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  /** For reading. */
  readonly db: Kysely<Schema>
  /** Does all of the work in one transaction, or nothing of it. */
  write<T>(work: (tx: Kysely<Schema>) => Promise<T>): Promise<T>
  /** Reads as if nothing happened meanwhile. */
  snapshot<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>
  /**
   * Appends an entry; true once it is durable, false if that number or that id is taken already. Entries that wait for
   * each other are committed together. Rejects if it is not known what became of it.
   */
  append(one: Append): Promise<boolean>
  /** Rejects if the database cannot be reached. */
  check(): Promise<void>
  close(): Promise<void>
}

/** Told of every commit of appended entries: how long it took, and how many there were. */
export type OnCommit = (ms: number, entries: number) => void

/** The database cannot be used now; whoever asked may ask again. */
export class StorageTrouble extends Error {
  override name = 'StorageTrouble'
}
