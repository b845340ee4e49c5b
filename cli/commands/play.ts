import { randomBytes } from 'node:crypto'
import { commitment, seedLuck } from '#engine/luck.ts'
import { begin, type Match } from '#engine/match.ts'
import type { Game } from '#engine/game.ts'
import type { Language } from '#engine/text.ts'
import { BadInput } from '../bad-input.ts'
import { openInput, type Input } from '../input.ts'
import { loadGame, loadRecord } from '../load.ts'
import { parseSeats, parseVariants, type Sitter } from '../options.ts'
import { run } from '../play/run.ts'
import { persons, save, sinceLastDecision, type Table } from '../play/table.ts'
import { loadShow } from '../show.ts'
import { bold, brief } from '../style.ts'
import { WORDS, type Words } from '../text/words.ts'

interface Options {
  readonly lang: Language
  readonly seats?: string
  readonly seed?: string
  readonly variant?: readonly string[]
  readonly save?: string
  readonly resume?: string
}

/** `revier play GAME`: against bots, or with others at the same terminal. */
export async function play(id: string, options: Options, given?: Input): Promise<void> {
  const words = WORDS[options.lang]
  const game = await loadGame(id, words)
  const { match, sitters } = options.resume
    ? await resumed(game, options, options.resume, words)
    : fresh(game, options, words)
  const names = sitters.map(({ name, bot }) => (bot ? name : ''))
  const show = await loadShow(id, options.lang, names)
  const luck = seedLuck(`bots ${match.setup.seed} ${match.decisions.length}`)
  const input = given ?? openInput()
  const table: Table = { match, show, sitters, input, luck, file: options.save, eye: 'spectator', told: 0 }
  try {
    if (table.file) save(table, table.file) // sooner rather than later, if it cannot be written
    welcome(table)
    await run(table)
  } finally {
    input.close()
  }
}

interface Seated {
  readonly match: Match
  readonly sitters: readonly Sitter[]
}

function fresh(game: Game, { seats, seed, variant }: Options, words: Words): Seated {
  const sitters = parseSeats(seats ?? String(game.seats.min), game, words)
  const setup = {
    seed: seed ?? randomBytes(16).toString('hex'),
    seats: sitters.length,
    variants: parseVariants(variant ?? [], words),
  }
  return { match: begin(game, setup), sitters }
}

/** Goes on with a recorded game; who sits where is in the record too, unless it was played by others. */
async function resumed(game: Game, { seats }: Options, file: string, words: Words): Promise<Seated> {
  const { record, match } = await loadRecord(file, words)
  if (record.game !== game.id) throw new BadInput(words.errors.anotherGame(file, brief(record.game)))
  const sitters = parseSeats(seats ?? (record.names.join(',') || String(record.setup.seats)), game, words)
  if (sitters.length !== record.setup.seats) throw new BadInput(words.errors.otherSeats(file, record.setup.seats))
  return { match, sitters }
}

function welcome(table: Table): void {
  const { match, show } = table
  const { words } = show
  console.log(bold(words.play.welcome(show.title, commitment(match.setup.seed))))
  const [first, ...others] = persons(table)
  if (first === undefined) return
  console.log(words.play.persons([first, ...others].map(show.who).join(', ')))
  if (others.length > 0) return
  table.eye = first
  table.told = sinceLastDecision(match, first)
}
