import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openStore } from '#server/store/open.ts'
import { openSqlite } from '#server/store/sqlite.ts'
import { StorageTrouble } from '#server/store/store.ts'
import { appendOf, migrationContract, storeContract, tabRow } from './store-contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'revier-store-'))
afterAll(() => rmSync(folder, { recursive: true }))

storeContract('SQLite', () => openStore({ folder: join(folder, 'contract') }))
migrationContract('SQLite', (steps) => openSqlite(join(folder, 'migrated'), { steps }))

describe('SQLite', () => {
  it('is for one process at a time', async () => {
    const store = await openSqlite(join(folder, 'lock'))
    await expect(openSqlite(join(folder, 'lock'))).rejects.toThrow(StorageTrouble)
    await store.close()
    await (await openSqlite(join(folder, 'lock'))).close()
  })

  it('lets a command look beside a running server', async () => {
    const store = await openSqlite(join(folder, 'beside'))
    const command = await openSqlite(join(folder, 'beside'), { alone: false })
    await command.write(async (tx) => void (await tx.insertInto('tab').values(tabRow('t')).execute()))
    expect(await store.append(appendOf('t', 0))).toBe(true)
    expect(await command.db.selectFrom('entry').select('n').execute()).toEqual([{ n: 0 }])
    await command.close()
    await store.close()
  })

  it('tells of its commits', async () => {
    const commits: number[] = []
    const store = await openSqlite(join(folder, 'commits'), { onCommit: (_, entries) => commits.push(entries) })
    await Promise.all(['a', 'b', 'c'].map((tab) => store.append(appendOf(tab, 0))))
    expect(commits.reduce((sum, entries) => sum + entries)).toBe(3)
    await store.close()
  })
})
