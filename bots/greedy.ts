import { below } from '#engine/luck.ts'
import type { Move } from '#engine/move.ts'
import { playLegal } from '#engine/play.ts'
import type { Bot, Situation } from './bot.ts'

/** One decision ahead: the move after which the position is worth most to the seat, over a few guesses at what is hidden. */
export const greedy = (guesses = 4): Bot => ({
  name: 'greedy',
  choose(situation) {
    const { ask, luck } = situation
    const worth = totals(situation, guesses)
    const best = Math.max(...worth)
    const equal = ask.moves.filter((_, i) => worth[i] >= best - 1e-12)
    return equal[below(luck, equal.length)] as Move
  },
})

function totals({ game, view, ask, luck }: Situation, guesses: number): number[] {
  const totals = ask.moves.map(() => 0)
  for (let g = 0; g < guesses; g++) {
    const world = game.guess(view, ask.seat, luck)
    ask.moves.forEach((move, i) => {
      const after = game.clone(world)
      playLegal(game, after, ask.seat, move)
      totals[i] += game.value(after)[ask.seat]
    })
  }
  return totals
}
