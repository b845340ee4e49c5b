import type { Game } from '#engine/game.ts'
import type { Luck } from '#engine/luck.ts'
import type { Eye, State } from '#engine/state.ts'
import { told } from './ahead.ts'

/** Guesses that chances are the mean of: enough for figures that do not jump by a point of a hundred. */
const GUESSES = 32

/** The chances of all seats by what an eye sees and nothing else, on average over guesses at the rest; whoever sees everything need not guess. */
export function foreseen(game: Game, view: State, eye: Eye, luck: Luck): number[] {
  if (eye === 'everybody' || game.result(view)) return told(game, view)
  const chances = Array<number>(view.seats).fill(0)
  for (let g = 0; g < GUESSES; g++)
    told(game, game.guess(view, eye, luck)).forEach((chance, seat) => (chances[seat] += chance / GUESSES))
  return chances
}
