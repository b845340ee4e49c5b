import type { Store } from '../store/store.ts'

const DAY = 86_400_000

/** What those who look after a server can do about people. Each returns whether there was somebody, or something. */
export const moderation = (store: Store, now: () => number) => ({
  reports: () =>
    store.db
      .selectFrom('report')
      .leftJoin('person as by', 'by.id', 'report.by')
      .leftJoin('person as about', 'about.id', 'report.about')
      .leftJoin('chat', (on) => on.onRef('chat.tab', '=', 'report.tab').onRef('chat.m', '=', 'report.m'))
      .select(['report.id', 'report.at', 'report.text', 'report.tab', 'report.m', 'report.about as person'])
      .select(['by.name as by', 'about.name as about', 'chat.text as line'])
      .where('report.status', '=', 'open')
      .orderBy('report.at')
      .execute(),

  async close(report: string): Promise<boolean> {
    const done = await store.write((tx) =>
      tx.updateTable('report').set({ status: 'closed' }).where('id', '=', report).executeTakeFirstOrThrow(),
    )
    return Number(done.numUpdatedRows) > 0
  },

  async hide(tab: string, m: number): Promise<boolean> {
    const done = await store.write((tx) =>
      tx.updateTable('chat').set({ hidden: 1 }).where('tab', '=', tab).where('m', '=', m).executeTakeFirstOrThrow(),
    )
    return Number(done.numUpdatedRows) > 0
  },

  /** Keeps somebody out, and signs it out everywhere; 0 days let it in again. */
  async ban(person: string, days: number): Promise<boolean> {
    return store.write(async (tx) => {
      const until = days > 0 ? now() + days * DAY : 0
      const done = await tx
        .updateTable('person')
        .set({ banned_until: until })
        .where('id', '=', person)
        .executeTakeFirstOrThrow()
      if (days > 0) await tx.deleteFrom('session').where('person', '=', person).execute()
      return Number(done.numUpdatedRows) > 0
    })
  },
})
