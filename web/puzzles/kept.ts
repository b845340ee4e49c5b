import { parseScore, type PuzzleScore } from '#lessons/puzzle-score.ts'
import { keep, kept } from '../kept.ts'

const KEY = 'revier-puzzles'

/** How somebody at this browser does with puzzles. */
export const keptScore = (): PuzzleScore => parseScore(kept(KEY))

export const keepScore = (score: PuzzleScore): void => keep(KEY, JSON.stringify(score))
