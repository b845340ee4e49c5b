import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/id.ts'
import { MIGRATIONS } from '#server/store/migrations.ts'
import type { Outbox, Tab } from '#server/store/schema.ts'
import { StorageTrouble, type Append, type Store } from '#server/store/store.ts'

/** A table's row as it is before the first entry. */
export const tabRow = (id: string): Tab => ({
  id,
  game: 'toy',
  rules: 1,
  seats: 2,
  variants: '{}',
  control: '{}',
  substitute: 'medium',
  access: 'open',
  invite_hash: null,
  owner: 'p',
  status: 'running',
  gen: 1,
  len: 0,
  pos: 0,
  waits: 0,
  due: 0,
  created: 1,
  changed: 1,
  result: null,
  rematch_of: null,
  next: null,
})

const letter = (key: string, tab: string): Outbox => ({
  id: newId(),
  key,
  kind: 'turn',
  person: 'p',
  tab,
  body: '{}',
  due: 5,
  tries: 0,
  lease: 0,
})

export const appendOf = (tab: string, n: number, cid = `c${n}`, outbox: readonly Outbox[] = []): Append => ({
  entry: { tab, n, kind: 'decide', seat: 0, person: 'p', body: '{"move":"ü"}', cid, at: 1_800_000_000_000 + n },
  tab: { len: n + 1, pos: n + 1, waits: 2, due: 7, changed: 9, status: 'running', result: null },
  outbox,
})

/** What a store must do, whatever it is made of. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(`a store on ${name}`, () => {
    let store: Store
    beforeAll(async () => void (store = await open()))
    afterAll(() => store.close())

    const newTable = async (): Promise<string> => {
      const id = newId()
      await store.write(async (tx) => void (await tx.insertInto('tab').values(tabRow(id)).execute()))
      return id
    }
    const entries = (tab: string) =>
      store.db.selectFrom('entry').selectAll().where('tab', '=', tab).orderBy('n').execute()
    const row = (tab: string) => store.db.selectFrom('tab').selectAll().where('id', '=', tab).executeTakeFirstOrThrow()

    it('keeps what was written, as it was', async () => {
      const tab = await newTable()
      expect(await row(tab)).toEqual(tabRow(tab))
    })

    it('appends an entry together with the row of its table and its letters', async () => {
      const tab = await newTable()
      const one = appendOf(tab, 0, 'x', [letter(`${tab} 0`, tab)])
      expect(await store.append(one)).toBe(true)
      expect(await entries(tab)).toEqual([one.entry])
      expect(await row(tab)).toMatchObject(one.tab)
      const letters = await store.db.selectFrom('outbox').selectAll().where('tab', '=', tab).execute()
      expect(letters).toEqual(one.outbox)
    })

    it('lets one in for each number, and of the others nothing', async () => {
      const tab = await newTable()
      const tries = Array.from({ length: 20 }, (_, i) => appendOf(tab, 0, `c${i}`, [letter(`${tab} ${i}`, tab)]))
      const written = await Promise.all(tries.map((one) => store.append(one)))
      expect(written.filter(Boolean)).toHaveLength(1)
      const winner = tries[written.indexOf(true)]
      expect(await entries(tab)).toEqual([winner.entry])
      const letters = await store.db.selectFrom('outbox').select('key').where('tab', '=', tab).execute()
      expect(letters).toEqual([{ key: winner.outbox[0].key }])
    })

    it('lets each id of a person in once, whatever its number', async () => {
      const tab = await newTable()
      expect(await store.append(appendOf(tab, 0, 'same'))).toBe(true)
      expect(await store.append(appendOf(tab, 1, 'same'))).toBe(false)
      expect(await row(tab)).toMatchObject({ len: 1 })
    })

    it('appends to many tables at once, each in its order', async () => {
      const tabs = await Promise.all(Array.from({ length: 30 }, newTable))
      const written = await Promise.all(tabs.flatMap((tab) => [0, 1, 2, 3].map((n) => store.append(appendOf(tab, n)))))
      expect(written.every(Boolean)).toBe(true)
      for (const tab of tabs) expect((await entries(tab)).map(({ n }) => n)).toEqual([0, 1, 2, 3])
      expect(await row(tabs[7])).toMatchObject({ len: 4 })
    })

    it('writes a letter of the same key once', async () => {
      const tab = await newTable()
      const key = `${tab} once`
      for (const n of [0, 1]) await store.append(appendOf(tab, n, `c${n}`, [letter(key, tab)]))
      expect(await store.db.selectFrom('outbox').select('id').where('key', '=', key).execute()).toHaveLength(1)
      expect(await entries(tab)).toHaveLength(2)
    })

    it('does all of a transaction or nothing', async () => {
      const id = newId()
      const failing = store.write(async (tx) => {
        await tx.insertInto('tab').values(tabRow(id)).execute()
        throw new Error('changed my mind')
      })
      await expect(failing).rejects.toThrow('changed my mind')
      await expect(failing).rejects.not.toBeInstanceOf(StorageTrouble)
      expect(await store.db.selectFrom('tab').select('id').where('id', '=', id).execute()).toEqual([])
    })

    it('reads within a transaction what that wrote, and goes on appending around it', async () => {
      const tab = await newTable()
      const [seen, ...written] = await Promise.all([
        store.write(async (tx) => {
          await tx.updateTable('tab').set({ due: 77 }).where('id', '=', tab).execute()
          return (await tx.selectFrom('tab').select('due').where('id', '=', tab).executeTakeFirstOrThrow()).due
        }),
        ...[0, 1].map(async (n) => store.append(appendOf(await newTable(), n))),
      ])
      expect([seen, ...written]).toEqual([77, true, true])
    })

    it('says how many rows it changed', async () => {
      const tab = await newTable()
      const changed = await store.write((tx) =>
        tx.updateTable('tab').set({ due: 3 }).where('id', 'in', [tab, 'nobody']).executeTakeFirstOrThrow(),
      )
      expect(Number(changed.numUpdatedRows)).toBe(1)
    })

    it('answers when asked whether it is there', () => expect(store.check()).resolves.toBeUndefined())
  })
}

/** How a database comes up to date, whatever it is made of. `open` opens the same one with these steps; it is empty at first. */
export function migrationContract(name: string, open: (steps?: typeof MIGRATIONS) => Promise<Store>): void {
  const now = MIGRATIONS.length
  const coming = [...MIGRATIONS, ['alter table tab add column mood text'], [`update tab set mood = 'good'`]]
  const all = (store: Store) => store.db.selectFrom('tab').selectAll().execute()

  describe(`an older database on ${name}`, () => {
    it('is brought up to date with all that is in it, and a program that is older leaves it alone', async () => {
      const old = await open()
      await old.write(async (tx) => void (await tx.insertInto('tab').values(tabRow('t')).execute()))
      await old.close()
      const broken = [...MIGRATIONS, ['alter table tab add column mood text', 'this is no statement']]
      await expect(open(broken)).rejects.toThrow(/syntax/)
      const same = await open()
      expect(await all(same)).toEqual([tabRow('t')]) // half a step changes nothing
      await same.close()
      for (const _ of ['the first time', 'the second']) {
        const fresh = await open(coming)
        expect(await all(fresh)).toEqual([{ ...tabRow('t'), mood: 'good' }])
        await fresh.close()
      }
      const refused = open()
      await expect(refused).rejects.toThrow(StorageTrouble)
      await expect(refused).rejects.toThrow(`of version ${now + 2}, this program knows versions up to ${now}`)
    })
  })
}
