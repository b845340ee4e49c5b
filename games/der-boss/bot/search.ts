import type { Plan } from '#engine/game.ts'

/**
 * What a plan is worth shows once all others have had a turn to disturb it and oneself another to carry it out; with two seats there is time for
 * three such rounds, and for a tree of what promises most: a turn is a chain of choices that only make sense together.
 */
export const PLANS: Readonly<Record<number, Plan>> = {
  2: { strategy: 'tree', replies: 6, thorough: true, curiosity: 0.7, hunch: 1, blur: 0.1 },
  3: { strategy: 'flat', replies: 3, thorough: true, candidates: 8, doubt: 1 },
  4: { strategy: 'flat', replies: 4, thorough: false, candidates: 6, doubt: 1 },
  5: { strategy: 'flat', replies: 5, thorough: true, blind: true, candidates: 6, doubt: 1 },
}
