import { parentPort, workerData } from 'node:worker_threads'
import { sqliteConnection } from './sqlite-connection.ts'
import type { Append } from './store.ts'
import type { WriterAnswer, WriterRequest } from './sqlite.ts'

/** The thread that writes: the others never wait for the disk. */
const db = sqliteConnection((workerData as { file: string }).file, false)
const INSERT =
  'insert into entry (tab, n, kind, seat, person, body, cid, at) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing'
const UPDATE = 'update tab set len = ?, pos = ?, waits = ?, due = ?, changed = ?, status = ?, result = ? where id = ?'
const OUTBOX =
  'insert into outbox (id, key, kind, person, tab, body, due, tries, lease) values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing'

function append({ entry, tab, outbox }: Append): boolean {
  const { n, kind, seat, person, body, cid, at } = entry
  if (db.run(INSERT, [entry.tab, n, kind, seat, person, body, cid, at]).changes === 0) return false
  db.run(UPDATE, [tab.len, tab.pos, tab.waits, tab.due, tab.changed, tab.status, tab.result, entry.tab])
  for (const one of outbox)
    db.run(OUTBOX, [one.id, one.key, one.kind, one.person, one.tab, one.body, one.due, one.tries, one.lease])
  return true
}

function commit(text: string): boolean[] {
  const batch = JSON.parse(text) as readonly Append[]
  db.exec('begin immediate')
  const written = batch.map(append)
  db.exec('commit')
  return written
}

parentPort?.on('message', (request: WriterRequest) => {
  try {
    const done = request.batch !== undefined ? commit(request.batch) : db.run(request.sql, request.values)
    parentPort?.postMessage({ number: request.number, done } satisfies WriterAnswer)
  } catch (error) {
    // A transaction of Kysely is rolled back by Kysely; a full disk may have done so already.
    if (request.batch !== undefined && db.inTransaction()) db.exec('rollback')
    const message = error instanceof Error ? error.message : String(error)
    parentPort?.postMessage({ number: request.number, error: message } satisfies WriterAnswer)
  }
})
