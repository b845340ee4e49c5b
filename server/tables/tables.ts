import { formatRecord } from '#engine/record.ts'
import type { FairProof } from '#engine/fair.ts'
import type { ClientFrame } from '#protocol/frames.ts'
import type { Position } from '#protocol/position.ts'
import type { Table } from '#protocol/api.ts'
import type { Clock } from '../clock.ts'
import { Problem } from '../problem.ts'
import type { Store } from '../store/store.ts'
import { backAs, decideAs, resignAs, returnAs, voteAs, type Make, type Wish } from './actions.ts'
import { idOf } from './entries.ts'
import { positions } from './frames.ts'
import type { Hub } from './hub.ts'
import type { TableInfo } from './info.ts'
import { wordsOf } from './load.ts'
import type { Lobby, TableWish } from './lobby.ts'
import type { Room } from './room.ts'
import { call, invitedTo } from './wanted.ts'

const MOST_POSITIONS = 200
const LOBBY = 50
const MINE = 200

/** What a seat's person says to its table. */
type SeatFrame = Extract<ClientFrame, { t: 'decide' | 'back' | 'vote' | 'resign' | 'return' }>

interface TablesParts {
  readonly store: Store
  readonly clock: Clock
  readonly hub: Hub
  readonly info: TableInfo
  readonly lobby: Lobby
  /** Whether bots are so far behind that no new ones should be asked. */
  readonly botsBusy: () => boolean
}

