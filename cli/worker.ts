import { parentPort } from 'node:worker_threads'
import { playDeal, type DealResult, type Meeting } from '#bots/arena.ts'
import { parseBot } from '#bots/index.ts'
import { sampleGame, type SampledGame, type Sampling } from '#bots/samples.ts'
import { gameFolder } from '#games/index.ts'

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
export type Job = DealJob | SampleJob

export type JobResult<J extends Job> = J extends DealJob ? DealResult : SampledGame[]

async function work(job: Job): Promise<DealResult | SampledGame[]> {
  const game = await gameFolder(job.game)!.game()
  if (job.do === 'deal') return playDeal(game, job.meeting, job.meeting.bots.map(parseBot), job.deal)
  const bot = parseBot(job.bot)
  return Array.from({ length: job.games }, (_, i) => sampleGame(game, job.sampling, bot, job.from + i))
}

parentPort!.on('message', async (job: Job) => parentPort!.postMessage(await work(job)))
