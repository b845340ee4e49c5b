import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { Problem } from '../problem.ts'
import type { Store } from '../store/store.ts'

/** Counts tries in the database, so that neither a restart nor a second process gives new ones. */
export const limits = (store: Store, clock: Clock) => ({
  /** One more try for this key; too many within the time are a problem. */
  async count(key: string, most: number, ms: number): Promise<void> {
    const now = clock.now()
    const { count } = await store.write((tx) =>
      tx
        .insertInto('tries')
        .values({ key, count: 1, until: now + ms })
        .onConflict((same) =>
          same.column('key').doUpdateSet({
            count: sql`case when tries.until < ${now} then 1 else tries.count + 1 end`,
            until: sql`case when tries.until < ${now} then ${now + ms} else tries.until end`,
          }),
        )
        .returning('count')
        .executeTakeFirstOrThrow(),
    )
    if (count > most) throw new Problem('rate')
  },
  async forget(key: string): Promise<void> {
    await store.write((tx) => tx.deleteFrom('tries').where('key', '=', key).execute())
  },
})

export type Limits = ReturnType<typeof limits>
