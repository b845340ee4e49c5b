import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { Kysely } from 'kysely'
import { batches } from './batches.ts'
import { MIGRATIONS, missing } from './migrations.ts'
import type { Schema } from './schema.ts'
import { sqliteConnection } from './sqlite-connection.ts'
import { sqliteDialect, type Ran } from './sqlite-dialect.ts'
import { StorageTrouble, type Append, type OnCommit, type Store } from './store.ts'

export type WriterRequest = { readonly number: number } &
  /** Appends as JSON: one text crosses to the other thread at a fifth of what objects cost. */
  (
    | { readonly batch: string }
    | { readonly batch?: undefined; readonly sql: string; readonly values: readonly unknown[] }
  )
export type WriterAnswer = { readonly number: number } & (
  | { readonly done: Ran | readonly boolean[]; readonly error?: undefined }
  | { readonly error: string }
)

interface SqliteOptions {
  readonly onCommit?: OnCommit
  /** A command beside a running server takes no lock. */
  readonly alone?: boolean
  /** How the database is made; tests add steps to come. */
  readonly steps?: typeof MIGRATIONS
}

/** The database in one file of a folder. One process only: the lock says so, and goes when the process does. */
export async function openSqlite(
  folder: string,
  { onCommit, alone = true, steps = MIGRATIONS }: SqliteOptions = {},
): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = alone ? takeLock(folder) : null
  const file = join(folder, 'revier.db')
  try {
    migrate(file, steps)
  } catch (error) {
    lock?.close()
    throw error
  }
  const writer = writerThread(file)
  const reader = sqliteConnection(file, true)
  const db = new Kysely<Schema>({
    dialect: sqliteDialect({ run: reader.run, acquire: async () => {}, release: () => {} }),
  })
  const turn = turnstile()
  const writing = new Kysely<Schema>({ dialect: sqliteDialect({ run: writer.run, ...turn }) })
  const append = batches(1, async (batch) => {
    await turn.acquire()
    const started = performance.now()
    try {
      return await writer.commit(batch)
    } finally {
      turn.release()
      onCommit?.(performance.now() - started, batch.length)
    }
  })
  return {
    kind: 'sqlite',
    db,
    write: (work) => writing.transaction().execute(work),
    async snapshot(work) {
      const own = sqliteConnection(file, true)
      const looking = new Kysely<Schema>({
        dialect: sqliteDialect({ run: own.run, acquire: async () => {}, release: () => {} }),
      })
      own.exec('begin')
      return work(looking).finally(() => own.close())
    },
    append,
    check: async () => void reader.run('select 1 as one', []),
    async close() {
      await turn.acquire()
      await writer.close()
      reader.close()
      lock?.close()
    },
  }
}

/** A database of its own that stays locked: the system lets go of it when the process ends, however it ends. */
function takeLock(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive; create table if not exists held (by text); commit')
  } catch {
    lock.close()
    throw new StorageTrouble(`another process is using the data in ${folder}`)
  }
  return lock
}

/** All steps or none: what was begun and not committed goes with the connection. */
function migrate(file: string, steps: typeof MIGRATIONS): void {
  const db = sqliteConnection(file, false)
  try {
    const [{ user_version: version }] = db.run('pragma user_version', []).rows as { user_version: number }[]
    const lacks = missing(version, steps)
    if (lacks.length === 0) return
    db.exec('begin immediate')
    for (const sql of lacks.flat()) db.exec(sql)
    db.exec(`pragma user_version = ${steps.length}`)
    db.exec('commit')
  } finally {
    db.close()
  }
}

/** The other end of the thread that writes. */
function writerThread(file: string) {
  // It only passes rows on: room for garbage would be wasted on it.
  const resourceLimits = { maxYoungGenerationSizeMb: 4 }
  const worker = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: { file }, resourceLimits })
  const waiting = new Map<number, { resolve(done: Ran | readonly boolean[]): void; reject(error: Error): void }>()
  let count = 0
  let gone: Error | null = null
  worker.on('message', (answer: WriterAnswer) => {
    const waiter = waiting.get(answer.number)
    waiting.delete(answer.number)
    if (answer.error === undefined) waiter?.resolve(answer.done)
    else waiter?.reject(new StorageTrouble(answer.error))
  })
  const fail = (error: Error) => {
    gone ??= error
    for (const waiter of waiting.values()) waiter.reject(gone)
    waiting.clear()
  }
  worker.on('error', (error) => fail(new StorageTrouble(String(error))))
  worker.on('exit', () => fail(new StorageTrouble('the writing thread has ended')))
  const ask = (request: { batch: string } | { sql: string; values: readonly unknown[] }) =>
    new Promise<Ran | readonly boolean[]>((resolve, reject) => {
      if (gone) return reject(gone)
      waiting.set(++count, { resolve, reject })
      worker.postMessage({ ...request, number: count })
    })
  return {
    run: async (sql: string, values: readonly unknown[]) => (await ask({ sql, values })) as Ran,
    commit: async (batch: readonly Append[]) => (await ask({ batch: JSON.stringify(batch) })) as readonly boolean[],
    close: () => worker.terminate(),
  }
}

/** Lets one at a time through, in the order they came. */
function turnstile() {
  const queue: (() => void)[] = []
  let taken = false
  return {
    acquire: (): Promise<void> =>
      new Promise((resolve) => {
        if (taken) queue.push(resolve)
        else resolve()
        taken = true
      }),
    release(): void {
      const next = queue.shift()
      if (next) next()
      else taken = false
    },
  }
}
