import type { Plan } from '#engine/game.ts'

/** A turn is one plan from the place of the cubes to the plague: replies that do not look through it say less than none. */
export const PLANS: Readonly<Record<number, Plan>> = {
  2: { strategy: 'tree', replies: 0, curiosity: 1, hunch: 1 },
  3: { strategy: 'flat', replies: 2, thorough: true, candidates: 4, doubt: 1 },
  4: { strategy: 'flat', replies: 3, thorough: true, candidates: 4, doubt: 1 },
}
