import type { Socket } from 'node:net'
import type { RawData, WebSocket } from 'ws'
import * as v from 'valibot'
import { ClientFrame, VERSION, type ServerFrame } from '#protocol/frames.ts'
import type { ProblemCode } from '#protocol/problems.ts'
import type { Online } from '../online.ts'
import { Problem } from '../problem.ts'
import type { Viewer } from '../tables/viewer.ts'
import { Illegal } from '../tables/room.ts'
import { sealingFor } from '../tables/wanted.ts'
import { mayStay, type Caller } from './caller.ts'
import { openWire } from './wire.ts'

const SECOND = 1000
/** So many seconds' frames may come at once. */
const BURST = 3
/** Whoever is refused that often is not listened to any more. */
const PATIENCE = 200
const MOST_TABLES = 20
const SAY_RATE = 1
const SAY_BURST = 10
/** More than this in the pipe: nothing more is sent until it has drained, then the whole. */
const BEHIND = 256 * 1024
const TOO_FAR = 1024 * 1024
const TOO_LONG = 30 * SECOND
const DRAINED = 64 * 1024
const LOOK = 500
const RETRY = 2 * SECOND

/** Fills up with time; empties with use. */
function bucket(rate: number, burst: number, now: () => number) {
  let left = burst
  let last = now()
  return (): boolean => {
    const time = now()
    left = Math.min(burst, left + ((time - last) / SECOND) * rate)
    last = time
    if (left < 1) return false
    left--
    return true
  }
}

