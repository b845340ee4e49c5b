import { doneIn, parseProgress, withDone } from '#lessons/progress.ts'

const KEY = 'revier-lessons'

/** The lessons of a game that were done in this browser. */
export function doneLessons(game: string): readonly string[] {
  try {
    return doneIn(parseProgress(localStorage.getItem(KEY)), game)
  } catch {
    return [] // a browser that keeps nothing still teaches
  }
}

export function keepDone(game: string, id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withDone(parseProgress(localStorage.getItem(KEY)), game, id)))
  } catch {
    // The lesson was learned all the same.
  }
}
