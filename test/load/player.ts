import { WebSocket } from 'ws'
import { sealOf } from '#engine/fair.ts'
import { apiClient } from '#client/http.ts'
import type { Rules } from '#engine/game.ts'
import { below, seedLuck } from '#engine/luck.ts'
import { SUBPROTOCOL, VERSION, type ServerFrame } from '#protocol/frames.ts'
import { pause } from './measure.ts'

/** As little of a client as can play: what is measured is the server. */
export interface Player {
  readonly socket: WebSocket
  /** Plays on from now on, each decision so long after the last frame at least. */
  play(pace: number): void
  stop(): void
  readonly latencies: number[]
  readonly kept: { readonly n: number; readonly cid: string; readonly move: string }[]
}

interface Seated {
  readonly url: string
  readonly cookie: string
  readonly table: string
  readonly seat: number
  readonly game: Rules
}

/** A guest, with the cookie that says so. */
export async function guest(url: string, name: string) {
  let cookie = ''
  const send: typeof fetch = async (address, options) => {
    const response = await fetch(address, { ...options, headers: { ...options?.headers, cookie } })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }
  const api = apiClient({ url, fetch: send })
  const me = await api('guest', { body: { name, lang: 'en' } })
  return { api, me, cookie: () => cookie }
}

/** Two people sit down at a table and begin. */
export async function seatPair(
  urls: readonly string[],
  number: number,
  game: Rules,
): Promise<{ table: string; players: Player[]; people: string[] }> {
  const people = await Promise.all(
    [0, 1].map((seat) => guest(urls[(number + seat) % urls.length], `L${number}${seat}`)),
  )
  const control = { kind: 'live' as const, bank: 3600, increment: 10 }
  const { table } = await people[0].api('createTable', {
    body: {
      game: game.id,
      variants: {},
      seats: ['person', 'person'],
      control,
      substitute: 'easy',
      access: 'open',
      seat: 0,
    },
  })
  const params = { table: table.id }
  await people[1].api('sit', { params, body: { seat: 1 } })
  const words = ['a'.repeat(64), 'b'.repeat(64)]
  for (const seat of [0, 1])
    await people[seat].api('ready', { params, body: { gen: 1, seal: sealOf(table.id, 1, seat, words[seat]) } })
  for (const seat of [0, 1]) await people[seat].api('openWord', { params, body: { gen: 1, word: words[seat] } })
  const players = await Promise.all(
    people.map(({ cookie }, seat) =>
      player({ url: urls[(number + seat) % urls.length], cookie: cookie(), table: table.id, seat, game }),
    ),
  )
  return { table: table.id, players, people: people.map(({ me }) => me.id) }
}

async function player({ url, cookie, table, seat, game }: Seated): Promise<Player> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/${table}`, SUBPROTOCOL, { headers: { cookie } })
  const luck = seedLuck(`${table} ${seat}`)
  const latencies: number[] = []
  const kept: Player['kept'] = []
  let pace: number | null = null
  let waiting: { n: number; moves: readonly number[] } | null = null
  let sent: { at: number; cid: string; move: string } | null = null
  let count = 0
  const decide = async () => {
    if (pace === null || !waiting || sent) return
    const { n, moves } = waiting
    waiting = null
    const move = game.moves.all[moves[below(luck, moves.length)]].name
    sent = { at: 0, cid: `d${count++}`, move }
    if (pace > 0) await pause(pace * (0.5 + below(luck, 1000) / 1000))
    sent = { ...sent, at: performance.now() }
    socket.send(JSON.stringify({ t: 'decide', table, n, id: sent.cid, move }))
  }
  const hear = (frame: ServerFrame) => {
    if (frame.t === 'at') {
      const own = frame.asks.find((ask) => ask.seat === seat)
      waiting = own ? { n: frame.n, moves: own.moves } : null
    }
    if (frame.t === 'ok' && sent) {
      latencies.push(performance.now() - sent.at)
      kept.push({ n: frame.n, cid: sent.cid, move: sent.move })
      sent = null
    }
    if (frame.t === 'no') sent = null
    void decide()
  }
  socket.on('message', (data) => hear(JSON.parse((data as Buffer).toString('utf8')) as ServerFrame))
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.send(JSON.stringify({ t: 'hello', v: VERSION, lang: 'en' }))
  socket.send(JSON.stringify({ t: 'join', table }))
  return {
    socket,
    latencies,
    kept,
    play(ms) {
      pace = ms
      void decide()
    },
    stop: () => void (pace = null),
  }
}
