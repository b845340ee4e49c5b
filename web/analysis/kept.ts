import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { PlainAnalysis } from '#bots/analyse.ts'

interface Kept {
  readonly key: string
  readonly time: number
  readonly analysis: PlainAnalysis
}

interface Schema extends DBSchema {
  analyses: { key: string; value: Kept; indexes: { time: number } }
}

/** So many analyses are kept; the oldest go. */
const MOST = 40

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('revier-analyses', 1, {
    upgrade: (db) => void db.createObjectStore('analyses', { keyPath: 'key' }).createIndex('time', 'time'),
  })

/** An analysis that was made before; null where nothing is kept, or nothing can be. */
export async function keptAnalysis(key: string): Promise<PlainAnalysis | null> {
  try {
    const db = await open()
    const kept = await db.get('analyses', key)
    db.close()
    return kept?.analysis ?? null
  } catch {
    return null // a browser that keeps nothing analyses anew
  }
}

export async function keepAnalysis(key: string, analysis: PlainAnalysis): Promise<void> {
  try {
    const db = await open()
    await db.put('analyses', { key, time: Date.now(), analysis })
    const keys = await db.getAllKeysFromIndex('analyses', 'time')
    for (const old of keys.slice(0, -MOST)) await db.delete('analyses', old)
    db.close()
  } catch {
    // It is made anew when it is wanted again.
  }
}
