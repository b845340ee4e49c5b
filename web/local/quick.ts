import type { Rules, Variants } from '#engine/game.ts'
import { colourOf } from '#engine/colour.ts'
import type { Seating } from '#session/seats.ts'
import { loadRules } from '../load.ts'
import { settings } from '../settings.ts'
import type { AppText } from '../text/text.ts'
import { newGame, newSeed } from './saved.ts'
import { shelf } from './my-shelf.ts'

/** Me against bots: what most people want most of the time. Names begin with the letters of their marks. */
export const defaultSeating = (game: Rules, seats: number, words: AppText): Seating[] =>
  Array.from({ length: seats }, (_, seat) => ({
    name: seat === 0 ? settings.getState().name || words.me : words.botNames[seat - 1],
    colour: colourOf(game, seat),
    player: seat === 0 ? 'me' : 'medium',
  }))

export const defaultVariants = (game: Rules): Variants =>
  Object.fromEntries(Object.entries(game.variants).map(([option, values]) => [option, values[0]]))

/** Sets up a game with sensible defaults and gives its id. */
export async function quickGame(id: string, words: AppText): Promise<string> {
  const game = await loadRules(id)
  const seats = Math.min(3, game.seats.max)
  const setup = { seed: newSeed(), seats, variants: defaultVariants(game) }
  const { saved, entries } = newGame(game, setup, defaultSeating(game, seats, words))
  await (await shelf()).add(saved, entries)
  return saved.id
}
