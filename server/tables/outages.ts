import type { Clock } from '../clock.ts'
import type { Outage } from '../store/schema.ts'
import type { Store } from '../store/store.ts'

const SECOND = 1000
export const BEAT = 5 * SECOND
/** A longer silence was an outage. */
const SILENCE = 20 * SECOND

/** When nobody could play because of us. */
export interface Outages {
  /** Milliseconds of outage between two times. */
  within(from: number, to: number): number
}

export const noOutages: Outages = { within: () => 0 }

/**
 * Notes that we are here every five seconds. Whoever comes back after a longer silence writes it down and moves all that
 * is due by as much, so that our own outage costs nobody time.
 */
export function outageBook(store: Store, clock: Clock) {
  let known: readonly Outage[] = []
  const load = async () => void (known = await store.db.selectFrom('outage').selectAll().orderBy('since').execute())
  return {
    within(from: number, to: number): number {
      let sum = 0
      for (const { since, until } of known) sum += Math.max(0, Math.min(to, until) - Math.max(from, since))
      return sum
    },
    load,
    /** Returns how long we were away; 0 as a rule. */
    async beat(): Promise<number> {
      const now = clock.now()
      const away = await store.write(async (tx) => {
        const last = await tx.selectFrom('beat').selectAll().where('name', '=', 'server').executeTakeFirst()
        if (!last) {
          await tx
            .insertInto('beat')
            .values({ name: 'server', at: now })
            .onConflict((same) => same.column('name').doNothing())
            .execute()
          return 0
        }
        const moved = await tx
          .updateTable('beat')
          .set({ at: now })
          .where('name', '=', 'server')
          .where('at', '=', last.at)
          .executeTakeFirstOrThrow()
        const gap = now - last.at
        if (Number(moved.numUpdatedRows) === 0 || gap <= SILENCE) return 0
        await tx.insertInto('outage').values({ since: last.at, until: now }).execute()
        await tx
          .updateTable('tab')
          .set((eb) => ({ due: eb('due', '+', gap) }))
          .where('due', '>=', last.at)
          .execute()
        return gap
      })
      await load()
      return away
    },
  }
}
