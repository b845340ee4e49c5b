import { parseBot } from '#bots/index.ts'
import type { Bot } from '#bots/bot.ts'
import type { Game, Variants } from '#engine/game.ts'
import type { Eye } from '#engine/state.ts'
import type { Language } from '#engine/text.ts'
import { BadInput } from './bad-input.ts'
import type { Player } from './simulate.ts'
import { brief } from './style.ts'
import type { Words } from './text/words.ts'

/** What every command takes that plays many games. */
/** So many games bots play in a row at most. */
export const MAX_GAMES = 1_000_000

export interface SeriesOptions {
  readonly lang: Language
  readonly seats?: string
  readonly games: string
  readonly seed: string
  readonly json?: boolean
}

/** The number that an option was given, or a line that says what it should be. */
export function wholeNumber(what: string, value: string, min: number, max: number, words: Words): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN
  if (!(number >= min && number <= max)) throw new BadInput(words.errors.number(what, min, max, brief(value)))
  return number
}

export function seatCount(game: Game, value: string, words: Words): number {
  const { min, max } = game.seats
  const seats = /^\d{1,9}$/.test(value) ? Number(value) : NaN
  if (!(seats >= min && seats <= max)) throw new BadInput(words.errors.seats(game.id, min, max, brief(value)))
  return seats
}

/** `['river=open', 'length=short']` as options and values; whether the game has them is for the kernel to say. */
export function parseVariants(values: readonly string[], words: Words): Variants {
  const pairs = values.map((value) => {
    const pair = /^([^=]+)=(.+)$/.exec(value)
    if (!pair) throw new BadInput(words.errors.variant(brief(value)))
    return [pair[1], pair[2]] as const
  })
  return Object.fromEntries(pairs)
}

/** One player for each seat; a short list goes round. */
export function parsePlayers(list: string, seats: number, words: Words): Player[] {
  const players = list.split(',').map((name) => ({ name: name.trim(), bot: parseBot(name.trim()) }))
  if (players.length > seats) throw new BadInput(words.errors.bots(players.length, seats))
  return Array.from({ length: seats }, (_, seat) => players[seat % players.length])
}

/** Who sits at a seat: a bot, or somebody at this terminal. */
export interface Sitter {
  readonly name: string
  readonly bot: Bot | null
}

/** What a person at this terminal is called in a record. */
export const ME = 'me'

/** `me,greedy,greedy`, or `3` for the same. */
export function parseSeats(value: string, game: Game, words: Words): Sitter[] {
  const names = /^\d+$/.test(value)
    ? Array.from({ length: seatCount(game, value, words) }, (_, seat) => (seat === 0 ? ME : 'greedy'))
    : value.split(',').map((name) => name.trim())
  seatCount(game, String(names.length), words)
  return names.map((name) => ({ name, bot: name === ME ? null : parseBot(name) }))
}

export function parseEye(value: string, seats: number, words: Words): Eye {
  if (value === 'spectator' || value === 'everybody') return value
  if (/^\d$/.test(value) && Number(value) < seats) return Number(value)
  throw new BadInput(words.errors.eye(brief(value), seats))
}
