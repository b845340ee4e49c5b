import { ascend } from '#bots/spsa.ts'
import { wilson } from '#bots/statistics.ts'
import { numbersIn, withNumbers } from '#bots/weights.ts'
import type { Game, Weights } from '#engine/game.ts'
import { seedLuck } from '#engine/luck.ts'
import { BadInput } from '../bad-input.ts'
import { writeFitted } from '../generated.ts'
import { runJobs } from '../pool.ts'
import { progressBar } from '../progress.ts'
import type { Words } from '../text/words.ts'
import type { HalvesJob } from '../worker.ts'

/** How many games are played. */
export interface Effort {
  readonly games: number
  readonly duels: number
  readonly seed: string
}

/** About so many games say which of two opposite changes is better; more, and there are too few steps. */
const GAMES_PER_STEP = 32

/** `revier tune GAME --weights`: climbs by duels, and keeps what is shown to win against what was there before. */
export async function tuneWeights(
  game: Game,
  counts: readonly number[],
  effort: Effort,
  dry: boolean,
  words: Words,
): Promise<void> {
  const { weights } = game
  if (!weights) throw new BadInput(words.errors.noWeights(game.id))
  for (const seats of counts) {
    const before = weights[seats]
    const after = await climb(game, seats, before, effort, words)
    const found = await duel(game, seats, [after, before], effort, words)
    const kept = found.low > FAIR
    if (kept && !dry) writeFitted(game.id, 'weights', { [seats]: after })
    console.log(report(seats, before, after, found, kept, words))
  }
}

const FAIR = 0.5

async function climb(
  game: Game,
  seats: number,
  start: Weights,
  { games, seed }: Effort,
  words: Words,
): Promise<Weights> {
  const deals = 2 * Math.max(1, Math.round(Math.min(GAMES_PER_STEP, games) / seats / 2))
  const steps = Math.max(1, Math.round(games / seats / deals))
  const way = ascend(numbersIn(start), steps, seedLuck(`climb ${seed}`))
  const progress = progressBar(words.tune.climbing, steps * deals * seats)
  let over = Promise.withResolvers<void>()
  let [played, won] = [0, 0]
  const jobs = async function* (): AsyncGenerator<HalvesJob> {
    for (let step = 0; step < steps; step++) {
      const [plus, minus] = way.trial().map((numbers) => withNumbers(start, numbers))
      over = Promise.withResolvers<void>()
      won = 0
      for (let i = 0; i < deals; i++) yield halves(game, seats, `climb-${seed}`, [plus, minus], step * deals + i)
      await over.promise
      way.learn((2 * won) / (deals * seats) - 1)
    }
  }
  await runJobs(jobs(), (wins) => {
    won += wins
    played++
    progress.show(played * seats)
    if (played % deals === 0) over.resolve()
    return true
  })
  progress.end()
  return withNumbers(start, way.summit())
}

const halves = (
  { id }: Game,
  seats: number,
  seed: string,
  weights: readonly [Weights, Weights],
  deal: number,
): HalvesJob => ({ do: 'halves', game: id, table: { seats, seed }, weights, deal })

interface Found {
  readonly share: number
  readonly low: number
  readonly high: number
  readonly games: number
}

/** Half the seats with the new weights against half with the old, on deals that were not climbed by. */
async function duel(
  game: Game,
  seats: number,
  weights: readonly [Weights, Weights],
  { duels, seed }: Effort,
  words: Words,
): Promise<Found> {
  const deals = 2 * Math.ceil(duels / seats / 2)
  const games = deals * seats
  const progress = progressBar(words.arena.running, games)
  let [played, won] = [0, 0]
  const jobs = function* (): Generator<HalvesJob> {
    for (let deal = 0; deal < deals; deal++) yield halves(game, seats, `duel-${seed}`, weights, deal)
  }
  await runJobs(jobs(), (wins) => {
    won += wins
    progress.show(++played * seats)
    return true
  })
  progress.end()
  const [low, high] = wilson(won, games)
  return { share: won / games, low, high, games }
}

function report(seats: number, before: Weights, after: Weights, found: Found, kept: boolean, words: Words): string {
  const t = words.tune
  const percent = (share: number) => (100 * share).toFixed(0)
  const changes = Object.keys(before).map((name) => `${name} ${shown(before[name])} → ${shown(after[name])}`)
  return [
    t.weightsHead(seats, found.games),
    ...changes.map((change) => `  ${change}`),
    `  ${t.halves(percent(found.share), percent(found.low), percent(found.high))}`,
    `  ${kept ? t.kept : t.notShown}`,
  ].join('\n')
}

const shown = (weight: number | readonly number[]): string => [weight].flat().join(' ')
