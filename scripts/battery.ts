// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import { availableParallelism } from 'node:os'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { Command, CommanderError } from 'commander'
import { progressBar } from '#cli/progress.ts'
import type { TableSetup } from '#engine/game.ts'
import { gameFolder, GAMES } from '#games/index.ts'
import { checkGame, Finding, OPTIONS } from '#test/battery/battery.ts'
import { tables } from '#test/battery/tables.ts'

/** A stretch of numbered games for one worker. Game i sits at table i, round and round, and has a seed of its own. */
interface Job {
  readonly game: string
  readonly seed: string
  readonly every: number
  readonly from: number
  readonly to: number
}

interface Found {
  readonly number: number
  readonly what: string
}

/** What a worker answers. */
interface Done {
  readonly games: number
  readonly decisions: number
  readonly found: Found | null
}

interface Options {
  readonly games: number
  readonly seed: string
  readonly every: number
  readonly from: number
}

const JOB_GAMES = 20

/** Marks the threads that this script starts, apart from any other that loads it. */
const WORKER = 'battery'

/** Checks the games of a job one after the other, up to the first finding. */
async function work({ game: id, seed, every, from, to }: Job): Promise<Done> {
  const game = await GAMES[id].game()
  const all = [...tables(game)]
  let decisions = 0
  for (let i = from; i < to; i++) {
    const setup: TableSetup = { ...all[i % all.length], seed: `${seed}-${i}` }
    try {
      decisions += checkGame(game, setup, { every }).decisions
    } catch (error) {
      return { games: i - from, decisions, found: { number: i, what: whatOf(error, setup) } }
    }
  }
  return { games: to - from, decisions, found: null }
}

/** A law that does not hold, or rules that broke down on the way. */
export function whatOf(error: unknown, setup: TableSetup): string {
  if (error instanceof Finding) return error.message
  const [what, where] = (error instanceof Error && error.stack ? error.stack : String(error)).split('\n')
  return `crash: ${what} ${where?.trim() ?? ''} (${JSON.stringify(setup)})`
}

/** `npm run battery`: the battery over as many games as wanted, on all cores. */
async function main(): Promise<number> {
  try {
    const { game, ...options } = readOptions(process.argv.slice(2))
    const workers = Array.from({ length: availableParallelism() }, startWorker)
    let sound = true
    for (const id of game ? [game] : Object.keys(GAMES)) sound = (await checkAll(id, options, workers)) && sound
    await Promise.all(workers.map((worker) => worker.terminate()))
    return sound ? 0 : 1
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    throw error
  }
}

const startWorker = (): Worker => new Worker(new URL(import.meta.url), { workerData: WORKER })

/** The options as they were typed. */
type Raw = Readonly<Record<keyof Options, string>> & { readonly game?: string }

function readOptions(args: readonly string[]): Options & { readonly game?: string } {
  const command = new Command('battery')
    .description('Plays random games at every table and checks every law at every decision.')
    .exitOverride()
    .option('--game <id>', 'this game only')
    .option('--games <n>', 'games for each game, spread over its tables', '1000')
    .option('--seed <seed>', 'where the luck comes from', 'battery')
    .option('--every <n>', 'check the costly laws at one decision in so many', String(OPTIONS.every))
    .option('--from <n>', 'number of the first game', '0')
  command.parse(args, { from: 'user' })
  const { game, games, seed, every, from } = command.opts<Raw>()
  const number = (option: string, value: string, min: number): number => {
    if (!/^\d{1,9}$/.test(value) || Number(value) < min)
      command.error(`error: --${option} is a whole number from ${min}, not '${value}'`)
    return Number(value)
  }
  if (game !== undefined && !gameFolder(game))
    command.error(`error: there is no game '${game}'; there are ${Object.keys(GAMES).join(', ')}`)
  if (!/^[\x21-\x7e]{1,100}$/.test(seed)) command.error('error: a seed is 1 to 100 printable characters without spaces')
  return {
    ...(game !== undefined && { game }),
    games: number('games', games, 1),
    seed,
    every: number('every', every, 1),
    from: number('from', from, 0),
  }
}

/** Checks one game on all workers, and says how it went. */
async function checkAll(id: string, options: Options, workers: readonly Worker[]): Promise<boolean> {
  const { games, from } = options
  const progress = progressBar(id, games)
  const sum = { games: 0, decisions: 0 }
  const finds: Found[] = []
  let next = from
  const serve = async (worker: Worker): Promise<void> => {
    while (next < from + games && finds.length === 0) {
      const job: Job = { game: id, ...options, from: next, to: Math.min(next + JOB_GAMES, from + games) }
      next = job.to
      const done = await answer(worker, job)
      sum.games += done.games
      sum.decisions += done.decisions
      if (done.found) finds.push(done.found)
      progress.show(sum.games)
    }
  }
  await Promise.all(workers.map(serve))
  progress.end()
  const { length } = [...tables(await GAMES[id].game())]
  console.log(summary(id, sum.games, sum.decisions, length, finds.length))
  finds.sort((a, b) => a.number - b.number)
  if (finds[0]) console.log(`\n${paragraph(id, options, finds[0])}\n`)
  return finds.length === 0
}

function answer(worker: Worker, job: Job): Promise<Done> {
  const { promise, resolve, reject } = Promise.withResolvers<Done>()
  worker.once('message', resolve).once('error', reject)
  worker.postMessage(job)
  return promise.finally(() => worker.off('message', resolve).off('error', reject))
}

export const summary = (id: string, games: number, decisions: number, tables: number, finds: number): string =>
  `${id}: ${games} games at ${Math.min(games, tables)} of ${tables} tables, ${decisions} decisions checked, ${finds ? 'stopped by a finding' : 'all laws hold'}`

/** What was found, and how to see it again. */
export const paragraph = (
  id: string,
  { seed, every }: Pick<Options, 'seed' | 'every'>,
  { number, what }: Found,
): string =>
  `${id}, game ${number}: ${what}. To see it again: npm run battery -- --game ${id} --seed ${seed} --every ${every} --from ${number} --games 1`

if (workerData === WORKER) parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await work(job)))
else if (import.meta.main) process.exitCode = await main()
