import type { Plan } from '#engine/game.ts'

/** What a plan is worth shows once the other has had a turn to disturb it and oneself another to carry it out. */
export const PLANS: Readonly<Record<number, Plan>> = {
  2: { strategy: 'flat', replies: 2, thorough: true, candidates: 8, doubt: 1 },
}
