import type { Said } from '#protocol/api.ts'
import type { Clock } from '../clock.ts'
import { Problem } from '../problem.ts'
import type { Chat } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { Viewer } from './viewer.ts'

const PAGE = 100
const MOST_LINES = 5000
const TRIES = 5

type Line = Pick<Chat, 'm' | 'person' | 'room' | 'text' | 'at'> & { readonly name: string | null }

const saidOf = ({ m, person, name, room, text, at }: Line): Said => ({
  m,
  who: { id: person, name: name ?? '–' },
  room,
  text,
  at,
})

/** What the watchers say reaches the seats once the game is over: they may not help. */
const mayHear = (room: Chat['room'], isSeated: boolean, isOver: boolean): boolean =>
  room === 'table' || !isSeated || isOver

/** Talk at a table. It is apart from the log, so that talking makes nothing stale. */
export function talk(store: Store, clock: Clock) {
  const lines = (tab: string) =>
    store.db
      .selectFrom('chat')
      .leftJoin('person', 'person.id', 'chat.person')
      .select(['chat.m', 'chat.person', 'chat.room', 'chat.text', 'chat.at', 'person.name'])
      .where('chat.tab', '=', tab)
      .where('chat.hidden', '=', 0)
  const statusOf = async (tab: string) =>
    (await store.db.selectFrom('tab').select('status').where('id', '=', tab).executeTakeFirst())?.status
  const isOver = async (tab: string): Promise<boolean> => ['over', 'void'].includes((await statusOf(tab)) ?? '')
  return {
    /** Whether those who only watch must keep to themselves: while a game runs. */
    isPlayed: async (tab: string): Promise<boolean> => ['sealing', 'running'].includes((await statusOf(tab)) ?? ''),

    /** Writes a line down and returns its number. */
    async say(tab: string, person: string, room: Chat['room'], text: string): Promise<number> {
      for (let i = 0; i < TRIES; i++) {
        const last = await store.db
          .selectFrom('chat')
          .select(({ fn }) => fn.max('m').as('m'))
          .where('tab', '=', tab)
          .executeTakeFirst()
        const m = (last?.m ?? 0) + 1
        if (m > MOST_LINES) throw new Problem('full')
        const written = await store.write((tx) =>
          tx
            .insertInto('chat')
            .values({ tab, m, person, room, text, at: clock.now(), hidden: 0 })
            .onConflict((same) => same.doNothing())
            .returning('m')
            .executeTakeFirst(),
        )
        if (written) return m
      }
      throw new Problem('busy')
    },

    /** Tells those at a table what was said, if they may hear it and want to. */
    async tell(tab: string, m: number, viewers: ReadonlySet<Viewer>): Promise<void> {
      const line = await lines(tab).where('chat.m', '=', m).executeTakeFirst()
      if (!line) return
      const over = await isOver(tab)
      for (const viewer of viewers)
        if (mayHear(line.room, typeof viewer.eye === 'number', over) && !viewer.mutes.has(line.person))
          viewer.send({ t: 'said', table: tab, ...saidOf(line) })
    },

    /** What was said before, the last first. */
    async list(tab: string, before: number, isSeated: boolean, mutes: ReadonlySet<string>): Promise<Said[]> {
      const over = await isOver(tab)
      const rows = await lines(tab).where('chat.m', '<', before).orderBy('chat.m', 'desc').limit(PAGE).execute()
      return rows
        .filter((line) => mayHear(line.room, isSeated, over) && !mutes.has(line.person))
        .reverse()
        .map(saidOf)
    },

    async mutesOf(person: string | null): Promise<ReadonlySet<string>> {
      if (person === null) return new Set()
      const rows = await store.db.selectFrom('mute').select('other').where('person', '=', person).execute()
      return new Set(rows.map(({ other }) => other))
    },
  }
}
