import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as ClientModule from 'boardgame.io/dist/types/packages/client.js'
import type * as MultiplayerModule from 'boardgame.io/dist/types/packages/multiplayer.js'
import { below, seedLuck } from '#engine/luck.ts'
import { quickPick } from '#test/bench/random-play.ts'
import { during, measured, pause, type Company, type Crowd, type Run } from '#test/load/measure.ts'
import { startProgram } from '#test/load/program.ts'
import { enumerate, rivalGame, type RivalG } from './game.ts'

const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client') as typeof ClientModule
const { SocketIO } = require('boardgame.io/multiplayer') as typeof MultiplayerModule

interface LoadMatch {
  latencies: number[]
  sent: number
  done: number
  readonly isOver: boolean
  play(pace: number): void
  stop(): void
  close(): void
}

const WARM_UP = 20
const MINUTE = 60

/** The same load on the library's server: its own clients, one decision of each match at a time, whole games. */
export async function loadRival(port: number, company: Company, seconds: number): Promise<Run & { lost: number }> {
  const { read, kill } = await startProgram(join(import.meta.dirname, 'server.ts'), [String(port)])
  const warm = await seated(port, { ...company, tables: WARM_UP }, 0)
  await during({ crowd: crowdOf(warm), read }, 0, MINUTE)
  const matches = await seated(port, company, WARM_UP)
  const run = await measured({ crowd: crowdOf(matches), read }, seconds)
  const lost = matches.reduce((sum, { sent, done }) => sum + sent - done, 0)
  for (const match of [...warm, ...matches]) match.close()
  kill()
  return { ...run, lost }
}

async function seated(port: number, company: Company, from: number): Promise<LoadMatch[]> {
  const matches: LoadMatch[] = []
  for (let i = 0; i < company.tables; i += 10) {
    const numbers = Array.from({ length: Math.min(10, company.tables - i) }, (_, j) => from + i + j)
    matches.push(...(await Promise.all(numbers.map((number) => newMatch(port, number, company)))))
  }
  return matches
}

function crowdOf(matches: readonly LoadMatch[]): Crowd {
  return {
    play: (pace) => matches.forEach((match) => match.play(pace)),
    stop: () => matches.forEach((match) => match.stop()),
    taken: () =>
      matches.flatMap((match) => {
        const { latencies } = match
        match.latencies = []
        return latencies
      }),
    running: () => matches.filter(({ isOver }) => !isOver).length,
  }
}

/** The server makes a match when its first client comes: the lobby is not part of what is measured. */
async function newMatch(port: number, number: number, { seats, watchers }: Company): Promise<LoadMatch> {
  const seatsAndEyes = [...Array.from({ length: seats }, (_, seat) => String(seat)), ...Array(watchers).fill(undefined)]
  const clients = seatsAndEyes.map((playerID: string | undefined) => {
    const client = Client<RivalG>({
      game: rivalGame,
      numPlayers: seats,
      multiplayer: SocketIO({ server: `http://localhost:${port}` }),
      matchID: `load-${number}`,
      ...(playerID === undefined ? {} : { playerID }),
      debug: false,
    })
    client.start()
    return client
  })
  const luck = seedLuck(`load ${number}`)
  let pace: number | null = null
  let sent: { at: number; id: number } | null = null
  let timer: NodeJS.Timeout | undefined
  const idOf = (client: (typeof clients)[number]) => client.getState()?._stateID ?? -1
  const decide = () => {
    const state = clients[0].getState()
    if (pace === null || sent || !state || state.ctx.gameover !== undefined) return
    const { move, args } = quickPick(luck, enumerate(state.G, state.ctx))
    sent = { at: performance.now(), id: state._stateID }
    match.sent++
    clients[Number(state.ctx.currentPlayer)].moves[move](...args)
  }
  const soon = () => {
    if (!pace) return decide()
    clearTimeout(timer)
    timer = setTimeout(decide, pace * (0.5 + below(luck, 1000) / 1000))
  }
  const match: LoadMatch = {
    latencies: [],
    sent: 0,
    done: 0,
    get isOver() {
      return clients[0].getState()?.ctx.gameover !== undefined
    },
    play(ms) {
      pace = ms
      soon()
    },
    stop() {
      pace = null
      clearTimeout(timer)
    },
    close: () => clients.forEach((client) => client.stop()),
  }
  // A client shows some moves before the server has made them: once all have it, it is acknowledged.
  const hear = () => {
    if (!sent || clients.some((client) => idOf(client) <= (sent?.id ?? 0))) return
    match.latencies.push(performance.now() - sent.at)
    match.done++
    sent = null
    soon()
  }
  clients.forEach((client) => client.subscribe(hear))
  for (let i = 0; i < 500 && clients.some((client) => client.getState() === null); i++) await pause(10)
  return match
}
