import { parentPort } from 'node:worker_threads'
import { playDeal, type DealResult, type Meeting } from '#bots/arena.ts'
import { sureness } from '#bots/ceiling.ts'
import { chances } from '#bots/chances.ts'
import { greedy } from '#bots/greedy.ts'
import { parseBot } from '#bots/index.ts'
import type { Layer, TableSetup, Weights } from '#engine/game.ts'
import { labGame, newLabTally, type LabTable, type LabTally } from '#bots/lab.ts'
import { findPuzzles, type Depth } from '#bots/puzzles.ts'
import { sampleGame, type SampledGame, type Sampling } from '#bots/samples.ts'
import { judgingBy, playHalves } from '#bots/weights.ts'
import { gameFolder } from '#games/index.ts'
import { puzzleLine } from './puzzle-line.ts'

/** What can be done on another core. */
export type DealJob = { readonly do: 'deal'; readonly game: string; readonly meeting: Meeting; readonly deal: number }
export type SampleJob = {
  readonly do: 'samples'
  readonly game: string
  readonly sampling: Sampling
  readonly bot: string
  readonly from: number
  readonly games: number
}
export type TrialJob = {
  readonly do: 'trial'
  readonly game: string
  readonly meeting: Meeting
  /** What the first of two greedy bots values by. */
  readonly layer: Layer
  readonly deal: number
}
export type HalvesJob = {
  readonly do: 'halves'
  readonly game: string
  readonly table: { readonly seats: number; readonly seed: string }
  /** What the first half of the seats values by, and the second. */
  readonly weights: readonly [Weights, Weights]
  readonly deal: number
}
export type LabJob = {
  readonly do: 'lab'
  readonly game: string
  readonly table: LabTable
  readonly bot: string
  readonly from: number
  readonly games: number
}
export type CeilingJob = {
  readonly do: 'ceiling'
  readonly game: string
  readonly sampling: Sampling
  readonly bot: string
  readonly from: number
  readonly playouts: number
}
export type PuzzleJob = {
  readonly do: 'puzzles'
  readonly game: string
  readonly deal: number
  readonly setup: TableSetup
  readonly depth: Depth
}
export type Job = DealJob | SampleJob | TrialJob | HalvesJob | LabJob | CeilingJob | PuzzleJob

export type JobResult<J extends Job> = J extends DealJob | TrialJob
  ? DealResult
  : J extends LabJob
    ? LabTally
    : J extends CeilingJob | HalvesJob
      ? number
      : J extends PuzzleJob
        ? readonly string[]
        : SampledGame[]

async function work(job: Job): Promise<DealResult | SampledGame[] | LabTally | number | string[]> {
  const game = await gameFolder(job.game)!.game()
  if (job.do === 'deal') return playDeal(game, job.meeting, job.meeting.bots.map(parseBot), job.deal, ownTime)
  if (job.do === 'trial') {
    const judged = {
      ...game,
      value: chances({ outlook: game.outlook!, result: game.result }, { [job.meeting.seats]: job.layer }),
    }
    return playDeal(game, job.meeting, [judgingBy(judged, greedy()), greedy()], job.deal)
  }
  if (job.do === 'halves') return playHalves(game, job.table, job.weights, job.deal)
  if (job.do === 'puzzles') {
    const { plain } = await gameFolder(job.game)!.puzzles()
    const found = findPuzzles(game, job.setup, job.depth, plain)
    return found.map((one) => `${puzzleLine(game, job, one)} ${one.stage}`)
  }
  const bot = parseBot(job.bot)
  if (job.do === 'ceiling') return sureness(game, job.sampling, bot, job.from, job.playouts)
  if (job.do === 'lab') {
    const tally = newLabTally(job.table.seats)
    for (let i = 0; i < job.games; i++) labGame(game, job.table, bot, job.from + i, tally)
    return tally
  }
  return Array.from({ length: job.games }, (_, i) => sampleGame(game, job.sampling, bot, job.from + i))
}

/** Milliseconds that this thread has worked: other programs on the machine do not count. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

parentPort!.on('message', async (job: Job) => parentPort!.postMessage(await work(job)))
