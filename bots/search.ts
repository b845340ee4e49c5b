import type { Game, Plan } from '#engine/game.ts'
import type { Move } from '#engine/move.ts'
import type { Bot, Situation, Thought } from './bot.ts'
import { budgetName, type Budget } from './budget.ts'
import { chanceOf, chosenBy, weights, type Findings } from './findings.ts'
import { searchFlat } from './flat.ts'
import { searchTree } from './tree.ts'

/** What a game that says nothing gets: a tree, which sees what a move leaves for the others and looks through the whole turn. */
const USUAL: Plan = { strategy: 'tree', replies: 0, curiosity: 1, hunch: 1 }

/** From there on a search is long, so that a game may plan another way for it. */
const LONG = { iterations: 500, ms: 1000 }
const isLong = (budget: Budget): boolean =>
  'ms' in budget ? budget.ms >= LONG.ms : budget.iterations >= LONG.iterations

/** The way that the game plans for so many seats: a tree of all moves, or a few moves with others' replies. */
export const planOf = ({ plans, longPlans }: Game, seats: number, budget: Budget): Plan =>
  (isLong(budget) ? longPlans?.[seats] : undefined) ?? plans?.[seats] ?? USUAL

function explore(situation: Situation, budget: Budget, part?: number): Findings {
  const plan = planOf(situation.game, situation.view.seats, budget)
  return plan.strategy === 'flat'
    ? searchFlat(situation, budget, plan, part)
    : searchTree(situation, budget, plan, part)
}

/** What looking ahead says of each move. */
export function think(situation: Situation, budget: Budget): Thought[] {
  const found = explore(situation, budget)
  const weight = weights(found)
  return situation.ask.moves.map((move, i) => ({ move, chance: chanceOf(found.moves[i]), weight: weight[i] }))
}

/** With several parts it does one after the other what as many workers do at once. */
export const search = (budget: Budget, parts = 1): Bot => ({
  name: `search:${budgetName(budget)}${parts > 1 ? `x${parts}` : ''}`,
  choose(situation): Move {
    const { ask, luck } = situation
    if (ask.moves.length === 1) return ask.moves[0]
    const start = [...luck]
    const found = Array.from({ length: parts }, (_, part) =>
      explore({ ...situation, luck: part === 0 ? luck : [...start] }, budget, part),
    )
    return chosenBy(ask.moves, found, luck)
  },
  explore: (situation, part) => explore(situation, budget, part),
})
