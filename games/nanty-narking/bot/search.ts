import type { Plan } from '#engine/game.ts'

/** Whether a goal holds until the own next turn is up to the others, so that their replies count. */
export const PLANS: Readonly<Record<number, Plan>> = {
  2: { strategy: 'tree', replies: 0, curiosity: 1, hunch: 1 },
  3: { strategy: 'flat', replies: 2, thorough: false, candidates: 4, doubt: 0 },
  4: { strategy: 'flat', replies: 3, thorough: false, candidates: 8, doubt: 0 },
}
