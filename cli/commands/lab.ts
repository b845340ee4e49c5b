import { writeFileSync } from 'node:fs'
import { parseBot } from '#bots/index.ts'
import { addLab, labResult, newLabTally, type LabResult, type LabTable } from '#bots/lab.ts'
import type { Game, Variants } from '#engine/game.ts'
import { BadInput } from '../bad-input.ts'
import { labPage } from '../lab-page.ts'
import { folderOf } from '../load.ts'
import { MAX_GAMES, seatCount, wholeNumber, type SeriesOptions } from '../options.ts'
import { runJobs } from '../pool.ts'
import { progressBar } from '../progress.ts'
import { WORDS, type Words } from '../text/words.ts'
import type { LabJob } from '../worker.ts'

interface Options extends SeriesOptions {
  readonly bot: string
  readonly standard?: boolean
  readonly out?: string
}

/** Games that a core plays before it reports. */
const CHUNK = 5

/** `revier lab GAME`: bots against themselves at every table the game allows; how even it is, and what wins. */
export async function lab(id: string, options: Options): Promise<void> {
  const words = WORDS[options.lang]
  const folder = folderOf(id, words)
  const game = await folder.game()
  parseBot(options.bot)
  const games = wholeNumber('--games', options.games, 1, MAX_GAMES, words)
  const counts = options.seats ? [seatCount(game, options.seats, words)] : seatsOf(game)
  const tables = counts.flatMap((seats) =>
    variantsOf(game, seats, options.standard === true).map((variants) => ({ seats, variants, seed: options.seed })),
  )
  const results: LabResult[] = []
  for (const table of tables) results.push(await measure(id, table, options.bot, games, words))
  if (options.json) console.log(JSON.stringify(results, null, 2))
  if (!options.json || options.out) {
    const title = folder.manifest.title[options.lang]
    writePage(options.out ?? `${id}-lab.html`, labPage(title, results, words, options.lang), words)
  }
}

const seatsOf = ({ seats: { min, max } }: Game): number[] => Array.from({ length: max - min + 1 }, (_, i) => min + i)

/** The game as it is meant, and each other value of each option by itself. */
function variantsOf(game: Game, seats: number, standard: boolean): Variants[] {
  const others = Object.entries(game.variants).flatMap(([option, values]) =>
    values
      .slice(1)
      .filter((value) => game.offers?.(option, value, seats) ?? true)
      .map((value) => ({ [option]: value })),
  )
  return standard ? [{}] : [{}, ...others]
}

async function measure(game: string, table: LabTable, bot: string, games: number, words: Words): Promise<LabResult> {
  const tally = newLabTally(table.seats)
  const progress = progressBar(words.arena.running, games)
  const jobs = function* (): Generator<LabJob> {
    for (let from = 0; from < games; from += CHUNK)
      yield { do: 'lab', game, table, bot, from, games: Math.min(CHUNK, games - from) }
  }
  await runJobs(jobs(), (part) => {
    addLab(tally, part)
    progress.show(tally.games)
    return true
  })
  progress.end()
  return labResult(game, bot, table, tally)
}

function writePage(file: string, page: string, words: Words): void {
  try {
    writeFileSync(file, page)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '?'
    throw new BadInput(words.errors.unwritable(file, code))
  }
  console.error(words.play.saved(file))
}
