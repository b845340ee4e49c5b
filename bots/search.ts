import type { Plan } from '#engine/game.ts'
import type { Move } from '#engine/move.ts'
import type { Bot, Situation, Thought } from './bot.ts'
import { budgetName, type Budget } from './budget.ts'
import { searchFlat } from './flat.ts'
import { anyBest } from './policy.ts'
import { searchTree } from './tree.ts'

/** What a game that says nothing gets: a tree. */
const USUAL: Plan = { strategy: 'tree', replies: 0, curiosity: 1, hunch: 1 }

/** Looks ahead in the way that the game plans for so many seats: a tree of all moves, or a few moves with others' replies. */
export function think(situation: Situation, budget: Budget): Thought[] {
  const plan = situation.game.plans?.[situation.view.seats] ?? USUAL
  return plan.strategy === 'flat' ? searchFlat(situation, budget, plan) : searchTree(situation, budget, plan)
}

export const search = (budget: Budget): Bot => ({
  name: `search:${budgetName(budget)}`,
  choose(situation): Move {
    const { moves } = situation.ask
    if (moves.length === 1) return moves[0]
    const thoughts = think(situation, budget)
    return anyBest(
      thoughts.map(({ move }) => move),
      thoughts.map(({ weight }) => weight),
      situation.luck,
    )
  },
})
