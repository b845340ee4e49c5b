import { Kysely, PostgresDialect } from 'kysely'
import { DatabaseError, Pool, types } from 'pg'
import { batches } from './batches.ts'
import { MIGRATIONS, missing } from './migrations.ts'
import type { Schema } from './schema.ts'
import { StorageTrouble, type Append, type OnCommit, type Store } from './store.ts'

const CONNECTIONS = 10
/** Entries travel in two statements at once at most: while one waits for the disk, the next is on its way. */
const LANES = 2
const BIGINT = 20
/** Any number that is nobody else's: one process migrates, the others wait. */
const MIGRATION_LOCK = 72_017_401

types.setTypeParser(BIGINT, Number)

/** The database that any number of processes share. */
export async function openPostgres(url: string, onCommit?: OnCommit, steps = MIGRATIONS): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    application_name: 'revier',
  })
  pool.on('error', () => {}) // an idle connection was lost; the next query takes another one
  // One that is lost between two queries of a transaction tells nobody else, and would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  await migrate(pool, steps).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  return {
    kind: 'postgres',
    db,
    write: (work) => troubled(db.transaction().execute(work)),
    snapshot: (work) => troubled(db.transaction().setIsolationLevel('repeatable read').execute(work)),
    append: batches(LANES, async (batch) => {
      const started = performance.now()
      try {
        return await commit(pool, batch)
      } finally {
        onCommit?.(performance.now() - started, batch.length)
      }
    }),
    check: async () => void (await troubled(pool.query('select 1'))),
    close: () => pool.end(),
  }
}

async function migrate(pool: Pool, steps: typeof MIGRATIONS): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await client.query('create table if not exists meta (version integer not null)')
    const { rows } = await client.query<{ version: number }>('select version from meta')
    const version = rows[0]?.version ?? 0
    for (const step of missing(version, steps)) for (const sql of step) await client.query(sql)
    await client.query('delete from meta')
    await client.query('insert into meta values ($1)', [steps.length])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** One statement a batch: what goes with an entry is written only where the entry was. */
const APPEND = `
with given as (
  select * from json_to_recordset($1) as e (tab text, n int, kind text, seat int, person text, body text, cid text, at bigint)
), written as (
  insert into entry (tab, n, kind, seat, person, body, cid, at)
  select tab, n, kind, seat, person, body, cid, at from given order by tab, n
  on conflict do nothing returning tab, n
), changed as (
  update tab set len = u.len, pos = u.pos, waits = u.waits, due = u.due, changed = u.changed, status = u.status, result = u.result
  from json_to_recordset($2) as u (id text, n int, len int, pos int, waits int, due bigint, changed bigint, status text, result text)
  join written w on w.tab = u.id and w.n = u.n
  where tab.id = u.id
), told as (
  insert into outbox (id, key, kind, person, tab, body, due, tries, lease)
  select o.id, o.key, o.kind, o.person, o.tab, o.body, o.due, o.tries, o.lease
  from json_to_recordset($3) as o (id text, key text, kind text, person text, tab text, body text, due bigint, tries int, lease bigint, of_tab text, of_n int)
  join written w on w.tab = o.of_tab and w.n = o.of_n
  on conflict do nothing
)
select tab, n from written`

async function commit(pool: Pool, batch: readonly Append[]): Promise<boolean[]> {
  const entries = batch.map(({ entry }) => entry)
  const tabs = batch.map(({ entry, tab }) => ({ ...tab, id: entry.tab, n: entry.n }))
  const outbox = batch.flatMap(({ entry, outbox }) =>
    outbox.map((row) => ({ ...row, of_tab: entry.tab, of_n: entry.n })),
  )
  const values = [entries, tabs, outbox].map((rows) => JSON.stringify(rows))
  const { rows } = await troubled(pool.query<{ tab: string; n: number }>({ name: 'append', text: APPEND, values }))
  const written = new Set(rows.map(({ tab, n }) => `${tab} ${n}`))
  return batch.map(({ entry }) => written.has(`${entry.tab} ${entry.n}`))
}

/** What a caller may try again is told apart from a mistake in the statement, and from what the work itself threw. */
async function troubled<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof Error && isTrouble(error) ? new StorageTrouble(error.message) : error
  }
}

const MISTAKE = /^(22|23|42)/
const LOST = /^(connection terminated|timeout exceeded|client has|client was closed|query read timeout)/i

function isTrouble(error: Error): boolean {
  if (error instanceof DatabaseError) return !MISTAKE.test(error.code ?? '')
  return LOST.test(error.message) || ('syscall' in error && 'code' in error)
}
