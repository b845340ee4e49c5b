import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { freePort } from '../services/postgres.ts'
import { during, LONGEST, type Company, type Crowd, type Figures } from './measure.ts'
import { startProgram } from './program.ts'

/** About as many as a game at the other servers has. */
const DECISIONS = 120
const WARM_UP = 20

/** The least that the same decisions take on these sockets, with and without this store: `bare-server.ts`. */
export async function loadBare(company: Company, durable: boolean): Promise<Figures> {
  const port = await freePort()
  const folder = durable ? mkdtempSync(join(tmpdir(), 'revier-bare-')) : ''
  const file = join(import.meta.dirname, 'bare-server.ts')
  const { read, kill } = await startProgram(file, [String(port), folder], ['--max-semi-space-size=32'])
  const warm = await seated(port, { ...company, tables: WARM_UP }, 'warm')
  await during({ crowd: crowdOf(warm), read }, 0, LONGEST)
  const tables = await seated(port, company, 'table')
  const figures = await during({ crowd: crowdOf(tables), read }, 0, LONGEST)
  kill()
  if (durable) rmSync(folder, { recursive: true, force: true })
  return figures
}

interface BareTable {
  latencies: number[]
  left: number
  next(): void
}

const seated = (port: number, { tables, seats, watchers }: Company, name: string): Promise<BareTable[]> =>
  Promise.all(
    Array.from({ length: tables }, async (_, i) => {
      const url = `ws://127.0.0.1:${port}/${name}-${i}`
      const sockets = Array.from({ length: seats + watchers }, () => new WebSocket(url))
      await Promise.all(sockets.map((socket) => once(socket, 'message')))
      return bareTable(sockets, seats, url)
    }),
  )

/** Its players decide in turn, each once everybody has heard of the decision before. */
function bareTable(sockets: readonly WebSocket[], seats: number, table: string): BareTable {
  let [heard, at] = [0, 0]
  const one: BareTable = {
    latencies: [],
    left: DECISIONS,
    next() {
      if (one.left <= 0) return
      at = performance.now()
      const frame = { t: 'decide', table, n: one.left, id: `d${one.left}`, move: 'a-move' }
      sockets[one.left % seats].send(JSON.stringify(frame))
    },
  }
  const hear = () => {
    if (++heard % sockets.length > 0) return
    one.latencies.push(performance.now() - at)
    one.left--
    one.next()
  }
  for (const socket of sockets) socket.on('message', hear)
  return one
}

const crowdOf = (tables: readonly BareTable[]): Crowd => ({
  play: () => tables.forEach((table) => table.next()),
  stop: () => tables.forEach((table) => (table.left = 0)),
  taken: () => tables.flatMap((table) => table.latencies.splice(0)),
  running: () => tables.filter(({ left }) => left > 0).length,
})
