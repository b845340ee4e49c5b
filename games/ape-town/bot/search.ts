import type { Plan } from '#engine/game.ts'

/** Replies make the difference from three seats on: what a tile leaves for the others is half of what it is worth. */
export const PLANS: Readonly<Record<number, Plan>> = {
  2: { strategy: 'tree', replies: 0, curiosity: 1, hunch: 1 },
  3: { strategy: 'flat', replies: 2, thorough: false, candidates: 4, doubt: 0 },
  4: { strategy: 'flat', replies: 3, thorough: false, candidates: 4, doubt: 0 },
}
