import { mkdtempSync, rmSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedLuck } from '#engine/luck.ts'
import { backup, BadBackup, restore } from '#server/admin/backup.ts'
import { moderation } from '#server/admin/moderate.ts'
import { openStore } from '#server/store/open.ts'
import { foldTable, loadSetup, readEntries } from '#server/tables/load.ts'
import { noOutages } from '#server/tables/outages.ts'
import { closeForgotten, putAway } from '#server/tables/archive.ts'
import { begin, newPerson, openHouse, wish, type House } from '../server/house.ts'
import { playOn } from '../server/play.ts'
import { until } from '../server/bus-contract.ts'
import { postgres, type Service } from './postgres.ts'
import { SHORT } from '../some-games.ts'

const folder = mkdtempSync(join(tmpdir(), 'revier-backup-'))
let house: House
let database: Service
beforeAll(async () => void ([house, database] = await Promise.all([openHouse(), postgres()])))
afterAll(async () => {
  await house.close()
  await database.remove()
  rmSync(folder, { recursive: true })
})

const DAY = 86_400_000
const file = (name: string) => join(folder, name)

describe('a back-up', () => {
  it('brings everything back, into SQLite and into PostgreSQL, and games go on from there', async () => {
    const people = await Promise.all(['Ada', 'Bob'].map((name) => newPerson(house.url, name)))
    const tables = await begin(people, SHORT)
    await playOn(tables, seedLuck('backup'), 20)
    const id = tables[0].state.table?.id ?? ''
    const rows = await backup(house.online.store, file('all'))
    const state = async (store: typeof house.online.store) => {
      const { setup } = await loadSetup(store, id, noOutages)
      return foldTable(setup, await readEntries(store, id, 0))
    }
    const before = await state(house.online.store)
    for (const where of [{ folder: file('sqlite') }, { folder: '', url: database.url }]) {
      const store = await openStore(where)
      expect(await restore(store, file('all'))).toBe(rows)
      const after = await state(store)
      expect(after.held.match.state).toEqual(before.held.match.state)
      expect(after.left).toEqual(before.left)
      await expect(restore(store, file('all'))).rejects.toThrow(BadBackup)
      await store.close()
    }
    people.forEach((person) => person.close())
  })

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['is cut short', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['is none', () => Buffer.from('hello')],
    ['is empty', () => Buffer.alloc(0)],
  ])('that %s is refused, and changes nothing', async (name, bend) => {
    await backup(house.online.store, file('whole'))
    writeFileSync(file(name), bend(readFileSync(file('whole'))))
    const store = await openStore({ folder: file(`${name} db`) })
    await expect(restore(store, file(name))).rejects.toThrow(BadBackup)
    expect(await store.db.selectFrom('person').select('id').execute()).toEqual([])
    await store.close()
  })
})

describe('those who look after a server', () => {
  it('see reports, hide lines, and keep people out', async () => {
    const [ada, eve] = await Promise.all(['Ada', 'Eve'].map((name) => newPerson(house.url, name)))
    const tables = await begin([ada, eve], SHORT)
    const table = tables[0].state.table?.id ?? ''
    expect(await tables[1].say('something bad')).toEqual({ t: 'ok', n: 1 })
    await ada.api('report', { body: { about: eve.id, table, m: 1, text: 'look at this' } })
    const admin = moderation(house.online.store, Date.now)
    const [report] = (await admin.reports()).filter(({ person }) => person === eve.id)
    expect(report).toMatchObject({ by: 'Ada', about: 'Eve', text: 'look at this', line: 'something bad' })
    expect(await admin.hide(table, 1)).toBe(true)
    expect((await ada.api('chat', { params: { table }, query: {} })).said).toEqual([])
    expect(await admin.ban(eve.id, 7)).toBe(true)
    await expect(eve.api('me', {})).rejects.toThrow('banned')
    await admin.ban(eve.id, 0)
    await expect(eve.api('me', {})).resolves.toMatchObject({ me: { id: eve.id } })
    expect(await admin.close(report.id)).toBe(true)
    expect(await admin.close('nothing')).toBe(false)
    for (const person of [ada, eve]) person.close()
  })
})

describe('a table that never started', () => {
  it.each([
    ['live', { kind: 'live', bank: 600, increment: 0 }, 1],
    ['over days', { kind: 'days', hours: 24 }, 14],
  ] as const)('and is forgotten is closed: %s', async (_, control, days) => {
    const ada = await newPerson(house.url, 'Ada')
    const { table } = await ada.api('createTable', { body: wish(SHORT, ['person', 'person'], { control }) })
    const status = async () => (await ada.api('table', { params: { table: table.id } })).status
    await closeForgotten(house.online.store, table.changed + days * DAY)
    expect(await status()).toBe('open')
    await closeForgotten(house.online.store, table.changed + days * DAY + 1000)
    expect(await status()).toBe('void')
    ada.close()
  })
})

describe('a table that has been over for a day', () => {
  it('is put away, and still there', async () => {
    const people = await Promise.all(['Ada', 'Bob'].map((name) => newPerson(house.url, name)))
    const tables = await begin(people, SHORT)
    await playOn(tables, seedLuck('archive'), 10)
    await tables[0].resign()
    await until(() => tables[0].state.table?.status === 'over')
    const params = { table: tables[0].state.table?.id ?? '' }
    const { record } = await people[0].api('record', { params })
    const own = async () => (await people[0].api('exportMe', {})).entries
    const before = await own()
    expect(before).toContainEqual(expect.objectContaining({ tab: params.table, kind: 'decide' }))
    expect(await putAway(house.online.store, Date.now())).toBe(0)
    expect(await putAway(house.online.store, Date.now() + 2 * DAY)).toBeGreaterThan(0)
    await house.online.hub.drop(params.table)
    const left = await house.online.store.db.selectFrom('entry').select('n').where('tab', '=', params.table).execute()
    expect(left).toEqual([])
    expect((await people[0].api('record', { params })).record).toBe(record)
    expect(await own()).toEqual(before)
    people.forEach((person) => person.close())
  })
})
