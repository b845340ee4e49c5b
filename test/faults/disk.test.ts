import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { openSqlite } from '#server/store/sqlite.ts'
import { StorageTrouble } from '#server/store/store.ts'
import { appendOf, tabRow } from '../server/store-contract.ts'

describe('a full disk', () => {
  it('is said, loses nothing, and is healed by room without a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'revier-full-'))
    const store = await openSqlite(folder)
    await store.write((tx) => tx.insertInto('tab').values(tabRow('t')).execute())
    expect(await store.append(appendOf('t', 0))).toBe(true)
    // The same answer as from a full disk: the file may not grow any more.
    await store.write(async (tx) => {
      const { sql } = await import('kysely')
      const pages = await sql<{ page_count: number }>`pragma page_count`.execute(tx)
      await sql.raw(`pragma max_page_count = ${pages.rows[0].page_count}`).execute(tx)
    })
    let n = 1
    await expect(
      (async () => {
        for (; n < 2000; n++)
          await store.append({ ...appendOf('t', n), entry: { ...appendOf('t', n).entry, body: 'x'.repeat(3000) } })
      })(),
    ).rejects.toThrow(StorageTrouble)
    await expect(
      store.append({ ...appendOf('t', n), entry: { ...appendOf('t', n).entry, body: 'x'.repeat(9000) } }),
    ).rejects.toThrow(/full/)
    const kept = () => store.db.selectFrom('entry').select('n').where('tab', '=', 't').orderBy('n').execute()
    expect(await kept()).toEqual(Array.from({ length: n }, (_, i) => ({ n: i })))
    await store.write(async (tx) => {
      const { sql } = await import('kysely')
      await sql.raw('pragma max_page_count = 1000000').execute(tx)
    })
    expect(await store.append(appendOf('t', n))).toBe(true)
    expect((await kept()).length).toBe(n + 1)
    await store.close()
    const check = new DatabaseSync(join(folder, 'revier.db'))
    expect(check.prepare('pragma integrity_check').get()).toMatchObject({ integrity_check: 'ok' })
    check.close()
    rmSync(folder, { recursive: true })
  })
})
