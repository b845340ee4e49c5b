import { searchTree } from '#bots/tree.ts'
import type { Game } from '#engine/game.ts'
import { seedLuck } from '#engine/luck.ts'
import { ask } from '#engine/play.ts'
import type { Task } from './measure.ts'
import { midGames } from './random-play.ts'

const POSITIONS = 32
const SEATS = 2
/** At most, for a search may be settled earlier: as many as make the first look at the root a small part of it. */
const ITERATIONS = 200
const PLAN = { strategy: 'tree', replies: 0, curiosity: 1, hunch: 1 } as const

/** Tree search with two seats, at one position after the other from the middle of games. */
export function searching(game: Game): Task {
  const positions = midGames(game, POSITIONS, SEATS)
  const luck = seedLuck(`bench search ${game.id}`)
  let number = 0
  return () => {
    const state = positions[number++ % POSITIONS]
    const [open] = ask(game, state)
    const situation = { game, view: game.view(state, open.seat), ask: open, luck }
    const { moves } = searchTree(situation, { iterations: ITERATIONS }, PLAN)
    return moves.reduce((sum, { tries }) => sum + tries, 0)
  }
}
