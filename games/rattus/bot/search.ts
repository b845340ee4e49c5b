import type { Plan } from '#engine/game.ts'

/** Most moves of a turn are plainly worse than a few others, so that between two more comes of looking far than of trying all of them. */
export const PLANS: Readonly<Record<number, Plan>> = {
  2: { strategy: 'tree', replies: 0, curiosity: 0.7, hunch: 1, blur: 0.1 },
}
