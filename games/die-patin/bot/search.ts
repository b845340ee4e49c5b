import type { Plan } from '#engine/game.ts'

/** At a full table what a move is worth shows once all others have answered it with whole turns. */
const answered = (replies: number): Plan => ({ strategy: 'flat', replies, thorough: true, candidates: 5, doubt: 1 })

export const PLANS: Readonly<Record<number, Plan>> = {
  2: { strategy: 'tree', replies: 0, curiosity: 0.3, hunch: 5 }, // many moves are nearly alike, so the first look at them is trusted more
  3: answered(2),
  4: answered(3),
  5: answered(4),
}
