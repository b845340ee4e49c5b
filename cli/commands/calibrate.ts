import { addTally, calibrationOf, countGame, newTally, type Calibration } from '#bots/calibration.ts'
import { ceilingOf } from '#bots/ceiling.ts'
import { parseBot } from '#bots/index.ts'
import type { SampledGame, Sampling } from '#bots/samples.ts'
import { folderOf } from '../load.ts'
import { MAX_GAMES, parseVariants, seatCount, wholeNumber, type SeriesOptions } from '../options.ts'
import { runJobs } from '../pool.ts'
import { progressBar } from '../progress.ts'
import { grid } from '../style.ts'
import { WORDS, type Words } from '../text/words.ts'
import type { CeilingJob, SampleJob } from '../worker.ts'

interface Options extends SeriesOptions {
  readonly bot: string
  readonly variant?: readonly string[]
  readonly playouts?: string
  readonly quick?: boolean
}

const MAX_PLAYOUTS = 1000
/** Games that a core plays before it reports. */
const CHUNK = 10
/** Not those of `revier tune`, so that the fit has not seen these games. */
const LAPSES = 0.02

/** `revier calibrate GAME`: whether what bots think of positions is the chance to win. */
export async function calibrate(id: string, options: Options): Promise<void> {
  const words = WORDS[options.lang]
  const game = await folderOf(id, words).game()
  const sampling: Sampling = {
    seats: seatCount(game, options.seats ?? String(game.seats.min), words),
    variants: parseVariants(options.variant ?? [], words),
    seed: `calibrate-${options.seed}`,
    lapses: LAPSES,
    ahead: !options.quick,
  }
  parseBot(options.bot)
  const tally = newTally()
  const games = wholeNumber('--games', options.games, 1, MAX_GAMES, words)
  await sampleGames(id, sampling, options.bot, games, words, (some) => {
    const part = newTally()
    for (const one of some) countGame(part, one)
    addTally(tally, part)
  })
  const found = { game: id, seats: sampling.seats, ...calibrationOf(tally) }
  const playouts = options.playouts ? wholeNumber('--playouts', options.playouts, 2, MAX_PLAYOUTS, words) : 0
  const ceiling = playouts > 0 ? await measureCeiling(id, sampling, games, playouts, words) : null
  if (options.json) return console.log(JSON.stringify({ ...found, ...(ceiling === null ? {} : { ceiling }) }, null, 2))
  console.log(report(found, words))
  if (ceiling !== null) console.log(words.calibrate.ceiling(ceiling.toFixed(3)))
}

/** What playing on from one position of each game shows that any value could know. */
async function measureCeiling(
  game: string,
  sampling: Sampling,
  games: number,
  playouts: number,
  words: Words,
): Promise<number> {
  const progress = progressBar(words.arena.running, games)
  let sum = 0
  let done = 0
  const jobs = function* (): Generator<CeilingJob> {
    for (let from = 0; from < games; from++) yield { do: 'ceiling', game, sampling, bot: 'greedy:1', from, playouts }
  }
  await runJobs(jobs(), (sure) => {
    sum += sure
    progress.show(++done)
    return true
  })
  progress.end()
  return ceilingOf(sum / games, sampling.seats)
}

/** Plays games on all cores and hands them on as they come. */
export async function sampleGames(
  game: string,
  sampling: Sampling,
  bot: string,
  games: number,
  words: Words,
  each: (games: readonly SampledGame[]) => void,
): Promise<void> {
  const progress = progressBar(words.arena.running, games)
  let done = 0
  const jobs = function* (): Generator<SampleJob> {
    for (let from = 0; from < games; from += CHUNK)
      yield { do: 'samples', game, sampling, bot, from, games: Math.min(CHUNK, games - from) }
  }
  await runJobs(jobs(), (some) => {
    each(some)
    progress.show((done += some.length))
    return true
  })
  progress.end()
}

function report(found: Calibration, words: Words): string {
  const { games, positions, drift, brierSkill, logLoss, sum } = found
  const rows = found.reliability.map(({ values, said, won }) => [said.toFixed(3), won.toFixed(3), String(values)])
  return [
    words.calibrate.head(games, positions),
    words.calibrate.figures(drift.toFixed(4), brierSkill.toFixed(3), logLoss.toFixed(4), sum.toFixed(6)),
    grid([[...words.calibrate.columns], ...rows]),
  ].join('\n')
}
