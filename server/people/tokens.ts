import type { Clock } from '../clock.ts'
import { newId } from '../id.ts'
import { Problem } from '../problem.ts'
import type { Store } from '../store/store.ts'
import { hashed, newSecret } from './secrets.ts'

const MOST = 20
const USED_MS = 60_000

/** Tokens a person makes for its tools, and can take back. */
export const tokens = (store: Store, clock: Clock) => ({
  async make(person: string, label: string): Promise<{ id: string; token: string }> {
    const token = `revier_${newSecret()}`
    const id = newId(clock.now())
    if ((await this.list(person)).length >= MOST) throw new Problem('full')
    const row = { hash: hashed(token), id, person, label, created: clock.now(), used: 0 }
    await store.write((tx) => tx.insertInto('token').values(row).execute())
    return { id, token }
  },

  async personOf(token: string): Promise<string | null> {
    const row = await store.db.selectFrom('token').selectAll().where('hash', '=', hashed(token)).executeTakeFirst()
    if (!row) return null
    const used = clock.now()
    if (used - row.used > USED_MS)
      await store.write((tx) => tx.updateTable('token').set({ used }).where('hash', '=', row.hash).execute())
    return row.person
  },

  list: (person: string) =>
    store.db
      .selectFrom('token')
      .select(['id', 'label', 'created', 'used'])
      .where('person', '=', person)
      .orderBy('id')
      .execute(),

  async revoke(person: string, id: string): Promise<void> {
    const gone = await store.write((tx) =>
      tx.deleteFrom('token').where('person', '=', person).where('id', '=', id).executeTakeFirstOrThrow(),
    )
    if (Number(gone.numDeletedRows) === 0) throw new Problem('gone')
  },
})

export type Tokens = ReturnType<typeof tokens>
