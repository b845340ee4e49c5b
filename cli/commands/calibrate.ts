import { addTally, calibrationOf, countGame, newTally, type Calibration } from '#bots/calibration.ts'
import { parseBot } from '#bots/index.ts'
import type { SampledGame, Sampling } from '#bots/samples.ts'
import type { Language } from '#engine/text.ts'
import { folderOf } from '../load.ts'
import { parseVariants, seatCount, wholeNumber } from '../options.ts'
import { runJobs } from '../pool.ts'
import { progressBar } from '../progress.ts'
import { grid } from '../style.ts'
import { WORDS, type Words } from '../text/words.ts'
import type { SampleJob } from '../worker.ts'

interface Options {
  readonly lang: Language
  readonly seats?: string
  readonly games: string
  readonly seed: string
  readonly bot: string
  readonly variant?: readonly string[]
  readonly json?: boolean
}

const MAX_GAMES = 1_000_000
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
  }
  parseBot(options.bot)
  const tally = newTally()
  const games = wholeNumber('--games', options.games, 1, MAX_GAMES, words)
  await sampleGames(id, sampling, options.bot, games, words, (some) => {
    const part = newTally()
    for (const one of some) countGame(part, one)
    addTally(tally, part)
  })
  const found = calibrationOf(tally)
  console.log(options.json ? JSON.stringify(found, null, 2) : report(found, words))
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
