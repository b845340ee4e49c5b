import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { progressBar } from '#cli/progress.ts'
import { GAMES } from '#games/index.ts'
import { OPTIONS } from '#test/battery/battery.ts'
import { tables } from '#test/battery/tables.ts'
import { OtherRun, ProgressFile, type Run, type Tally } from './battery/progress-file.ts'
import { WORKER, type Done, type Found, type Job } from './battery/worker.ts'
import { contentOf } from './mutate/memory.ts'
import { exitCodeOf, oneOf, scriptCommand, seedWord, wholeNumber } from './options.ts'

const ROOT = join(import.meta.dirname, '..')
const JOB_GAMES = 20

interface Options extends Run {
  readonly ids: readonly string[]
  readonly file: string | undefined
  readonly json: boolean
}

/** The options as they were typed. */
interface Raw {
  readonly game?: string
  readonly games: string
  readonly seed: string
  readonly every: string
  readonly from: string
  readonly resume?: string
  readonly json?: true
}

const battery = scriptCommand('battery', 'Plays random games at every table and checks every law at every decision.')
  .option('--game <id>', 'this game only')
  .option('--games <n>', 'games for each game, spread over its tables', '1000')
  .option('--seed <seed>', 'where the luck comes from', 'battery')
  .option('--every <n>', 'check the costly laws at one decision in so many', String(OPTIONS.every))
  .option('--from <n>', 'number of the first game', '0')
  .option('--resume <file>', 'keep the progress in a file, and go on from what it holds')
  .option('--json', 'print the counts and what is broken as JSON, and nothing else')

function readOptions(args: readonly string[]): Options {
  battery.parse(args, { from: 'user' })
  const { game, games, seed, every, from, resume, json } = battery.opts<Raw>()
  return {
    ids: game === undefined ? Object.keys(GAMES) : [oneOf(battery, 'game', game, Object.keys(GAMES))],
    games: wholeNumber(battery, 'games', games, 1),
    seed: seedWord(battery, seed),
    every: wholeNumber(battery, 'every', every, 1),
    from: wholeNumber(battery, 'from', from, 0),
    content: contentOf(ROOT, ['engine/*.ts', 'games/**/*.ts', 'test/battery/*.ts']),
    commit: commit(),
    file: resume,
    json: json === true,
  }
}

/** The name of the commit, where there is one. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return 'unknown'
  }
}

/** `npm run battery`: the battery over as many games as wanted, on all cores. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2))
  const file = openFile(options)
  const workers = Array.from({ length: Math.min(availableParallelism(), jobsLeft(options, file)) }, startWorker)
  const found: unknown[] = []
  for (const id of options.ids) {
    const tally = await checkAll(id, options, file, workers)
    found.push(asJson(id, options, tally))
    if (!options.json) console.log(summary(id, options, tally))
  }
  await Promise.all(workers.map((worker) => worker.terminate()))
  if (options.json) console.log(JSON.stringify(options.ids.length === 1 ? found[0] : found, null, 2))
  return options.ids.every((id) => file.progress.tallies[id].found.length === 0) ? 0 : 1
}

function openFile({ seed, every, from, games, content, commit, file }: Options): ProgressFile {
  try {
    return new ProgressFile({ seed, every, from, games, content, commit }, file)
  } catch (error) {
    if (error instanceof OtherRun) battery.error(`error: ${error.message}`)
    throw error
  }
}

/** Of the game with the most to do: no worker is started that would be ended before it has begun. */
const jobsLeft = ({ ids, games }: Options, { progress }: ProgressFile): number =>
  Math.max(...ids.map((id) => Math.ceil(games / JOB_GAMES) - (progress.tallies[id]?.done.length ?? 0)))

const startWorker = (): Worker => new Worker(new URL('battery/worker.ts', import.meta.url), { workerData: WORKER })

/** Checks one game on all workers, up to the first finding. */
async function checkAll(
  id: string,
  { games, from, seed, every }: Options,
  file: ProgressFile,
  workers: readonly Worker[],
): Promise<Tally> {
  const tally = file.tally(id, [...tables(await GAMES[id].game())].length)
  const done = new Set(tally.done)
  const progress = progressBar(id, games)
  let next = from
  const serve = async (worker: Worker): Promise<void> => {
    while (next < from + games && tally.found.length === 0) {
      const job: Job = { game: id, seed, every, from: next, to: Math.min(next + JOB_GAMES, from + games) }
      next = job.to
      if (done.has(job.from)) continue
      file.add(tally, job.from, await answer(worker, job))
      progress.show(tally.games)
    }
  }
  await Promise.all(workers.map(serve))
  progress.end()
  tally.found.sort((a, b) => a.number - b.number)
  file.save()
  return tally
}

function answer(worker: Worker, job: Job): Promise<Done> {
  const { promise, resolve, reject } = Promise.withResolvers<Done>()
  worker.once('message', resolve).once('error', reject)
  worker.postMessage(job)
  return promise.finally(() => worker.off('message', resolve).off('error', reject))
}

const asJson = (id: string, options: Options, { games, decisions, previews, found }: Tally) => ({
  game: id,
  games,
  decisions,
  previews,
  broken: found.map((one) => paragraph(id, options, one)),
})

function summary(id: string, options: Options, { games, decisions, previews, tables, found }: Tally): string {
  const counts = `${games} games at ${Math.min(games, tables)} of ${tables} tables, ${decisions} decisions and ${previews} previews checked`
  if (!found[0]) return `${id}: ${counts}, all laws hold`
  return `${id}: ${counts}, stopped by a finding\n\n${paragraph(id, options, found[0])}\n`
}

/** What was found, and how to see it again. */
export const paragraph = (id: string, { seed, every }: Pick<Run, 'seed' | 'every'>, { number, what }: Found): string =>
  `${id}, game ${number}: ${what}. To see it again: npm run battery -- --game ${id} --seed ${seed} --every ${every} --from ${number} --games 1`

if (import.meta.main) process.exitCode = await exitCodeOf(main)
