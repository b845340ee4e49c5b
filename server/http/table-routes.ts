import { newId } from '../id.ts'
import { Problem } from '../problem.ts'
import type { Online } from '../online.ts'
import { profileOf } from '../tables/profile.ts'
import type { Handlers } from './routes.ts'

type TableHandlers = Pick<
  Handlers,
  | 'myTables'
  | 'lobby'
  | 'createTable'
  | 'table'
  | 'invited'
  | 'sit'
  | 'stand'
  | 'unseat'
  | 'ready'
  | 'openWord'
  | 'invite'
  | 'rematch'
  | 'frames'
  | 'chat'
  | 'record'
  | 'fair'
  | 'person'
  | 'mute'
  | 'unmute'
  | 'report'
>

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NEW_TABLES = 60
const REPORTS = 20
const LAST_LINE = 1_000_000

/** Everything about tables, but for what goes on at them: that comes through the socket. */
export function tableRoutes(online: Online): TableHandlers {
  const { tables, lobby, info, talk, store, clock, limits, people } = online
  return {
    myTables: ({ me }) => tables.mine(me.id),
    lobby: ({ me, query }) => tables.lobby(me?.id ?? null, query.game),
    async createTable({ me, body }) {
      await limits.count(`tables ${me.id}`, NEW_TABLES, HOUR)
      return tables.create(me.id, body)
    },
    table: ({ me, params }) => info.one(params.table, me?.id ?? null),
    invited: ({ me, body }) => tables.invited(me.id, body.invite),
    sit: ({ me, params, body }) => tables.sit(me.id, params.table, body.seat),
    stand: ({ me, params }) => tables.stand(me.id, params.table),
    unseat: ({ me, params, body }) => tables.unseat(me.id, params.table, body.seat),
    ready: ({ me, params, body }) => tables.ready(me.id, params.table, body.gen, body.seal),
    openWord: ({ me, params, body }) => tables.open(me.id, params.table, body.gen, body.word),
    invite: async ({ me, params }) => ({ invite: await lobby.invite(me.id, params.table) }),
    rematch: ({ me, params }) => tables.rematch(me.id, params.table),
    frames: async ({ me, params, query }) => ({
      positions: await tables.positions(me?.id ?? null, params.table, query.from, query.to),
    }),
    async chat({ me, params, query }) {
      const { mine } = await info.one(params.table, me?.id ?? null)
      const mutes = await talk.mutesOf(me?.id ?? null)
      return { said: await talk.list(params.table, query.before ?? LAST_LINE, mine !== null, mutes) }
    },
    record: async ({ me, params }) => ({ record: await tables.record(me?.id ?? null, params.table) }),
    fair: async ({ me, params }) => ({
      proofs: (await tables.fair(me?.id ?? null, params.table)).map((proof) => ({
        ...proof,
        seals: [...proof.seals],
        words: [...proof.words],
      })),
    }),
    person: ({ me, params }) => profileOf(store, people, params.person, me?.id ?? null),

    async mute({ me, params }) {
      if (params.person === me.id) throw new Problem('schema', 'person')
      await people.find(params.person)
      const row = { person: me.id, other: params.person }
      await store.write((tx) =>
        tx
          .insertInto('mute')
          .values(row)
          .onConflict((same) => same.doNothing())
          .execute(),
      )
      online.tellPerson(me.id, 'mutes')
      return {}
    },
    async unmute({ me, params }) {
      await store.write((tx) =>
        tx.deleteFrom('mute').where('person', '=', me.id).where('other', '=', params.person).execute(),
      )
      online.tellPerson(me.id, 'mutes')
      return {}
    },
    async report({ me, body }) {
      await limits.count(`reports ${me.id}`, REPORTS, DAY)
      await people.find(body.about)
      const { about, table, m, text } = body
      const at = clock.now()
      const row = { id: newId(at), by: me.id, about, tab: table, m, text, status: 'open' as const, at }
      await store.write((tx) => tx.insertInto('report').values(row).execute())
      return {}
    },
  }
}
