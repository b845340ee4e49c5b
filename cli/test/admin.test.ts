import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people } from '#server/people/people.ts'
import { openStore } from '#server/store/open.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { runScript, scratch } from './run.ts'

const folder = scratch()
afterAll(folder.remove)
const DATA_DIR = folder.path('data')
const clock = { now: () => 1000, after: () => () => {} }

/** `revier …` beside the database of a server. */
const admin = (args: string) => runScript('cli/main.ts', args.split(' '), '', { DATA_DIR })

async function look<T>(work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<T>): Promise<T> {
  const store = await openStore({ folder: DATA_DIR })
  return work(store).finally(() => store.close())
}

let eve = ''
beforeAll(() =>
  look(async (store) => {
    const all = people(store, clock)
    const ada = await all.newGuest('Ada', 'en')
    eve = (await all.newGuest('Eve', 'en')).id
    const row = { id: 'r1', by: ada.id, about: eve, tab: null, m: null, text: 'loud', status: 'open' as const, at: 1 }
    await store.write((tx) => tx.insertInto('report').values(row).execute())
  }),
)

describe('revier admin', () => {
  it('shows reports until they are closed, and says what there is not', async () => {
    const { code, out } = await admin('admin reports')
    expect(code).toBe(0)
    expect(out).toContain(`Ada → Eve (${eve})`)
    expect(out).toContain('loud')
    expect((await admin('admin close r1')).out).toContain(en.admin.done('r1'))
    expect((await admin('--lang de admin reports')).out).toContain(de.admin.noReports)
    const none = await admin('--lang de admin close r9')
    expect([none.code, none.err.includes(de.admin.none('r9'))]).toEqual([2, true])
  })

  it('keeps somebody out for so many days, and lets them in again', async () => {
    const until = () =>
      look(async ({ db }) => {
        const row = await db.selectFrom('person').select('banned_until').where('id', '=', eve).executeTakeFirstOrThrow()
        return row.banned_until
      })
    const wrong = await admin(`admin ban ${eve} --days soon`)
    expect([wrong.code, wrong.err.includes('--days'), await until()]).toEqual([2, true, 0])
    await admin(`admin ban ${eve} --days 3`)
    expect(await until()).toBeGreaterThan(Date.now() + 2 * 86_400_000)
    await admin(`admin unban ${eve}`)
    expect(await until()).toBe(0)
  })
})
