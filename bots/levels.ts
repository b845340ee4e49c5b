/** The levels a player can choose, from the weakest to the strongest. */
export const LEVELS = ['easy', 'medium', 'hard', 'master'] as const
export type Level = (typeof LEVELS)[number]
