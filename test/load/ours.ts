import { WebSocket } from 'ws'
import type { Rules } from '#engine/game.ts'
import { SUBPROTOCOL } from '#protocol/frames.ts'
import { openStore } from '#server/store/open.ts'
import { serverProcess, type ServerProcess } from '../faults/process.ts'
import { freePort } from '../services/postgres.ts'
import { during, measured, pause, type Company, type Crowd, type Reading, type Run } from './measure.ts'
import { metricsAt } from './metrics.ts'
import { loadTable, type LoadTable } from './player.ts'
import { sharedOut } from './share.ts'

export interface LoadOptions extends Company {
  readonly seconds: number
  readonly processes: number
  readonly database?: string
  readonly redis?: string
  /** Each process has only a share of the time (`share.ts`); all players of a table come to the same one. */
  readonly shared?: boolean
}

export interface Ours extends Run {
  readonly lost: number
  readonly doubled: number
}

/** Tables that play before anything is measured. */
const WARM_UP = 20
const MINUTE = 60
/** What was needed only to come in is gone by then. */
const SETTLED = 25_000

/** Tables full of players against our own server, everything durable. */
export async function loadOurs(game: Rules, options: LoadOptions): Promise<Ours> {
  const ports = await Promise.all(Array.from({ length: options.processes }, freePort))
  const env = {
    ...(options.database ? { DATABASE_URL: options.database } : {}),
    ...(options.redis ? { REDIS_URL: options.redis } : {}),
  }
  const servers: ServerProcess[] = []
  for (const port of ports) servers.push(await serverProcess({ ...env, METRICS_PORT: String(port) }))
  const urls = servers.map(({ url }) => url)
  // Each is read once only: the lag is what it was since the reading before.
  const read = async () => summed(await Promise.all(ports.map(readingAt)))

  const warm = await seated(urls, game, { ...options, tables: WARM_UP }, 0)
  await during({ crowd: crowdOf(warm), read }, 0, MINUTE)
  const tables = await seated(urls, game, options, WARM_UP)
  const share = options.shared ? sharedOut(servers.map(({ pid }) => pid)) : null
  const run = await measured({ crowd: crowdOf(tables), read }, options.seconds)
  await share?.stop()
  for (const table of [...warm, ...tables]) leave(table)
  await Promise.all(servers.map((server) => server.stop()))
  const found = await audit(tables, servers[0].folder, options.database)
  await Promise.all(servers.map((server) => server.remove()))
  return { ...run, ...found }
}

async function readingAt(port: number): Promise<Required<Reading>> {
  const read = await metricsAt(port)
  return {
    cpu: read('process_cpu_seconds_total'),
    commits: read('revier_commit_seconds_count'),
    commitSeconds: read('revier_commit_seconds_sum'),
    lag: read('revier_loop_lag_p99_seconds'),
  }
}

/** What several processes come to: all they did, and the worst lag of them. */
const summed = (all: readonly Required<Reading>[]): Reading =>
  all.reduce((one, other) => ({
    cpu: one.cpu + other.cpu,
    commits: one.commits + other.commits,
    commitSeconds: one.commitSeconds + other.commitSeconds,
    lag: Math.max(one.lag, other.lag),
  }))

async function seated(urls: readonly string[], game: Rules, company: LoadOptions, from: number): Promise<LoadTable[]> {
  const tables: LoadTable[] = []
  for (let i = 0; i < company.tables; i += 10) {
    const numbers = Array.from({ length: Math.min(10, company.tables - i) }, (_, j) => from + i + j)
    tables.push(
      ...(await Promise.all(
        numbers.map((number) => loadTable(company.shared ? [urls[number % urls.length]] : urls, number, game, company)),
      )),
    )
  }
  return tables
}

function crowdOf(tables: readonly LoadTable[]): Crowd {
  const players = tables.flatMap((table) => table.players)
  return {
    play: (pace) => players.forEach((one) => one.play(pace)),
    stop: () => players.forEach((one) => one.stop()),
    taken: () =>
      players.flatMap((one) => {
        const { latencies } = one
        one.latencies = []
        return latencies
      }),
    running: () => tables.filter(({ players: [first] }) => !first.isOver).length,
  }
}

function leave({ players, watchers }: LoadTable): void {
  for (const { socket } of players) socket.terminate()
  for (const socket of watchers) socket.terminate()
}

/** Whether everything that was acknowledged is in the log, once. */
async function audit(tables: readonly LoadTable[], folder: string, url?: string) {
  const store = await openStore({ folder, url })
  let lost = 0
  let doubled = 0
  for (const { table, players } of tables) {
    const rows = await store.db.selectFrom('entry').select(['n', 'person', 'cid']).where('tab', '=', table).execute()
    for (const { person, kept } of players)
      for (const { n, cid } of kept) {
        const same = rows.filter((row) => row.person === person && row.cid === cid)
        if (!same.some((row) => row.n === n)) lost++
        if (same.length > 1) doubled++
      }
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
  await pause(SETTLED)
  const after = await rss()
  sockets.forEach((socket) => socket.terminate())
  await server.remove()
  return { sockets: sockets.length, before, after }
}
