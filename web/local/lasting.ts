import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import type { PlayEntry } from '#session/entries.ts'
import type { EntryLog } from '#session/entry-log.ts'
import { Gone, summed, type SavedGame, type Shelf } from './shelf.ts'

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame; indexes: { changed: number } }
  /** Entry n of a game, from 1: a number that is taken is taken. */
  entries: { key: [game: string, n: number]; value: KeptEntry }
}

interface KeptEntry {
  readonly game: string
  readonly n: number
  readonly entry: PlayEntry
}

type Database = IDBPDatabase<Schema>

/** The shelf in the browser's database. `closed` is called when it is of no use any more and another should be opened. */
export async function openLasting(closed: () => void): Promise<Shelf> {
  const db = await openDB<Schema>('revier', 2, {
    async upgrade(db, from, _to, transaction) {
      if (from < 1) db.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed')
      db.createObjectStore('entries', { keyPath: ['game', 'n'] })
      if (from === 1) await bringAlong(transaction)
    },
    blocking() {
      db.close()
      closed()
    },
    terminated: closed,
  })
  return lastingShelf(db, changes())
}

/** What games of the first version looked like: the decisions were part of them. */
interface FirstVersion extends Omit<SavedGame, 'entries' | 'decisions'> {
  readonly decisions: readonly string[]
}

const isFirst = (game: SavedGame | FirstVersion): game is FirstVersion => Array.isArray(game.decisions)

async function bringAlong(transaction: IDBPTransaction<Schema, ('games' | 'entries')[], 'versionchange'>) {
  const games = transaction.objectStore('games')
  const all: readonly (SavedGame | FirstVersion)[] = await games.getAll()
  for (const old of all.filter(isFirst)) {
    const entries = old.decisions.map((line): PlayEntry => {
      const [seat, move] = line.split(' ')
      return { kind: 'decide', seat: Number(seat), move }
    })
    await games.put({ ...old, entries: entries.length, decisions: entries.length })
    for (const [i, entry] of entries.entries())
      await transaction.objectStore('entries').put({ game: old.id, n: i + 1, entry })
  }
}

interface Changes {
  tell(id: string): void
  hear(listener: (id: string) => void): () => void
}

/** Tells other tabs of the same browser that a game has changed, where that is possible. */
function changes(): Changes {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('revier-games')
  return {
    tell: (id) => channel?.postMessage(id),
    hear(listener) {
      const hear = (event: MessageEvent<string>) => listener(event.data)
      channel?.addEventListener('message', hear)
      return () => channel?.removeEventListener('message', hear)
    },
  }
}

const range = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from + 1], [id, Infinity])

function lastingShelf(db: Database, { tell, hear }: Changes): Shelf {
  const writing = () => {
    const transaction = db.transaction(['games', 'entries'], 'readwrite', { durability: 'strict' })
    return {
      games: transaction.objectStore('games'),
      entries: transaction.objectStore('entries'),
      done: transaction.done,
    }
  }
  return {
    lasting: true,
    list: async () => (await db.getAllFromIndex('games', 'changed')).reverse(),
    load: (id) => db.get('games', id),
    async add(saved, entries) {
      const to = writing()
      await Promise.all([
        to.games.put({ ...saved, entries: entries.length }),
        ...entries.map((entry, i) => to.entries.put({ game: saved.id, n: i + 1, entry })),
        to.done,
      ])
      tell(saved.id)
    },
    async reseat(id, seating) {
      const { games, done } = writing()
      const saved = await games.get(id)
      if (saved) await games.put({ ...saved, seating })
      await done
      tell(id)
    },
    async remove(id) {
      const { games, entries, done } = writing()
      await Promise.all([games.delete(id), entries.delete(range(id)), done])
      tell(id)
    },
    log: (id) => logOf(id, db, writing, { tell, hear }),
    onChange: hear,
  }
}

interface Writing {
  readonly games: { get(id: string): Promise<SavedGame | undefined>; put(saved: SavedGame): Promise<unknown> }
  readonly entries: { getAll(keys: IDBKeyRange): Promise<KeptEntry[]>; add(kept: KeptEntry): Promise<unknown> }
  readonly done: Promise<void>
}

function logOf(id: string, db: Database, writing: () => Writing, { tell, hear }: Changes): EntryLog<PlayEntry> {
  return {
    async read(from) {
      if ((await db.getKey('games', id)) === undefined) throw new Gone()
      return (await db.getAll('entries', range(id, from))).map(({ entry }) => entry)
    },
    async append(after, entry, then) {
      const { games, entries, done } = writing()
      const saved = await games.get(id)
      if (!saved) throw new Gone()
      if (saved.entries !== after) {
        const others = await entries.getAll(range(id, after))
        return { written: false, others: others.map((kept) => kept.entry) }
      }
      await Promise.all([entries.add({ game: id, n: after + 1, entry }), games.put(summed(saved, then)), done])
      tell(id)
      return { written: true }
    },
    follow(listener) {
      const stop = hear((changed) => changed === id && listener())
      addEventListener('focus', listener) // where tabs cannot tell each other, this one looks when it is looked at
      return () => {
        stop()
        removeEventListener('focus', listener)
      }
    },
  }
}
