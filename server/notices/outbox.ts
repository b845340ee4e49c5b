import type { Clock } from '../clock.ts'
import { newId } from '../id.ts'
import type { Outbox } from '../store/schema.ts'
import type { Store } from '../store/store.ts'

const LEASE = 60_000
const AT_ONCE = 20
const MOST_TRIES = 6
const FIRST_WAIT = 30_000

/** Something to be sent; the same key is sent once. */
interface Letter {
  readonly key: string
  readonly kind: string
  readonly person: string | null
  readonly tab: string | null
  readonly body: object
  readonly due: number
}

/** Sends a letter, or says when to come again with it. Rejecting means that it should be tried again later. */
export type Sender = (letter: Outbox) => Promise<number | null>

/**
 * What is to be sent was written down together with what caused it. Whichever process comes first takes a lease; if it
 * dies, the lease runs out and another one sends it.
 */
export function outboxOf(store: Store, clock: Clock) {
  const take = async ({ id, lease }: Outbox, now: number): Promise<boolean> => {
    const taken = await store.write((tx) =>
      tx
        .updateTable('outbox')
        .set({ lease: now + LEASE })
        .where('id', '=', id)
        .where('lease', '=', lease)
        .executeTakeFirstOrThrow(),
    )
    return Number(taken.numUpdatedRows) === 1
  }
  const remove = async ({ id }: Outbox): Promise<void> => {
    await store.write((tx) => tx.deleteFrom('outbox').where('id', '=', id).execute())
  }
  /** Tries again after ever longer waits, and gives up at last. */
  const postpone = async (letter: Outbox): Promise<void> => {
    const tries = letter.tries + 1
    if (tries >= MOST_TRIES) return remove(letter)
    const due = clock.now() + FIRST_WAIT * 4 ** letter.tries
    await store.write((tx) =>
      tx.updateTable('outbox').set({ tries, due, lease: 0 }).where('id', '=', letter.id).execute(),
    )
  }
  const keep = async ({ id }: Outbox, due: number): Promise<void> => {
    await store.write((tx) => tx.updateTable('outbox').set({ due, lease: 0 }).where('id', '=', id).execute())
  }
  return {
    async add({ body, ...letter }: Letter): Promise<void> {
      const row: Outbox = { ...letter, id: newId(clock.now()), body: JSON.stringify(body), tries: 0, lease: 0 }
      await store.write((tx) =>
        tx
          .insertInto('outbox')
          .values(row)
          .onConflict((same) => same.doNothing())
          .execute(),
      )
    },

    /** Sends what is due. Returns how many letters it took. */
    async work(send: Sender): Promise<number> {
      const now = clock.now()
      const due = await store.db
        .selectFrom('outbox')
        .selectAll()
        .where('due', '<=', now)
        .where('lease', '<', now)
        .orderBy('due')
        .limit(AT_ONCE)
        .execute()
      let taken = 0
      for (const letter of due) {
        if (!(await take(letter, now))) continue
        taken++
        await send(letter).then(
          (later) => (later === null ? remove(letter) : keep(letter, later)),
          () => postpone(letter),
        )
      }
      return taken
    },
  }
}