/** One socket: parses what comes, and sends what the other end can take. */
export function openConnection(socket: WebSocket, tcp: Socket, caller: Caller, online: Online) {
  const { hub, tables, talk, bus, clock, metrics } = online
  const person = caller.me?.id ?? null
  const joined = new Map<string, Viewer>()
  /** Those of them whose seat has been looked up: others are told nothing of the game yet. */
  const arrived = new Set<Viewer>()
  const { frameRate } = online.settings
  const may = bucket(frameRate, BURST * frameRate, clock.now)
  const maySay = bucket(SAY_RATE, SAY_BURST, clock.now)
  let mutes: ReadonlySet<string> = new Set()
  let greeted = false
  let refused = 0
  let behindSince: number | null = null
  let seen = clock.now()

  const wire = openWire(socket, tcp)
  const send = (frame: ServerFrame | string) => {
    if (behindSince === null && wire.waiting > BEHIND) fallBehind()
    if (behindSince === null) wire.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }
  const bye = (code: ProblemCode, retry = RETRY) => {
    wire.send(JSON.stringify({ t: 'bye', code, retry } satisfies ServerFrame))
    wire.flush()
    socket.close(4000, code)
  }

  /** No queue for anybody: who reads too slowly gets the whole once it has caught up, or is let go. */
  const fallBehind = () => {
    behindSince = clock.now()
    const look = () => {
      if (socket.readyState !== socket.OPEN) return
      if (wire.waiting > TOO_FAR || clock.now() - (behindSince ?? 0) > TOO_LONG) return socket.terminate()
      if (wire.waiting > DRAINED) return void clock.after(LOOK, look)
      behindSince = null
      for (const [table, viewer] of joined) if (arrived.has(viewer)) void hub.whole(table, viewer).catch(() => {})
    }
    clock.after(LOOK, look)
  }

  const refuse = (error: unknown, id: string | null, table?: string) => {
    const problem = error instanceof Problem ? error : new Problem('busy')
    if (!(error instanceof Problem)) online.log.error({ what: 'socket', err: String(error) })
    metrics.refusals.inc({ code: problem.code })
    const clause = problem instanceof Illegal ? { clause: problem.clause } : {}
    send({ t: 'no', id, code: problem.code, ...(table ? { table } : {}), ...clause })
    if (++refused > PATIENCE) bye('rate', 60 * SECOND)
  }

  const need = (): string => {
    if (person === null) throw new Problem('auth')
    return person
  }

  const join = async (table: string, after?: number) => {
    // Whoever comes again keeps its seat while its place is looked up.
    const eye = joined.get(table)?.eye ?? 'spectator'
    leave(table)
    if (joined.size >= MOST_TABLES) throw new Problem('full')
    const viewer: Viewer = {
      person,
      eye,
      send,
      get mutes() {
        return mutes
      },
    }
    joined.set(table, viewer)
    try {
      await hub.join(table, viewer, after)
      if (joined.get(table) === viewer) arrived.add(viewer)
      else hub.leave(table, viewer)
    } catch (error) {
      joined.delete(table)
      throw error
    }
  }
  const leave = (table: string) => {
    const viewer = joined.get(table)
    joined.delete(table)
    if (!viewer) return
    arrived.delete(viewer)
    hub.leave(table, viewer)
  }

  const say = async (table: string, room: 'table' | 'watchers', text: string) => {
    const who = need()
    if (!maySay()) throw new Problem('rate')
    const viewer = joined.get(table)
    if (!viewer) throw new Problem('gone')
    const isSeated = typeof viewer.eye === 'number'
    if (room === 'watchers' ? isSeated : !isSeated && (await talk.isPlayed(table))) throw new Problem('seat')
    const m = await talk.say(table, who, room, text)
    bus.publish(`t:${table}`, `c ${m}`)
    return m
  }

  const ping = (frame: Extract<ClientFrame, { t: 'ping' }>) => {
    send({ t: 'pong', c: frame.c, s: clock.now() })
    for (const [table, n] of Object.entries(frame.at ?? {})) {
      const viewer = joined.get(table)
      if (viewer && arrived.has(viewer)) void catchUp(table, viewer, n).catch(() => {})
    }
  }
  /** The other end has not heard of the last entries: it gets the whole. */
  const catchUp = async (table: string, viewer: Viewer, n: number) => {
    const { state } = await hub.room(table)
    if (state.held.count > n) send((await hub.room(table)).whole(viewer.eye))
  }

  const greet = async () => {
    mutes = await talk.mutesOf(person)
    const me = caller.me && { id: caller.me.id, name: caller.me.name }
    send({ t: 'welcome', v: VERSION, person: me, now: clock.now() })
    // Tables whose start waits for this person's word have called in vain.
    const sealing = person === null ? [] : await sealingFor(online.store.db, person)
    for (const table of sealing) send({ t: 'notice', table, kind: 'begin' })
  }

  const handle = async (frame: ClientFrame): Promise<void> => {
    switch (frame.t) {
      case 'hello':
        if (frame.v > VERSION || frame.v < VERSION - 1) return bye('version')
        greeted = true
        return greet()
      case 'join':
        return join(frame.table, frame.after)
      case 'leave':
        return leave(frame.table)
      case 'ping':
        return ping(frame)
      case 'say':
        return send({ t: 'ok', id: frame.id, n: await say(frame.table, frame.room, frame.text) })
      default: {
        const started = performance.now()
        const n = await tables.act(need(), frame)
        metrics.decisions.observe((performance.now() - started) / SECOND)
        return send({ t: 'ok', id: frame.id, n })
      }
    }
  }

  const parse = (data: string): ClientFrame => {
    let json: unknown
    try {
      json = JSON.parse(data)
    } catch {
      throw new Problem('schema')
    }
    const parsed = v.safeParse(ClientFrame, json, { abortEarly: true })
    if (!parsed.success) throw new Problem('schema', v.getDotPath(parsed.issues[0]) ?? undefined)
    if (!greeted && parsed.output.t !== 'hello') throw new Problem('version')
    return parsed.output
  }

  const hear = (data: RawData, isBinary: boolean) => {
    seen = clock.now()
    let frame: ClientFrame | null = null
    try {
      if (!may()) throw new Problem('rate')
      if (isBinary) throw new Problem('schema')
      frame = parse((data as Buffer).toString('utf8'))
    } catch (error) {
      return refuse(error, null)
    }
    const id = 'id' in frame ? frame.id : null
    const table = 'table' in frame ? frame.table : undefined
    void handle(frame).catch((error: unknown) => refuse(error, id, table))
  }

  /** Whoever was signed out, or whose token was taken back, is let go; the others of that person stay. */
  const look = async () => {
    if (!(await mayStay(caller, online).catch(() => true))) bye('auth')
  }

  /** What concerns the person, at whichever table. */
  const beTold = (message: string) => {
    const [kind, table] = message.split(' ')
    if (kind === 'out') void look()
    else if (kind === 'mutes') void talk.mutesOf(person).then((list) => (mutes = list))
    else if (kind === 'turn' || kind === 'begin' || kind === 'over') send({ t: 'notice', table, kind })
  }
  const unsubscribe = person === null ? () => {} : bus.subscribe(`p:${person}`, beTold)
  const closed = () => {
    unsubscribe()
    for (const [table, viewer] of joined) hub.leave(table, viewer)
    joined.clear()
  }

  socket.on('message', hear)
  socket.on('error', () => socket.terminate())
  socket.on('close', closed)

  return {
    person,
    address: caller.address,
    get seen() {
      return seen
    },
    /** Bytes that wait for the other end to take them. */
    get waiting() {
      return wire.waiting
    },
    bye,
    look,
    /** Nobody answers at the other end. */
    end: () => socket.terminate(),
  }
}

export type Connection = ReturnType<typeof openConnection>
