import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { openWire } from '#server/http/wire.ts'
import { openStore } from '#server/store/open.ts'
import type { Append } from '#server/store/store.ts'
import { tellReadings } from './program.ts'

/**
 * As little as a server can do: it reads a frame, appends one entry to the log, and once that is durable writes the same
 * text to everybody at the table. No rules, no views, no people. Without a folder nothing is kept.
 */
const [port, folder] = process.argv.slice(2)
const store = folder ? await openStore({ folder }) : null
/** As long as a frame of ours in the middle of a game. */
const FRAME = 'x'.repeat(330)
const SEATS = 4
const HOUR = 3_600_000

interface Table {
  readonly wires: ReturnType<typeof openWire>[]
  n: number
}
const tables = new Map<string, Promise<Table>>()

function appendOf(tab: string, n: number): Append {
  const [at, seat] = [Date.now(), n % SEATS]
  return {
    entry: { tab, n, kind: 'decide', seat, person: `person-${tab}-${seat}`, body: '"a-move"', cid: `d${n}`, at },
    tab: { len: n, pos: n, waits: 1 << seat, due: at + HOUR, changed: at, status: 'running', result: null },
    outbox: [],
  }
}

async function newTable(id: string): Promise<Table> {
  const settings = { game: 'bare', rules: 1, seats: SEATS, variants: '{}', control: '{}', access: 'open' } as const
  const start = { status: 'running', gen: 1, len: 0, pos: 0, waits: 0, due: 0, created: 0, changed: 0 } as const
  const none = { invite_hash: null, result: null, rematch_of: null, next: null }
  const row = { id, owner: 'nobody', substitute: 'easy', ...settings, ...start, ...none }
  await store?.write((tx) => tx.insertInto('tab').values(row).execute())
  return { wires: [], n: 0 }
}

async function come(socket: WebSocket, tcp: Socket, id: string): Promise<void> {
  const coming = tables.get(id) ?? newTable(id)
  tables.set(id, coming)
  const [wire, table] = [openWire(socket, tcp), await coming]
  table.wires.push(wire)
  socket.on('message', async () => {
    const n = ++table.n
    await store?.append(appendOf(id, n))
    for (const one of table.wires) one.send(`${n} ${FRAME}`)
  })
  wire.send('in')
}

const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
sockets.on('connection', (socket, request) => void come(socket, request.socket, request.url ?? ''))
server.listen(Number(port), '127.0.0.1', tellReadings)
