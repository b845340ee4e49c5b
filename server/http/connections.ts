import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Online } from '../online.ts'
import { Problem } from '../problem.ts'
import { every } from '../every.ts'
import type { Caller } from './caller.ts'
import { openConnection, type Connection } from './socket.ts'

const SECOND = 1000
const DEAD = 60 * SECOND
const LOOK = 15 * SECOND
const PER_PERSON = 12
const MOST = 20_000
/** Whoever was told to come again does so spread over this long. */
const SPREAD = 5 * SECOND

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller
    /** Lets go of the answer that an upgraded socket does not need any more. */
    upgraded?: () => void
  }
}

/** All sockets of this process. */
export async function connections(
  server: FastifyInstance,
  online: Online,
  callerOf: (request: FastifyRequest) => Promise<Caller>,
): Promise<void> {
  const open = new Set<Connection>()
  const people = new Map<string, number>()
  const addresses = new Map<string, number>()
  const count = (map: Map<string, number>, key: string | null, by: number): number => {
    if (key === null) return 0
    const now = (map.get(key) ?? 0) + by
    if (now <= 0) map.delete(key)
    else map.set(key, now)
    return now
  }
  let draining = false

  online.metrics.gauge('revier_sockets', 'Open sockets', () => open.size)
  online.metrics.gauge('revier_waiting_bytes', 'Bytes that readers have not taken yet', () =>
    [...open].reduce((sum, { waiting }) => sum + waiting, 0),
  )
  // Before the upgrade: whoever may not come in gets an answer in plain HTTP.
  const preValidation = async (request: FastifyRequest, reply: FastifyReply) => {
    if (draining) throw new Problem('restart')
    const caller = await callerOf(request)
    if (open.size >= MOST) throw new Problem('full')
    if ((addresses.get(caller.address) ?? 0) >= online.settings.addressSockets) throw new Problem('rate')
    if (caller.me && (people.get(caller.me.id) ?? 0) >= PER_PERSON) throw new Problem('rate')
    request.caller = caller
    request.upgraded = () => reply.raw.detachSocket(request.raw.socket)
  }
  const letIn = (socket: WebSocket, request: FastifyRequest) => {
    const { caller } = request
    if (!caller) return socket.terminate()
    // Request and answer would be held as long as the socket is open: by it, and by what listens to its errors.
    request.upgraded?.()
    socket.removeAllListeners('error')
    const connection = openConnection(socket, request.raw.socket, caller, online)
    open.add(connection)
    count(people, connection.person, 1)
    count(addresses, connection.address, 1)
    socket.on('close', () => {
      open.delete(connection)
      count(people, connection.person, -1)
      count(addresses, connection.address, -1)
    })
  }
  for (const url of ['/ws', '/ws/:table']) server.get(url, { websocket: true, preValidation }, letIn)

  const lookAround = async () => {
    const now = online.clock.now()
    for (const connection of open) if (now - connection.seen > DEAD) connection.end()
    const banned = await online.people.banned(people.keys())
    for (const connection of open) if (connection.person && banned.has(connection.person)) connection.bye('banned')
  }
  const stop = every(online.clock, LOOK, lookAround, () => {})
  server.addHook('preClose', async () => {
    draining = true
    await stop()
    for (const connection of open) connection.bye('restart', Math.round(Math.random() * SPREAD))
  })
}
