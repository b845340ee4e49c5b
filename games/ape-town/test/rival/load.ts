import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as ClientModule from 'boardgame.io/dist/types/packages/client.js'
import type * as MultiplayerModule from 'boardgame.io/dist/types/packages/multiplayer.js'
import { seedLuck } from '#engine/luck.ts'
import { quickPick } from '#test/bench/random-play.ts'
import { pause, type Figures } from '#test/load/measure.ts'
import { enumerate, rivalGame, type RivalG } from './game.ts'

const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client') as typeof ClientModule
const { SocketIO } = require('boardgame.io/multiplayer') as typeof MultiplayerModule

interface Pair {
  readonly latencies: number[]
  sent: number
  done: number
  play(): void
  stop(): void
  close(): void
}

/** The same load on the library's server: pairs of its own clients, one decision of each match at a time. */
export async function loadRival(port: number, matches: number, seconds: number): Promise<Figures & { lost: number }> {
  const child = fork(join(import.meta.dirname, 'server.ts'), [String(port)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  const pairs = await Promise.all(Array.from({ length: matches }, (_, i) => newPair(port, i)))
  const [before, started] = [await cpuOf(child), performance.now()]
  for (const pair of pairs) pair.play()
  await pause(seconds * 1000)
  for (const pair of pairs) pair.stop()
  const time = (performance.now() - started) / 1000
  const cpu = (await cpuOf(child)) - before
  const latencies = pairs.flatMap((pair) => pair.latencies)
  await pause(1000)
  const lost = pairs.reduce((sum, { sent, done }) => sum + sent - done, 0)
  for (const pair of pairs) pair.close()
  child.kill('SIGKILL')
  return { decisions: latencies.length, seconds: time, cpu, latencies, lost }
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu')
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: number }]
  return cpu
}

async function newPair(port: number, number: number): Promise<Pair> {
  const server = `http://localhost:${port}`
  // The server makes a match when its first client comes: the lobby is not part of what is measured.
  const clients = ['0', '1'].map((playerID) => {
    const client = Client<RivalG>({
      game: rivalGame,
      numPlayers: 2,
      multiplayer: SocketIO({ server }),
      matchID: `load-${number}`,
      playerID,
      debug: false,
    })
    client.start()
    return client
  })
  const luck = seedLuck(`load ${number}`)
  const latencies: number[] = []
  const pair: Pair = {
    latencies,
    sent: 0,
    done: 0,
    play: () => next(),
    stop: () => void (playing = false),
    close: () => clients.forEach((client) => client.stop()),
  }
  let playing = true
  let sent: { at: number; id: number } | null = null
  const next = () => {
    const state = clients[0].getState()
    if (!playing || sent || !state || state.ctx.gameover !== undefined) return
    const { move, args } = quickPick(luck, enumerate(state.G, state.ctx))
    const client = clients[Number(state.ctx.currentPlayer)]
    if (client.getState()?._stateID !== state._stateID) return
    sent = { at: performance.now(), id: state._stateID }
    pair.sent++
    client.moves[move](...args)
  }
  // The other end hears of a move when the server has made it: that is the acknowledgement.
  clients.forEach((client) =>
    client.subscribe(() => {
      const ids = clients.map((one) => one.getState()?._stateID ?? -1)
      if (sent && ids.every((id) => id > (sent?.id ?? 0))) {
        latencies.push(performance.now() - sent.at)
        pair.done++
        sent = null
      }
      next()
    }),
  )
  for (let i = 0; i < 500 && clients.some((client) => client.getState() === null); i++) await pause(10)
  return pair
}
