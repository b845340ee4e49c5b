// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import { parentPort, workerData } from 'node:worker_threads'
import type { TableSetup } from '#engine/game.ts'
import { GAMES } from '#games/index.ts'
import { checkGame, Finding } from '#test/battery/battery.ts'
import { tables } from '#test/battery/tables.ts'

/** A stretch of numbered games for one worker. Game i sits at table i, round and round, and has a seed of its own. */
export interface Job {
  readonly game: string
  readonly seed: string
  readonly every: number
  readonly from: number
  readonly to: number
}

export interface Found {
  readonly number: number
  readonly what: string
}

/** What a worker answers. */
export interface Done {
  readonly games: number
  readonly decisions: number
  readonly previews: number
  /** Seconds of computing. */
  readonly seconds: number
  readonly found: Found | null
}

/** Checks the games of a job one after the other, up to the first finding. */
async function work({ game: id, seed, every, from, to }: Job): Promise<Done> {
  const game = await GAMES[id].game()
  const all = [...tables(game)]
  const before = process.threadCpuUsage()
  const sum = { games: 0, decisions: 0, previews: 0 }
  let found: Found | null = null
  for (let i = from; i < to && !found; i++) {
    const setup: TableSetup = { ...all[i % all.length], seed: `${seed}-${i}` }
    try {
      const { decisions, previews } = checkGame(game, setup, { every })
      sum.games++
      sum.decisions += decisions
      sum.previews += previews
    } catch (error) {
      found = { number: i, what: whatOf(error, setup) }
    }
  }
  const { user, system } = process.threadCpuUsage(before)
  return { ...sum, seconds: (user + system) / 1e6, found }
}

/** A law that does not hold, or rules that broke down on the way. */
export function whatOf(error: unknown, setup: TableSetup): string {
  if (error instanceof Finding) return error.message
  const [what, where] = (error instanceof Error && error.stack ? error.stack : String(error)).split('\n')
  return `crash: ${what} ${where?.trim() ?? ''} (${JSON.stringify(setup)})`
}

/** Marks the threads of the battery, apart from any other that loads this. */
export const WORKER = 'battery'

if (workerData === WORKER) parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await work(job)))
