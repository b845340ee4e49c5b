import type { Plan } from '#engine/game.ts'

/** Plans take several turns, and fights are dice: many worlds for a few moves. */
export const PLANS: Readonly<Record<number, Plan>> = {
  2: { strategy: 'tree', replies: 0, curiosity: 1, hunch: 1 },
  3: { strategy: 'flat', replies: 0, thorough: false, candidates: 4, doubt: 1 },
  4: { strategy: 'flat', replies: 0, thorough: false, candidates: 4, doubt: 1 },
  5: { strategy: 'flat', replies: 0, thorough: false, candidates: 4, doubt: 1 },
}
