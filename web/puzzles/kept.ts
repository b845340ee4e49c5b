import { NO_SCORE, parseScore, type PuzzleScore } from '#lessons/puzzle-score.ts'

const KEY = 'revier-puzzles'

/** How somebody at this browser does with puzzles. */
export function keptScore(): PuzzleScore {
  try {
    return parseScore(localStorage.getItem(KEY))
  } catch {
    return NO_SCORE // a browser that keeps nothing still asks
  }
}

export function keepScore(score: PuzzleScore): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(score))
  } catch {
    // The puzzle was solved all the same.
  }
}