/** Everything people can do with tables. */
export function tables({ store, clock, hub, info, lobby, botsBusy }: TablesParts) {
  const seatOf = (room: Room, person: string): number => {
    const seat = room.setup.seats.findIndex((one) => one.person === person)
    if (seat < 0) throw new Problem('seat')
    return seat
  }
  const told = async (id: string, person: string): Promise<Table> => {
    await hub.tellInfo(id)
    return info.one(id, person)
  }
  const over = async (id: string, person: string | null): Promise<{ room: Room; table: Table }> => {
    const table = await info.one(id, person)
    if (table.status !== 'over' && table.status !== 'void') throw new Problem('early')
    return { room: await hub.room(id), table }
  }

  return {
    /** A person's word to its table. Returns the number of the entry that it became. */
    async act(person: string, frame: SeatFrame): Promise<number> {
      const room = await hub.room(frame.table)
      const wish: Wish = { person, seat: seatOf(room, person), cid: frame.id, n: frame.n }
      const slot = frame.t === 'decide' ? room.slot() : null
      if (slot) await slot
      return room.propose(makeOf(room, wish, frame), idOf(person, frame.id))
    },

    async create(person: string, wish: TableWish): Promise<{ table: Table; invite: string | null }> {
      if (wish.seats.some((kind) => kind !== 'person') && botsBusy()) throw new Problem('bots')
      const { id, invite } = await lobby.create(person, wish)
      return { table: await info.one(id, person), invite }
    },

    async sit(person: string, id: string, seat: number): Promise<Table> {
      await lobby.sit(person, id, seat)
      return told(id, person)
    },

    async stand(person: string, id: string): Promise<Table> {
      await lobby.stand(person, id)
      await hub.tellInfo(id)
      return info.one(id, person)
    },

    async unseat(person: string, id: string, seat: number): Promise<Table> {
      await lobby.unseat(person, id, seat)
      return told(id, person)
    },

    async ready(person: string, id: string, gen: number, seal: string | null): Promise<Table> {
      await lobby.ready(person, id, gen, seal)
      return told(id, person)
    },

    async open(person: string, id: string, gen: number, word: string): Promise<Table> {
      if (await lobby.open(person, id, gen, word)) await hub.start(id)
      return told(id, person)
    },

    async invited(person: string, invite: string): Promise<Table> {
      return info.one(await lobby.invited(person, invite), person)
    },

    /** The same people once more, the seats moved on by one. The first who asks makes the table, the others find it. */
    async rematch(person: string, id: string): Promise<{ table: Table; invite: string | null }> {
      const { table } = await over(id, person)
      if (table.mine === null) throw new Problem('seat')
      if (table.next) return { table: await join(table.next, person), invite: null }
      const made = await lobby.create(person, rematchWish(table), id)
      const people = table.seats.flatMap((seat) => seat.person?.id ?? [])
      // Whoever can find the new table may sit down there: both at once.
      const isFirst = await store.write(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('tab')
          .set({ next: made.id })
          .where('id', '=', id)
          .where('next', 'is', null)
          .executeTakeFirstOrThrow()
        if (Number(numUpdatedRows) === 0) return false
        await tx
          .insertInto('allowed')
          .values(people.map((one) => ({ tab: made.id, person: one })))
          .onConflict((same) => same.doNothing())
          .execute()
        for (const one of people) if (one !== person) await call(tx, 'rematch', made.id, one, clock.now())
        return true
      })
      if (!isFirst) {
        await lobby.sit(person, made.id, 0).catch(() => {})
        await lobby.stand(person, made.id).catch(() => {})
        return this.rematch(person, id)
      }
      await hub.tellInfo(id)
      return { table: await join(made.id, person), invite: made.invite }
    },

    async lobby(person: string | null, game?: string): Promise<{ open: Table[]; running: Table[] }> {
      const list = async (status: 'open' | 'running') => {
        const rows = await store.db
          .selectFrom('tab')
          .selectAll()
          .where('access', '=', 'open')
          .where('status', '=', status)
          .$if(game !== undefined, (query) => query.where('game', '=', game ?? ''))
          .orderBy('changed', 'desc')
          .limit(LOBBY)
          .execute()
        return info.of(rows, person)
      }
      return { open: await list('open'), running: await list('running') }
    },

    /** A person's tables, those it is invited to, and those that wait for it: the one with the least time first. */
    async mine(person: string): Promise<{ tables: Table[]; waiting: string[] }> {
      const rows = await store.db
        .selectFrom('tab')
        .innerJoin('seat', 'seat.tab', 'tab.id')
        .selectAll('tab')
        .where('seat.person', '=', person)
        .orderBy('tab.changed', 'desc')
        .limit(MINE)
        .execute()
      const all = await info.of([...rows, ...(await invitedTo(store.db, person))], person)
      const due = new Map(rows.map((row) => [row.id, row.status === 'running' ? row.due : Infinity]))
      const waiting = all
        .filter(({ waits }) => waits)
        .map(({ id }) => id)
        .sort((a, b) => (due.get(a) ?? 0) - (due.get(b) ?? 0))
      return { tables: all, waiting }
    },

    /** Positions of the past, as whoever asks saw them. */
    async positions(person: string | null, id: string, from: number, to: number): Promise<Position[]> {
      if (to < from || to - from >= MOST_POSITIONS) throw new Problem('schema', 'to')
      const table = await info.one(id, person)
      const { state } = await hub.room(id)
      return positions(state.held.match, from, to, table.mine ?? 'spectator')
    },

    /** The whole game as a text, once it is over and nothing is secret any more. */
    async record(person: string | null, id: string): Promise<string> {
      const { room, table } = await over(id, person)
      const names = table.seats.map((seat) => seat.person?.name ?? seat.level ?? '')
      const proofs = await proofsOf(store, id)
      return formatRecord(room.state.held.match, names, proofs.at(-1) ?? null)
    },

    async fair(person: string | null, id: string): Promise<FairProof[]> {
      await over(id, person)
      return proofsOf(store, id)
    },

    /** Somebody goes for good: gets up where nothing has begun, resigns where something has. */
    async leaveAll(person: string): Promise<void> {
      const { tables: all } = await this.mine(person)
      for (const { id, status, n } of all) {
        if (status === 'open' || status === 'sealing') await lobby.stand(person, id).catch(() => {})
        if (status === 'running') await this.act(person, { t: 'resign', table: id, n, id: 'leave' }).catch(() => {})
      }
    },
  }

  async function join(id: string, person: string): Promise<Table> {
    await lobby.sitAnywhere(person, id)
    return told(id, person)
  }
}

function makeOf(room: Room, wish: Wish, frame: SeatFrame): Make {
  switch (frame.t) {
    case 'decide':
      return decideAs(wish, frame.move)
    case 'back':
      return backAs(wish, frame.to)
    case 'vote':
      return voteAs(wish, frame.about, frame.yes)
    case 'resign':
      return resignAs(room.setup, wish)
    case 'return':
      return returnAs(wish)
  }
}

/** Whoever sat last begins: everybody moves on by one seat. */
function rematchWish(table: Table): TableWish {
  const kinds = table.seats.map(({ level }) => level ?? ('person' as const))
  return {
    game: table.game,
    variants: table.variants,
    seats: [...kinds.slice(1), kinds[0]],
    control: table.control,
    substitute: table.substitute,
    access: table.access,
    seat: null,
  }
}

async function proofsOf(store: Store, tab: string): Promise<FairProof[]> {
  const rows = await store.db.selectFrom('luck').selectAll().where('tab', '=', tab).orderBy('gen').execute()
  return rows.map(({ gen, secret, commitment, seals, words }) => ({
    table: tab,
    gen,
    secret,
    commitment,
    seals: wordsOf(seals),
    words: wordsOf(words),
  }))
}
