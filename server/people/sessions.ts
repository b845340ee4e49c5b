import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { hashed, newSecret } from './secrets.ts'

const DAY = 86_400_000
export const SESSION_MS = 180 * DAY
const SEEN_MS = 3_600_000

/** Who is signed in where. The cookie holds a secret, the database only its hash. */
export const sessions = (store: Store, clock: Clock) => ({
  async begin(person: string, label: string): Promise<string> {
    const secret = newSecret()
    const now = clock.now()
    const row = { hash: hashed(secret), person, created: now, seen: now, expires: now + SESSION_MS, label }
    await store.write((tx) => tx.insertInto('session').values(row).execute())
    return secret
  },

  /** Whose session it is, if it is one. */
  async personOf(secret: string): Promise<string | null> {
    const now = clock.now()
    const row = await store.db.selectFrom('session').selectAll().where('hash', '=', hashed(secret)).executeTakeFirst()
    if (!row || row.expires < now) return null
    if (now - row.seen > SEEN_MS)
      await store.write((tx) =>
        tx
          .updateTable('session')
          .set({ seen: now, expires: now + SESSION_MS })
          .where('hash', '=', row.hash)
          .execute(),
      )
    return row.person
  },

  async list(person: string, secret: string | undefined) {
    const rows = await store.db
      .selectFrom('session')
      .selectAll()
      .where('person', '=', person)
      .where('expires', '>', clock.now())
      .orderBy('seen', 'desc')
      .execute()
    const current = secret && hashed(secret)
    return rows.map(({ hash, label, created, seen }) => ({ label, created, seen, current: hash === current }))
  },

  async end(secret: string): Promise<void> {
    await store.write((tx) => tx.deleteFrom('session').where('hash', '=', hashed(secret)).execute())
  },

  async endAll(person: string): Promise<void> {
    await store.write((tx) => tx.deleteFrom('session').where('person', '=', person).execute())
  },
})

export type Sessions = ReturnType<typeof sessions>
