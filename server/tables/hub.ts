import { randomUUID } from 'node:crypto'
import type { Bus } from '../bus/bus.ts'
import { Problem } from '../problem.ts'
import { startNow } from './actions.ts'
import { nextFrames, viewsOf, wayOf } from './frames.ts'
import type { TableInfo } from './info.ts'
import { foldTable, loadSetup, readEntries } from './load.ts'
import type { Outages } from './outages.ts'
import { presence } from './presence.ts'
import { openRoom, type Room, type RoomParts } from './room.ts'
import { advance } from './advance.ts'
import { wantedAt } from './wanted.ts'
import type { Viewer } from './viewer.ts'

export interface HubParts extends Omit<RoomParts, 'publish' | 'isHere' | 'ended' | 'nudge'> {
  readonly bus: Bus
  readonly info: TableInfo
  readonly outages: Outages
  /** Reads a line of talk, for those who may hear it. */
  said(table: string, m: number, viewers: ReadonlySet<Viewer>): Promise<void>
  ended(table: string): void
}

/** More entries than that are not told one by one to who comes back; it gets the whole. */
const MOST_MISSED = 200
const IDLE = 60_000
const MOST_HELD = 50_000

interface Place {
  readonly viewers: Set<Viewer>
  readonly here: ReturnType<typeof presence>
  leave(): void
}

const channel = (table: string): string => `t:${table}`

