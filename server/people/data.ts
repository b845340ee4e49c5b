import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { unpacked } from '../tables/archive.ts'
import { meOf, type People } from './people.ts'

/** What a person did at tables whose logs have been put away. */
async function putAwayOf({ db }: Store, person: string) {
  const logs = await db
    .selectFrom('archive')
    .innerJoin('seat', 'seat.tab', 'archive.tab')
    .select('archive.body')
    .where('seat.person', '=', person)
    .orderBy('archive.tab')
    .execute()
  return logs
    .flatMap(({ body }) => unpacked(body))
    .filter((entry) => entry.person === person)
    .map(({ tab, n, kind, body, at }) => ({ tab, n, kind, body, at }))
}

/** By what a person comes in, and where it is told something. */
async function doorsOf({ db }: Store, person: string) {
  const [logins, sessions, tokens, devices] = await Promise.all([
    db.selectFrom('login').select(['kind', 'label', 'created']).where('person', '=', person).execute(),
    db.selectFrom('session').select(['label', 'created', 'seen']).where('person', '=', person).execute(),
    db.selectFrom('token').select(['label', 'created', 'used']).where('person', '=', person).execute(),
    db.selectFrom('push').select('endpoint').where('person', '=', person).execute(),
  ])
  return { logins, sessions, tokens, devices }
}

/** A person's own data: all of it to take along, and all of it gone. */
export const ownData = (store: Store, clock: Clock, people: People) => ({
  async export(person: string): Promise<Record<string, unknown>> {
    const { db } = store
    const [seats, entries, archive, chat, mutes, reports, ratings, results] = await Promise.all([
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
      putAwayOf(store, person),
      db.selectFrom('chat').select(['tab', 'text', 'at']).where('person', '=', person).execute(),
      db.selectFrom('mute').select('other').where('person', '=', person).execute(),
      db.selectFrom('report').select(['about', 'text', 'at']).where('by', '=', person).execute(),
      db.selectFrom('rating').selectAll().where('person', '=', person).execute(),
      db.selectFrom('rated').selectAll().where('person', '=', person).execute(),
    ])
    const doors = await doorsOf(store, person)
    const me = meOf(await people.find(person))
    return { me, ...doors, seats, entries: [...archive, ...entries], chat, mutes, reports, ratings, results }
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
