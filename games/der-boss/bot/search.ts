import type { Plan } from '#engine/game.ts'

/** What a plan is worth shows once all others have had a turn to disturb it and oneself another to carry it out; with two seats there is time for three such rounds. */
const ROUNDS = 3

export const PLANS: Readonly<Record<number, Plan>> = {
  2: { strategy: 'flat', replies: 2 * ROUNDS, thorough: true, candidates: 8, doubt: 1 },
  3: { strategy: 'flat', replies: 3, thorough: true, candidates: 8, doubt: 1 },
  4: { strategy: 'flat', replies: 4, thorough: false, candidates: 6, doubt: 1 },
  5: { strategy: 'flat', replies: 5, thorough: true, blind: true, candidates: 6, doubt: 1 },
}

/** More tries of single moves bring no more; a tree finds moves that only make sense together. One round after it takes a third of the time of three. */
export const LONG_PLANS: Readonly<Record<number, Plan>> = {
  2: { strategy: 'tree', replies: 2, thorough: true, curiosity: 0.7, hunch: 1, blur: 0.1 },
}
