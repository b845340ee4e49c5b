import { WebSocket } from 'ws'
import { sealOf } from '#engine/fair.ts'
import { apiClient } from '#client/http.ts'
import type { Rules } from '#engine/game.ts'
import { below, seedLuck } from '#engine/luck.ts'
import { SUBPROTOCOL, VERSION, type ServerFrame } from '#protocol/frames.ts'
import type { Company } from './measure.ts'

/** As little of a client as can play: what is measured is the server. */
export interface Player {
  readonly person: string
  readonly socket: WebSocket
  play(pace: number): void
  stop(): void
  readonly isOver: boolean
  latencies: number[]
  readonly kept: { readonly n: number; readonly cid: string }[]
}

/** A table with everybody at it. */
export interface LoadTable {
  readonly table: string
  readonly players: readonly Player[]
  readonly watchers: readonly WebSocket[]
}

interface Seated {
  readonly url: string
  readonly cookie: string
  readonly table: string
  readonly person: string
  readonly seat: number
  readonly game: Rules
}

/** As often as a client says that it is still there. */
const HEARTBEAT = 25_000

/** A guest, with the cookie that says so. */
async function guest(url: string, name: string) {
  let cookie = ''
  const send: typeof fetch = async (address, options) => {
    const response = await fetch(address, { ...options, headers: { ...options?.headers, cookie } })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }
  const api = apiClient({ url, fetch: send })
  const me = await api('guest', { body: { name, lang: 'en' } })
  return { url, api, id: me.id, cookie: () => cookie }
}

/** People sit down at a table and begin; those of one table come to different servers, if there are several. */
export async function loadTable(
  urls: readonly string[],
  number: number,
  game: Rules,
  { seats, watchers }: Company,
): Promise<LoadTable> {
  const urlOf = (i: number) => urls[(number + i) % urls.length]
  const people = await Promise.all(Array.from({ length: seats }, (_, seat) => guest(urlOf(seat), `L${number}${seat}`)))
  const { table } = await people[0].api('createTable', {
    body: {
      game: game.id,
      variants: {},
      seats: people.map(() => 'person' as const),
      control: { kind: 'live' as const, bank: 3600, increment: 10 },
      substitute: 'easy',
      access: 'open',
      seat: 0,
    },
  })
  const params = { table: table.id }
  const words = people.map((_, seat) => String(seat).repeat(64))
  for (const [seat, { api }] of people.entries()) {
    if (seat > 0) await api('sit', { params, body: { seat } })
    await api('ready', { params, body: { gen: 1, seal: sealOf(table.id, 1, seat, words[seat]) } })
  }
  for (const [seat, { api }] of people.entries()) await api('openWord', { params, body: { gen: 1, word: words[seat] } })
  return {
    table: table.id,
    players: await Promise.all(
      people.map(({ url, cookie, id }, seat) =>
        player({ url, cookie: cookie(), table: table.id, person: id, seat, game }),
      ),
    ),
    watchers: await Promise.all(Array.from({ length: watchers }, (_, i) => joined(urlOf(seats + i), table.id))),
  }
}

/** A socket that looks at a table. */
async function joined(url: string, table: string, cookie?: string): Promise<WebSocket> {
  const headers = cookie ? { cookie } : {}
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/${table}`, SUBPROTOCOL, { headers })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.send(JSON.stringify({ t: 'hello', v: VERSION, lang: 'en' }))
  socket.send(JSON.stringify({ t: 'join', table }))
  const beat = setInterval(() => socket.send(JSON.stringify({ t: 'ping', c: Date.now() })), HEARTBEAT)
  socket.once('close', () => clearInterval(beat))
  return socket
}

async function player({ url, cookie, table, person, seat, game }: Seated): Promise<Player> {
  const luck = seedLuck(`${table} ${seat}`)
  const kept: Player['kept'] = []
  let pace: number | null = null
  let waiting: { n: number; moves: readonly number[] } | null = null
  let sent: { at: number; cid: string } | null = null
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const socket = await joined(url, table, cookie)
  const decide = () => {
    if (pace === null || !waiting || sent) return
    const { n, moves } = waiting
    waiting = null
    sent = { at: performance.now(), cid: `d${kept.length}` }
    const move = game.moves.all[moves[below(luck, moves.length)]].name
    socket.send(JSON.stringify({ t: 'decide', table, n, id: sent.cid, move }))
  }
  const soon = () => {
    if (!pace) return decide()
    clearTimeout(timer)
    timer = setTimeout(decide, pace * (0.5 + below(luck, 1000) / 1000))
  }
  const hear = (frame: ServerFrame) => {
    if (frame.t === 'at') {
      const own = frame.asks.find((ask) => ask.seat === seat)
      waiting = own ? { n: frame.n, moves: own.moves } : null
      isOver = frame.result !== null
    }
    if (frame.t === 'ok' && sent) {
      one.latencies.push(performance.now() - sent.at)
      kept.push({ n: frame.n, cid: sent.cid })
    }
    if (frame.t === 'ok' || frame.t === 'no') sent = null
    if (waiting && !sent) soon()
  }
  socket.on('message', (data) => hear(JSON.parse((data as Buffer).toString('utf8')) as ServerFrame))
  const one: Player = {
    person,
    socket,
    latencies: [],
    kept,
    get isOver() {
      return isOver
    },
    play(ms) {
      pace = ms
      if (waiting && !sent) soon()
    },
    stop() {
      pace = null
      clearTimeout(timer)
    },
  }
  return one
}
