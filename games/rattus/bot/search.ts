import type { Plan } from '#engine/game.ts'

/** Luck is large, and replies say little; with many seats the first choice is left only for a clear lead. */
export const PLANS: Readonly<Record<number, Plan>> = {
  2: { strategy: 'tree', replies: 0, curiosity: 1, hunch: 1 },
  3: { strategy: 'flat', replies: 0, candidates: 4, doubt: 1 },
  4: { strategy: 'flat', replies: 0, candidates: 4, doubt: 1 },
}
