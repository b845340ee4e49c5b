import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { TableSetup } from '#engine/game.ts'
import type { Seating } from '#session/seats.ts'

/** A game of this browser, as it is kept. */
export interface SavedGame {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly setup: TableSetup
  readonly seating: readonly Seating[]
  /** `seat move`, one for each decision. */
  readonly decisions: readonly string[]
  readonly finished: boolean
  readonly scores: readonly number[]
  readonly created: number
  readonly changed: number
}

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame; indexes: { changed: number } }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

const database = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>('revier', 1, {
    upgrade: (db) => db.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed'),
  }))

/** Tells other tabs of the same browser that a game has changed. */
const channel = new BroadcastChannel('revier-games')
export function onChangedElsewhere(listener: (id: string) => void): () => void {
  const hear = (event: MessageEvent<string>) => listener(event.data)
  channel.addEventListener('message', hear)
  return () => channel.removeEventListener('message', hear)
}

export const loadGame = async (id: string): Promise<SavedGame | undefined> => (await database()).get('games', id)

/** All games, the one played last first. */
export const listGames = async (): Promise<SavedGame[]> =>
  (await (await database()).getAllFromIndex('games', 'changed')).reverse()

export async function deleteGame(id: string): Promise<void> {
  await (await database()).delete('games', id)
  channel.postMessage(id)
}

/**
 * Keeps a game, provided that nobody else has gone on with it: `from` is how many decisions the one who saves had read.
 * Returns what is kept now, which is somebody else's game if this one was not the newest.
 */
export async function saveGame(game: SavedGame, from: readonly string[]): Promise<SavedGame> {
  const transaction = (await database()).transaction('games', 'readwrite', { durability: 'strict' })
  const kept = await transaction.store.get(game.id)
  const stale = kept !== undefined && kept.decisions.join() !== from.join()
  if (!stale) await transaction.store.put(game)
  await transaction.done
  if (!stale) channel.postMessage(game.id)
  return stale ? kept : game
}
