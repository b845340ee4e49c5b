import { scores, type DealResult, type Score } from '#bots/arena.ts'
import { calibrationOf, countGame, newTally, type Calibration } from '#bots/calibration.ts'
import { chancesOf } from '#bots/chances.ts'
import { fitLayer } from '#bots/fit.ts'
import { marksIn, type SampledGame } from '#bots/samples.ts'
import type { Game, Layer } from '#engine/game.ts'
import { seedLuck, shuffle } from '#engine/luck.ts'
import { writeFitted } from '../generated.ts'
import { folderOf } from '../load.ts'
import { MAX_GAMES, seatCount, wholeNumber, type SeriesOptions } from '../options.ts'
import { runJobs } from '../pool.ts'
import { progressBar } from '../progress.ts'
import { WORDS, type Words } from '../text/words.ts'
import type { TrialJob } from '../worker.ts'
import { sampleGames } from './calibrate.ts'
import { tuneWeights } from './tune-weights.ts'

interface Options extends Omit<SeriesOptions, 'games'> {
  readonly weights?: boolean
  readonly ahead?: boolean
  readonly games?: string
  readonly duels?: string
  readonly dry?: boolean
}

/** Unless other numbers are given: games for a fit and for its duel. */
const USUAL = { layers: { games: '900', duels: '200' }, weights: { games: '6000', duels: '600' } }

const MOST_DRIFT = 0.03
const LAPSES = 0.05
/** Who plays the games: one guess is enough to see how positions turn out. */
const PLAYER = 'greedy:1'

/** A fit for one number of seats: how values were and would be on games it has not seen, and how bots play with it. */
interface Fit {
  readonly seats: number
  readonly layer: Layer
  readonly before: Calibration
  readonly after: Calibration
  readonly duel: Score | null
  readonly kept: boolean
}

/** `revier tune GAME`: plays games, fits the layer that turns expectations into chances, and keeps it where it is better. */
export async function tune(id: string, options: Options): Promise<void> {
  const words = WORDS[options.lang]
  const game = await folderOf(id, words).game()
  const usual = USUAL[options.weights ? 'weights' : 'layers']
  const games = wholeNumber('--games', options.games ?? usual.games, 6, MAX_GAMES, words)
  const duels = wholeNumber('--duels', options.duels ?? usual.duels, 1, MAX_GAMES, words)
  const { min, max } = game.seats
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const counts = options.seats ? [seatCount(game, options.seats, words)] : all
  if (options.weights)
    return tuneWeights(game, counts, { games, duels, seed: options.seed }, options.dry === true, words)
  const ahead = options.ahead === true
  const kept: Record<number, Layer> = {}
  for (const seats of ahead ? counts.filter((n) => game.ahead?.[n]) : counts) {
    const fit = await fitFor(game, seats, { games, duels, seed: options.seed, ahead }, words)
    if (fit.kept) kept[seats] = fit.layer
    console.log(report(fit, words))
  }
  if (!options.dry && Object.keys(kept).length > 0) writeFitted(id, ahead ? 'ahead' : 'layers', kept)
}

interface Series {
  readonly games: number
  readonly duels: number
  readonly seed: string
  /** What people are told is fitted, which no bot goes by, so that there is no duel. */
  readonly ahead: boolean
}

async function fitFor(game: Game, seats: number, series: Series, words: Words): Promise<Fit> {
  const { games, duels, seed, ahead } = series
  const sampled: SampledGame[] = []
  const sampling = { seats, variants: {}, seed: `tune-${seed}`, lapses: LAPSES, ahead }
  await sampleGames(game.id, sampling, PLAYER, games, words, (some) => sampled.push(...some))
  const cut = Math.ceil((games * 2) / 3)
  const luck = seedLuck(`tune ${seed}`)
  const shape = { seats, marks: marksIn(sampled) }
  const layer = fitLayer(sampled.slice(0, cut), shape, (list) => shuffle(luck, list))
  const [before, after] = compare(sampled.slice(cut), layer)
  const duel = ahead ? null : await trial(game.id, seats, layer, duels, seed, words)
  const better = after.logLoss <= before.logLoss || Math.abs(before.drift) >= MOST_DRIFT
  const kept = better && Math.abs(after.drift) < MOST_DRIFT && (!duel || duel.high >= duel.fair)
  return { seats, layer, before, after, duel, kept }
}

function compare(unseen: readonly SampledGame[], layer: Layer): [before: Calibration, after: Calibration] {
  const [before, after] = [newTally(), newTally()]
  for (const one of unseen) {
    countGame(before, one)
    countGame(
      after,
      one,
      one.samples.map((sample) => chancesOf(sample, layer)),
    )
  }
  return [calibrationOf(before), calibrationOf(after)]
}

/** One greedy bot that values by the new layer among others that value as before. */
async function trial(game: string, seats: number, layer: Layer, games: number, seed: string, words: Words) {
  const meeting = { seats, bots: ['new', 'old'], seed: `trial-${seed}`, variants: {} }
  const deals: DealResult[] = []
  const total = Math.ceil(games / seats)
  const progress = progressBar(words.arena.running, total)
  const jobs = function* (): Generator<TrialJob> {
    for (let deal = 0; deal < total; deal++) yield { do: 'trial', game, meeting, layer, deal }
  }
  await runJobs(jobs(), (result) => {
    progress.show(deals.push(result))
    return true
  })
  progress.end()
  return scores(meeting, deals)[0]
}

function report({ seats, before, after, duel, kept }: Fit, words: Words): string {
  const t = words.tune
  const percent = (share: number) => (100 * share).toFixed(0)
  const change = (of: 'logLoss' | 'brierSkill' | 'drift') => `${before[of].toFixed(3)} → ${after[of].toFixed(3)}`
  return [
    t.head(seats, after.games, after.positions),
    `  ${t.figures(change('logLoss'), change('brierSkill'), change('drift'))}`,
    ...(duel ? [`  ${t.duel(percent(duel.share), percent(duel.low), percent(duel.high), percent(duel.fair))}`] : []),
    `  ${kept ? t.kept : t.left}`,
  ].join('\n')
}
