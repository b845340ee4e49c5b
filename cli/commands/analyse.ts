import { analyse as look, plain, type Analysis, type Lesson } from '#bots/analyse.ts'
import { seatsOf } from '#engine/state.ts'
import type { Language } from '#engine/text.ts'
import { BadInput } from '../bad-input.ts'
import { gameOfRecord, loadRecord } from '../load.ts'
import { wholeNumber } from '../options.ts'
import { progressBar } from '../progress.ts'
import { loadShow, type Show } from '../show.ts'
import { bold, grid, oneLine } from '../style.ts'
import { WORDS } from '../text/words.ts'

interface Options {
  readonly lang: Language
  readonly turns: string
  readonly iterations: string
  readonly json?: boolean
}

const MOST = { turns: 100, iterations: 100_000 }
const GUESSES = 2

/** `revier analyse FILE`: where a finished game was won and lost. */
export async function analyse(file: string, options: Options): Promise<void> {
  const words = WORDS[options.lang]
  const { record, match } = await loadRecord(file, words)
  if (match.game.result(match.state) === null) throw new BadInput(words.errors.tooEarly)
  const game = await gameOfRecord(record, words)
  const turns = wholeNumber('--turns', options.turns, 0, MOST.turns, words)
  const iterations = wholeNumber('--iterations', options.iterations, 1, MOST.iterations, words)
  const running = look({ ...match, game }, { guesses: GUESSES, turns, budget: { iterations } })
  const progress = progressBar(words.analyse.running, match.decisions.length + match.setup.seats * turns)
  let step = running.next()
  for (; !step.done; step = running.next()) progress.show(step.value.done)
  progress.end()
  if (options.json) return console.log(JSON.stringify(plain(step.value), null, 2))
  const show = await loadShow(game.id, options.lang, record.names.map(oneLine))
  console.log(report(step.value, show, match.setup.seats))
}

const percent = (chance: number): string => `${(100 * chance).toFixed(0)} %`

function report({ from, chances, shares, lessons }: Analysis, show: Show, seats: number): string {
  const t = show.words.analyse
  const rows = seatsOf({ seats }).map((seat) => [
    show.who(seat),
    curve(chances.slice(from).map((at) => at[seat])),
    percent(shares[seat].choice),
    percent(shares[seat].luck),
    percent(shares[seat].others),
  ])
  return [
    grid([[...t.columns].map(bold), ...rows]),
    ...(lessons.length > 0 ? ['', bold(t.lessons), ...lessons.map((lesson) => sentence(lesson, show))] : []),
  ].join('\n')
}

const BLOCKS = '▁▂▃▄▅▆▇█'
const WIDTH = 40

/** The chances of a seat over the game, in a line of blocks. */
function curve(chances: readonly number[]): string {
  const width = Math.min(WIDTH, chances.length)
  return Array.from({ length: width }, (_, i) => {
    const chance = chances[Math.round((i * (chances.length - 1)) / Math.max(1, width - 1))]
    return BLOCKS[Math.min(BLOCKS.length - 1, Math.floor(chance * BLOCKS.length))]
  }).join('')
}

function sentence({ at, seat, played, best, cost, options, reason }: Lesson, show: Show): string {
  const why = reason === null ? '' : (show.text.terms[reason] ?? '')
  const better = show.words.analyse.better(
    show.who(seat),
    at,
    played.name,
    best.name,
    percent(options[0].chance),
    percent(cost),
  )
  return `  ${better}${why && ` (${show.words.analyse.above(why)})`}`
}
