import { folderOf } from '../load.ts'
import { parsePlayers, parseVariants, seatCount, wholeNumber, type SeriesOptions } from '../options.ts'
import { progressBar } from '../progress.ts'
import { report, summarise } from '../report.ts'
import { simulate as run, type Plan } from '../simulate.ts'
import { WORDS } from '../text/words.ts'

interface Options extends SeriesOptions {
  readonly bots: string
  readonly variant?: readonly string[]
}

const MAX_GAMES = 100_000_000

/** `revier simulate GAME`: many games between bots, and how they went. */
export async function simulate(id: string, options: Options): Promise<void> {
  const words = WORDS[options.lang]
  const folder = folderOf(id, words)
  const game = await folder.game()
  const seats = seatCount(game, options.seats ?? String(game.seats.min), words)
  const plan: Plan = {
    game,
    seed: options.seed,
    variants: parseVariants(options.variant ?? [], words),
    games: wholeNumber('--games', options.games, 1, MAX_GAMES, words),
    players: parsePlayers(options.bots, seats, words),
  }
  const progress = progressBar(words.simulate.running, plan.games)
  const began = performance.now()
  const simulation = run(plan, (done) => progress.show(done))
  const summary = summarise(plan, simulation, (performance.now() - began) / 1000)
  progress.end()
  if (options.json) return console.log(JSON.stringify(summary, null, 2))
  console.log(report(summary, folder.manifest.title[options.lang], options.lang))
}
