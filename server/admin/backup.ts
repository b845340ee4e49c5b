import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliCompress, createBrotliDecompress, constants } from 'node:zlib'
import type { Kysely } from 'kysely'
import { MIGRATIONS } from '../store/migrations.ts'
import type { Schema } from '../store/schema.ts'
import type { Store } from '../store/store.ts'

/** Every table, in an order in which they can be filled. */
const TABLES = [
  'person',
  'login',
  'session',
  'token',
  'ticket',
  'tries',
  'tab',
  'luck',
  'seat',
  'entry',
  'chat',
  'mute',
  'report',
  'rating',
  'rated',
  'push',
  'outbox',
  'archive',
  'outage',
  'beat',
  'allowed',
  'setting',
] as const satisfies readonly (keyof Schema)[]

const FIRST_LINE = { revier: 'back-up', version: MIGRATIONS.length }
const AT_ONCE = 200

/** A file that is no back-up, or of another version, or a database that is not empty. */
export class BadBackup extends Error {
  override name = 'BadBackup'
}

/** Writes everything into one file, from one snapshot. Returns the number of rows. */
export async function backup(store: Store, file: string): Promise<number> {
  let rows = 0
  const lines = async function* (db: Kysely<Schema>) {
    yield `${JSON.stringify(FIRST_LINE)}\n`
    for (const table of TABLES)
      for (const row of await db.selectFrom(table).selectAll().execute()) {
        rows++
        yield `${JSON.stringify([table, row])}\n`
      }
    yield `${JSON.stringify({ end: rows })}\n`
  }
  const quick = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  await store.snapshot(async (db) => {
    await pipeline(Readable.from(lines(db)), quick, createWriteStream(file, { mode: 0o600 }))
  })
  return rows
}

/** Fills an empty database from a file; all of it, or nothing. Returns the number of rows. */
export async function restore(store: Store, file: string): Promise<number> {
  return store.write(async (tx) => {
    const old = await tx.selectFrom('person').select('id').limit(1).executeTakeFirst()
    if (old) throw new BadBackup('there are people in this database already; a back-up goes into an empty one')
    for (const table of TABLES) await tx.deleteFrom(table).execute()
    let batch: { table: string; rows: object[] } = { table: '', rows: [] }
    const flush = async () => {
      if (batch.rows.length > 0)
        await tx
          .insertInto(batch.table as keyof Schema)
          .values(batch.rows)
          .execute()
      batch = { table: batch.table, rows: [] }
    }
    let rows = 0
    let ended = false
    for await (const line of linesOf(file)) {
      if (!Array.isArray(line)) {
        ended = checkLine(line, rows)
        continue
      }
      const [table, row] = line as [string, object]
      if (!(TABLES as readonly string[]).includes(table)) throw new BadBackup(`there is no table '${table}'`)
      if (batch.table !== table || batch.rows.length >= AT_ONCE) await flush()
      batch = { table, rows: [...batch.rows, row] }
      rows++
    }
    await flush()
    if (!ended) throw new BadBackup('the end of this back-up is missing')
    return rows
  })
}

/** The first line names the version, the last the number of rows. Returns whether it is the last. */
function checkLine(line: unknown, rows: number): boolean {
  const { version, end } = line as { version?: number; end?: number }
  if (end !== undefined) {
    if (end !== rows) throw new BadBackup(`${rows} rows are here, ${end} were written`)
    return true
  }
  if (version !== FIRST_LINE.version)
    throw new BadBackup(`this back-up is of version ${version}; this is version ${FIRST_LINE.version}`)
  return false
}

async function* linesOf(file: string): AsyncGenerator {
  const text = createReadStream(file).pipe(createBrotliDecompress())
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Infinity })) yield JSON.parse(line)
  } catch (error) {
    if (error instanceof SyntaxError || /brotli|decompress|unexpected end/i.test(String(error)))
      throw new BadBackup('this is not a back-up, or it is damaged')
    throw error
  }
}
