import type { Rules, Variants } from '#engine/game.ts'
import { loadRules } from '../load.ts'
import type { AppText } from '../text/text.ts'
import { newGame, newSeed } from './saved.ts'
import { defaultSeating } from './seating.ts'
import { shelf } from './my-shelf.ts'

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