/** All tables that this process holds or shows. Any process can show any table: they tell each other how far it is. */
export function openHub(parts: HubParts) {
  const { store, bus, clock, info } = parts
  const me = randomUUID().slice(0, 8)
  const rooms = new Map<string, Promise<Room>>()
  /** Those of them that have been read. */
  const open = new Map<string, Room>()
  const places = new Map<string, Place>()
  const nobody: ReadonlySet<Viewer> = new Set()

  const roomParts: RoomParts = {
    ...parts,
    publish: (table, n) => bus.publish(channel(table), `n ${n}`),
    nudge: (person, table, kind) => bus.publish(`p:${person}`, `${kind} ${table}`),
    isHere: (table, seat) => places.get(table)?.here.isHere(seat) ?? false,
    ended(table) {
      parts.ended(table)
      void tellInfo(table)
    },
  }

  const load = async (id: string, starting: boolean): Promise<Room> => {
    const { tab, setup } = await loadSetup(store, id, parts.outages)
    if (tab.len === 0 && !starting) throw new Problem('early')
    const state = foldTable(setup, await readEntries(store, id, 0))
    return openRoom(setup, state, () => places.get(id)?.viewers ?? nobody, roomParts)
  }

  const room = (id: string, starting = false): Promise<Room> => {
    let loading = rooms.get(id)
    if (!loading) {
      loading = load(id, starting)
      rooms.set(id, loading)
      loading.then(
        (held) => void (rooms.get(id) === loading && open.set(id, held)),
        () => rooms.delete(id),
      )
    }
    return loading
  }

  /** Forgets a table: the next who wants it reads its log again. */
  const drop = async (id: string): Promise<void> => {
    const held = rooms.get(id)
    rooms.delete(id)
    open.delete(id)
    ;(await held?.catch(() => null))?.close()
  }

  const placeOf = (table: string): Place => {
    const old = places.get(table)
    if (old) return old
    const viewers = new Set<Viewer>()
    const here = presence(table, me, viewers, clock, (text) => bus.publish(channel(table), `p ${text}`))
    const unsubscribe = bus.subscribe(channel(table), (message) => {
      if (!isKnown(table, message)) void hear(table, message).catch(() => {})
    })
    const place: Place = { viewers, here, leave: unsubscribe }
    places.set(table, place)
    return place
  }

  /** Mostly a table tells of what was just written here. */
  const isKnown = (table: string, message: string): boolean =>
    message.startsWith('n ') && (open.get(table)?.state.held.count ?? 0) >= Number(message.slice(2))

  const hear = async (table: string, message: string): Promise<void> => {
    const [kind, rest] = [message.slice(0, 1), message.slice(2)]
    const place = places.get(table)
    if (!place) return
    if (kind === 'p') place.here.hear(rest)
    if (kind === 'i') await showInfo(table, place)
    if (kind === 'c') await parts.said(table, Number(rest), place.viewers)
    if (kind !== 'n') return
    const held = await rooms.get(table)
    if (held && held.state.held.count < Number(rest)) await held.catchUp()
  }

  /** Sends what everybody may know of the table; each is told which seat is its own. */
  const showInfo = async (table: string, place: Place): Promise<void> => {
    const here = [...place.viewers]
    const told = await info.each(
      table,
      here.map(({ person }) => person),
    )
    let isMoved = false
    for (const [i, viewer] of here.entries()) {
      const seen = told[i]
      if (!seen || !place.viewers.has(viewer)) continue
      const before = viewer.eye
      viewer.eye = seen.mine ?? 'spectator'
      isMoved ||= viewer.eye !== before
      viewer.send({ t: 'table', table: seen })
      if (seen.status === 'running' && seen.n === 1) await showWhole(table, viewer)
    }
    if (isMoved) place.here.changed() // who sat down is a watcher no more
  }

  const showWhole = async (table: string, viewer: Viewer): Promise<void> => {
    const held = await room(table)
    viewer.send(held.whole(viewer.eye))
  }

  /** Those at the table see what has changed; who holds up its start and is elsewhere is called. */
  const tellInfo = async (table: string): Promise<void> => {
    bus.publish(channel(table), 'i')
    const wanted = await wantedAt(store.db, table).catch(() => []) // a hint, no more: letters are written down
    for (const { seat, person } of wanted) if (!roomParts.isHere(table, seat)) roomParts.nudge(person, table, 'begin')
  }

  /** The frames since a number, one by one; null if there are too many, or if it has moved on meanwhile. */
  const missed = async (held: Room, viewer: Viewer, after: number): Promise<string[] | null> => {
    const { count } = held.state.held
    if (after < 1 || after > count || count - after > MOST_MISSED) return null
    const entries = await readEntries(store, held.setup.id, 0)
    let state = foldTable(held.setup, entries.slice(0, after))
    const frames = entries.slice(after).map((entry) => {
      const last = state
      state = advance(held.setup, last, entry)
      const from = viewsOf(last.held.match)
      const to = last.held.match === state.held.match ? from : viewsOf(state.held.match)
      return nextFrames(held.setup, state, wayOf(last, entry, state), from, to)(viewer.eye)
    })
    return state.held.count === held.state.held.count ? frames : null
  }

  return {
    room,
    /** All words are open: the first entry is written, by whichever process comes first. */
    async start(id: string): Promise<void> {
      const held = await room(id, true)
      await held.propose(startNow).catch(async (error) => {
        await drop(id)
        if (!(error instanceof Problem)) throw error
      })
      await tellInfo(id)
    },
    drop,
    tellInfo,

    /** Somebody comes to look; with `after` it has seen so many entries already. */
    async join(table: string, viewer: Viewer, after?: number): Promise<void> {
      const seen = await info.one(table, viewer.person)
      viewer.eye = seen.mine ?? 'spectator'
      const place = placeOf(table)
      viewer.send({ t: 'table', table: seen })
      if (seen.n > 0) {
        const held = await room(table)
        const frames = after === undefined ? null : await missed(held, viewer, after)
        // It may have moved on since they were made.
        if (frames && (after ?? 0) + frames.length === held.state.held.count)
          frames.forEach((frame) => viewer.send(frame))
        else viewer.send(held.whole(viewer.eye))
      }
      place.viewers.add(viewer)
      place.here.changed()
    },

    leave(table: string, viewer: Viewer): void {
      const place = places.get(table)
      if (!place?.viewers.delete(viewer)) return
      place.here.changed()
      if (place.viewers.size > 0) return
      place.leave()
      places.delete(table)
    },

    /** The whole again, for whoever could not keep up. */
    whole: showWhole,

    isHere: roomParts.isHere,

    /** Looks whether tables that are shown here have moved on without our being told. */
    async lookUp(): Promise<void> {
      const ids = [...places.keys()].filter((id) => rooms.has(id))
      for (let i = 0; i < ids.length; i += 500) {
        const rows = await store.db
          .selectFrom('tab')
          .select(['id', 'len'])
          .where('id', 'in', ids.slice(i, i + 500))
          .execute()
        for (const { id, len } of rows) await hear(id, `n ${len}`)
      }
    },

    /** Lets go of tables that nobody has looked at or played for a while. */
    async sweep(): Promise<void> {
      const now = clock.now()
      for (const [id, loading] of rooms) {
        const held = await loading.catch(() => null)
        if (!held || now - held.idleSince > IDLE || (rooms.size > MOST_HELD && held.idleSince < now)) await drop(id)
      }
      for (const place of places.values()) place.here.refresh()
    },

    counts: () => ({
      rooms: rooms.size,
      places: places.size,
      viewers: [...places.values()].reduce((sum, { viewers }) => sum + viewers.size, 0),
    }),

    async close(): Promise<void> {
      for (const id of rooms.keys()) await drop(id)
      for (const place of places.values()) place.leave()
    },
  }
}

export type Hub = ReturnType<typeof openHub>
