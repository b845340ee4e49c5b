import type { Clock } from '../clock.ts'
import { Problem } from '../problem.ts'
import type { Store } from '../store/store.ts'
import { hashed } from './secrets.ts'

interface Handed {
  readonly kind: 'passkey' | 'new passkey' | 'mail'
  readonly person: string | null
  readonly body: string
}

/** What is handed out and comes back once, within its time. */
export const tickets = (store: Store, clock: Clock) => ({
  async hand(secret: string, what: Handed, ms: number): Promise<void> {
    const row = { hash: hashed(secret), ...what, expires: clock.now() + ms }
    await store.write(async (tx) => {
      await tx.deleteFrom('ticket').where('expires', '<', clock.now()).execute()
      await tx.insertInto('ticket').values(row).execute()
    })
  },

  /** The address that a person was last asked to confirm, if the code is still good. */
  async mailOf(person: string): Promise<string | null> {
    const row = await store.db
      .selectFrom('ticket')
      .select('body')
      .where('person', '=', person)
      .where('kind', '=', 'mail')
      .where('expires', '>=', clock.now())
      .orderBy('expires', 'desc')
      .executeTakeFirst()
    return row?.body ?? null
  },

  /** Takes it back; a second time it is not known any more. */
  async take(secret: string, kind: Handed['kind']): Promise<Handed> {
    const row = await store.write((tx) =>
      tx
        .deleteFrom('ticket')
        .where('hash', '=', hashed(secret))
        .where('kind', '=', kind)
        .where('expires', '>=', clock.now())
        .returningAll()
        .executeTakeFirst(),
    )
    if (!row) throw new Problem('expired', kind === 'mail' ? 'code' : undefined)
    return { kind, person: row.person, body: row.body }
  },
})

export type Tickets = ReturnType<typeof tickets>
