import { WebSocket } from 'ws'
import type { Rules } from '#engine/game.ts'
import { SUBPROTOCOL } from '#protocol/frames.ts'
import { openStore } from '#server/store/open.ts'
import { serverProcess, type ServerProcess } from '../faults/process.ts'
import { freePort } from '../services/postgres.ts'
import { pause, round, type Figures } from './measure.ts'
import { metricsAt } from './metrics.ts'
import { seatPair } from './player.ts'

export interface LoadOptions {
  readonly tables: number
  readonly seconds: number
  readonly processes: number
  readonly database?: string
  readonly redis?: string
}

export interface Ours {
  /** As fast as everybody can, one decision of each table at a time. */
  readonly full: Figures
  /** At the pace of a busy table. */
  readonly paced: Figures
  readonly lost: number
  readonly doubled: number
  /** Milliseconds: the mean commit, and how far the event loop was behind in the worst hundredth. */
  readonly commit: number
  readonly lag: number
}

/** At that pace a table makes about two decisions a second. */
const PACE = 500

type Pair = Awaited<ReturnType<typeof seatPair>>

/** Pairs of players against our own server, everything durable. */
export async function loadOurs(game: Rules, options: LoadOptions): Promise<Ours> {
  const ports = await Promise.all(Array.from({ length: options.processes }, freePort))
  const env = {
    ...(options.database ? { DATABASE_URL: options.database } : {}),
    ...(options.redis ? { REDIS_URL: options.redis } : {}),
  }
  const servers: ServerProcess[] = []
  for (const port of ports) servers.push(await serverProcess({ ...env, METRICS_PORT: String(port) }))
  const urls = servers.map(({ url }) => url)
  const pairs: Pair[] = []
  for (let i = 0; i < options.tables; i += 10)
    pairs.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(10, options.tables - i) }, (_, j) => seatPair(urls, i + j, game)),
      )),
    )
  const cpu = async () =>
    (await Promise.all(ports.map(metricsAt))).reduce((sum, read) => sum + read('process_cpu_seconds_total'), 0)
  const paced = await during(pairs, PACE, options.seconds, cpu)
  const full = await during(pairs, 0, options.seconds, cpu)
  const [read] = await Promise.all(ports.map(metricsAt))
  const commit = round((1000 * read('revier_commit_seconds_sum')) / read('revier_commit_seconds_count'))
  const lag = round(1000 * read('nodejs_eventloop_lag_p99_seconds'))
  for (const { players } of pairs) for (const { socket } of players) socket.terminate()
  await Promise.all(servers.map((server) => server.stop()))
  const found = await audit(pairs, servers[0].folder, options.database)
  await Promise.all(servers.map((server) => server.remove()))
  return { full, paced, ...found, commit, lag }
}

/** Everybody plays for so many seconds. */
async function during(
  pairs: readonly Pair[],
  pace: number,
  seconds: number,
  cpu: () => Promise<number>,
): Promise<Figures> {
  const players = pairs.flatMap((pair) => pair.players)
  for (const { latencies } of players) latencies.length = 0
  const [before, started] = [await cpu(), performance.now()]
  for (const one of players) one.play(pace)
  await pause(seconds * 1000)
  for (const one of players) one.stop()
  const time = (performance.now() - started) / 1000
  const used = (await cpu()) - before
  const latencies = players.flatMap((one) => one.latencies)
  await pause(500) // what is under way comes in, and counts for nobody
  return { decisions: latencies.length, seconds: time, cpu: used, latencies }
}

/** Whether everything that was acknowledged is in the log, once. */
async function audit(pairs: readonly Pair[], folder: string, url?: string): Promise<{ lost: number; doubled: number }> {
  const store = await openStore({ folder, url })
  let lost = 0
  let doubled = 0
  for (const { table, players, people } of pairs) {
    const rows = await store.db.selectFrom('entry').select(['n', 'person', 'cid']).where('tab', '=', table).execute()
    players.forEach(({ kept }, seat) => {
      for (const { n, cid } of kept) {
        const same = rows.filter((row) => row.person === people[seat] && row.cid === cid)
        if (!same.some((row) => row.n === n)) lost++
        if (same.length > 1) doubled++
      }
    })
  }
  await store.close()
  return { lost, doubled }
}

/** What sockets cost that only wait: bytes of memory before and with them. */
export async function idleSockets(count: number): Promise<{ sockets: number; before: number; after: number }> {
  const port = await freePort()
  const server = await serverProcess({ METRICS_PORT: String(port) })
  const rss = async () => (await metricsAt(port))('process_resident_memory_bytes')
  const before = await rss()
  const sockets: WebSocket[] = []
  for (let i = 0; i < count; i += 50) {
    const batch = Array.from(
      { length: Math.min(50, count - i) },
      () => new WebSocket(`${server.url.replace('http', 'ws')}/ws`, SUBPROTOCOL),
    )
    await Promise.all(
      batch.map((socket) => new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))),
    )
    sockets.push(...batch)
  }
  const after = await rss()
  sockets.forEach((socket) => socket.terminate())
  await server.remove()
  return { sockets: sockets.length, before, after }
}
