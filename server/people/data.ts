import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { meOf, type People } from './people.ts'

/** A person's own data: all of it to take along, and all of it gone. */
export const ownData = (store: Store, clock: Clock, people: People) => ({
  async export(person: string): Promise<Record<string, unknown>> {
    const { db } = store
    const [me, logins, sessions, tokens, seats, entries, chat, mutes, reports, ratings, results] = await Promise.all([
      people.find(person),
      db.selectFrom('login').select(['kind', 'label', 'created']).where('person', '=', person).execute(),
      db.selectFrom('session').select(['label', 'created', 'seen']).where('person', '=', person).execute(),
      db.selectFrom('token').select(['label', 'created', 'used']).where('person', '=', person).execute(),
      db.selectFrom('seat').select(['tab', 'seat']).where('person', '=', person).execute(),
      db
        .selectFrom('entry')
        .innerJoin('seat', 'seat.tab', 'entry.tab')
        .select(['entry.tab', 'entry.n', 'entry.kind', 'entry.body', 'entry.at'])
        .where('seat.person', '=', person)
        .where('entry.person', '=', person)
        .orderBy('entry.tab')
        .orderBy('entry.n')
        .execute(),
      db.selectFrom('chat').select(['tab', 'text', 'at']).where('person', '=', person).execute(),
      db.selectFrom('mute').select('other').where('person', '=', person).execute(),
      db.selectFrom('report').select(['about', 'text', 'at']).where('by', '=', person).execute(),
      db.selectFrom('rating').selectAll().where('person', '=', person).execute(),
      db.selectFrom('rated').selectAll().where('person', '=', person).execute(),
    ])
    return { me: meOf(me), logins, sessions, tokens, seats, entries, chat, mutes, reports, ratings, results }
  },

  /** The name and everything private go; the games stay, as they are the others' games too. */
  async delete(person: string): Promise<void> {
    const of = ['login', 'session', 'token', 'push', 'mute', 'rating', 'rated', 'ticket', 'outbox', 'allowed'] as const
    await store.write(async (tx) => {
      for (const table of of) await tx.deleteFrom(table).where('person', '=', person).execute()
      await tx.deleteFrom('mute').where('other', '=', person).execute()
      await tx.updateTable('chat').set({ text: '', hidden: 1 }).where('person', '=', person).execute()
      await tx.deleteFrom('report').where('by', '=', person).execute()
      await tx
        .updateTable('person')
        .set({ name: '–', folded: null, mail: null, mail_ok: 0, prefs: '{}', kind: 'guest', deleted: clock.now() })
        .where('id', '=', person)
        .execute()
    })
  },
})
