import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Depth } from '#bots/puzzles.ts'
import type { Rules } from '#engine/game.ts'
import type { Language } from '#engine/text.ts'
import type { GameFolder } from '#games/index.ts'
import { choosePuzzles, type Choice } from '#lessons/puzzle-choice.ts'
import { solvedOf, themeOf, wrongWith } from '#lessons/puzzle-play.ts'
import { formatPuzzle, parsePuzzle, puzzlesIn, type Puzzle, type PuzzleBook } from '#lessons/puzzle.ts'
import { BadInput } from '../bad-input.ts'
import { folderOf } from '../load.ts'
import { wholeNumber } from '../options.ts'
import { runJobs } from '../pool.ts'
import { progressBar } from '../progress.ts'
import { bold, grid } from '../style.ts'
import { WORDS, type Words } from '../text/words.ts'
import type { PuzzleJob } from '../worker.ts'

interface Options {
  readonly lang: Language
  readonly check?: boolean
  readonly json?: boolean
  readonly count: string
  readonly games: string
  readonly seed: string
  readonly cores: string
  readonly looks: string
  readonly file?: string
  readonly dry?: boolean
}

const DEPTH: Omit<Depth, 'looks'> = { scan: 200, rollouts: 100, most: 2 }
const MAX_GAMES = 100_000
const MAX_CORES = 256
/** So many are found for each that is kept, so that there is a choice. */
const CHOICE = 1.25

/** `revier puzzles GAME`: finds puzzles in games of bots and writes them into its folder; with `--check` plays those that are there. */
export async function puzzles(id: string, options: Options): Promise<void> {
  const words = WORDS[options.lang]
  const folder = folderOf(id, words)
  if (!folder.manifest.puzzles) throw new BadInput(words.puzzles.none(id))
  const [rules, book] = await Promise.all([folder.rules(), folder.puzzles()])
  if (options.check) return check(folder, rules, book, options)
  const count = wholeNumber('--count', options.count, 1, 1000, words)
  const found = await find(rules, options, Math.ceil(count * CHOICE))
  const themed = found.flatMap(({ puzzle, stage }): Choice[] => {
    const theme = themeOf(book, solvedOf(rules, puzzle))
    return theme === null ? [] : [{ puzzle: { ...puzzle, theme }, stage }]
  })
  const chosen = choosePuzzles(themed, count)
  if (!options.dry) write(rules, chosen)
  console.log(words.puzzles.written(found.length, options.dry ? 0 : chosen.length))
}

/** A puzzle before it has a theme, with how far its game had come. */
type Found = { readonly puzzle: Puzzle; readonly stage: number }

/** Looks through games of bots in their order until there are enough; what is in the file is not looked at again. */
async function find(rules: Rules, options: Options, enough: number): Promise<Found[]> {
  const words = WORDS[options.lang]
  const games = wholeNumber('--games', options.games, 1, MAX_GAMES, words)
  const threads = wholeNumber('--cores', options.cores, 1, MAX_CORES, words)
  const looks = wholeNumber('--looks', options.looks, 1, 100, words)
  const depth = { looks, ...DEPTH }
  const { id: game, seats } = rules
  const head = JSON.stringify({ game, rules: rules.version, seed: options.seed, ...depth })
  const known = options.file ? readFound(options.file, head, words) : new Map<number, readonly string[]>()
  const inOrder = (): string[] => {
    const list: string[] = []
    for (let deal = 0; deal < games && known.has(deal) && list.length < enough; deal++) list.push(...known.get(deal)!)
    return list
  }
  const jobs = function* (): Generator<PuzzleJob> {
    for (let deal = 0; deal < games; deal++) {
      const setup = { seed: `${options.seed}-${deal}`, seats: seatsOf(deal, seats) }
      if (!known.has(deal)) yield { do: 'puzzles', game, deal, setup: { ...setup, variants: {} }, depth }
    }
  }
  const progress = progressBar(words.puzzles.running, enough)
  const goOn = () => inOrder().length < enough
  const done = (found: readonly string[], { deal }: PuzzleJob): boolean => {
    known.set(deal, found)
    if (options.file) appendFileSync(options.file, `${JSON.stringify([deal, ...found])}\n`)
    progress.show(inOrder().length)
    return goOn()
  }
  if (goOn()) await runJobs(jobs(), done, threads)
  progress.end()
  return inOrder().map(foundIn)
}

/** Every second game has as few seats as can be: there a move decides most. The others take turns. */
const seatsOf = (deal: number, { min, max }: Rules['seats']): number =>
  deal % 2 === 0 || min === max ? min : min + 1 + (((deal - 1) / 2) % (max - min))

/** Found in a worker, and kept in a file, as the line of the puzzle without a theme, and the stage of its game. */
function foundIn(text: string): Found {
  const cut = text.lastIndexOf(' ')
  return { puzzle: parsePuzzle(text.slice(0, cut)), stage: Number(text.slice(cut + 1)) }
}

/** What is looked for on the first line, then one game a line. A line that was cut off is looked at again. */
function readFound(file: string, head: string, words: Words): Map<number, readonly string[]> {
  if (!existsSync(file)) appendFileSync(file, `${head}\n`)
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n')
  if (first !== head) throw new BadInput(words.errors.otherMeeting(file))
  const games = lines.flatMap((line) => {
    try {
      const [deal, ...found] = JSON.parse(line) as [number, ...string[]]
      return [[deal, found] as const]
    } catch {
      return []
    }
  })
  return new Map(games)
}

function write(rules: Rules, chosen: readonly Puzzle[]): void {
  const folder = join(import.meta.dirname, '..', '..', 'games', rules.id, 'puzzles')
  mkdirSync(folder, { recursive: true })
  const text = [
    '// Written by `revier puzzles`; see docs/adding-a-game.md.',
    '',
    `export const version = ${rules.version}`,
    '',
    'export const lines = `',
    ...chosen.map(formatPuzzle),
    '`',
    '',
  ]
  writeFileSync(join(folder, 'puzzles.generated.ts'), text.join('\n'))
}

/** Plays every answer. One that fails is an error. */
async function check(folder: GameFolder, rules: Rules, book: PuzzleBook, options: Options): Promise<void> {
  const checked = puzzlesIn(book).map((puzzle) => {
    const wrong = wrongWith(rules, book, puzzle)
    return {
      id: puzzle.id,
      seats: puzzle.seats,
      theme: puzzle.theme,
      rating: puzzle.rating,
      solved: wrong === null,
      wrong,
    }
  })
  if (options.json) console.log(JSON.stringify({ game: rules.id, puzzles: checked }, null, 2))
  else {
    const words = WORDS[options.lang].puzzles
    const text = await folder.puzzleText[options.lang]()
    const rows = checked.map(({ id, seats, theme, rating, wrong }) => [
      `${wrong === null ? '✓' : '✗'} ${id}`,
      String(seats),
      String(rating),
      text.themes[theme]?.name ?? theme,
      wrong ?? '',
    ])
    console.log(grid([[...words.columns].map(bold), ...rows]))
    console.log(words.checked(checked.length, checked.filter(({ solved }) => solved).length))
  }
  if (checked.some(({ solved }) => !solved)) process.exitCode = 1
}
