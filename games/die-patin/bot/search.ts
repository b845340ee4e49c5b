import type { Plan } from '#engine/game.ts'

/** Many moves are nearly alike, and what one is worth shows once all others have answered it with whole turns. */
const answered = (replies: number): Plan => ({ strategy: 'flat', replies, thorough: true, candidates: 5, doubt: 1 })

export const PLANS: Readonly<Record<number, Plan>> = { 2: answered(1), 3: answered(2), 4: answered(3), 5: answered(4) }
