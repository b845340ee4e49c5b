import type { Rules, Variants } from '#engine/game.ts'
import { isHuman, type Seating } from '#session/seats.ts'
import { askAside } from '../aside.ts'
import { newGame, newSeed, type FreshGame } from '../local/saved.ts'

/** A game of which bots have played the first part, from a fresh seed each time. */
export async function shortGame(
  game: Rules,
  variants: Variants,
  seating: readonly Seating[],
  from: number,
  seed = newSeed(),
): Promise<FreshGame> {
  const seats = seating.length
  const people = seating.flatMap((one, seat) => (isHuman(one) ? [seat] : []))
  const { decisions, seed: fair } = await askAside('short', game.id, { seats, variants, from, people, seed })
  const entries = decisions.map(({ seat, move }) => ({ kind: 'decide', seat, move }) as const)
  return newGame(game, { seed: fair, seats, variants, late: entries.length }, seating, entries)
}
