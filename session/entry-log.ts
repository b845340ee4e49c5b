import type { Entry, Held } from './entries.ts'

/** What came of an entry that was to be appended: it is kept, or others came first. */
export type Appended<E extends Entry = Entry> =
  | { readonly written: true }
  /** Those that were appended since. */
  | { readonly written: false; readonly others: readonly E[] }

/** Where the entries of one game are kept: an array, a browser's database, a server's. */
export interface EntryLog<E extends Entry = Entry> {
  /** All entries but the first so many. */
  read(from: number): Promise<readonly E[]>
  /**
   * Keeps an entry as the one after so many others, unless somebody else has appended since. When it resolves the entry is
   * durable; when it rejects nothing is known. `then` is the game with the entry, for what a store keeps beside it.
   */
  append(after: number, entry: E, then: Held): Promise<Appended<E>>
  /** Calls back whenever somebody else may have appended. Returns how to stop that. */
  follow(listener: () => void): () => void
}

/** A log in memory: for tests, lessons, and browsers that keep nothing. */
export function memoryLog<E extends Entry>(kept: E[] = []): EntryLog<E> {
  return {
    read: (from) => Promise.resolve(kept.slice(from)),
    append(after, entry) {
      if (kept.length !== after) return Promise.resolve({ written: false, others: kept.slice(after) })
      kept.push(entry)
      return Promise.resolve({ written: true })
    },
    follow: () => () => undefined,
  }
}
