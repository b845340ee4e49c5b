import type { Plan } from '#engine/game.ts'

/** What a turn is worth shows once all others have answered it with whole turns; between two there is time for the own next turn as well. */
const answered = (replies: number): Plan => ({ strategy: 'tree', replies, thorough: true, curiosity: 1, hunch: 1 })

export const PLANS: Readonly<Record<number, Plan>> = {
  2: answered(2),
  3: answered(2),
  4: answered(3),
  5: answered(4),
}
