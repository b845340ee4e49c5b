import type { Plan } from '#engine/game.ts'

/** Many moves are nearly alike, so that the first look at them is trusted more. */
export const PLANS: Readonly<Record<number, Plan>> = {
  2: { strategy: 'tree', replies: 0, curiosity: 0.3, hunch: 5 },
  3: { strategy: 'flat', replies: 2, thorough: true, candidates: 5, doubt: 1 },
  4: { strategy: 'flat', replies: 3, thorough: true, candidates: 5, doubt: 1 },
  5: { strategy: 'flat', replies: 4, thorough: true, candidates: 5, doubt: 1 },
}
