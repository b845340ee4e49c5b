import { coachedIn, parseMemory, withCoached, type Coached } from '#lessons/coach.ts'

const KEY = 'revier-coach'

/** What the coach of this browser remembers of a game. */
export function coached(game: string): Coached {
  try {
    return coachedIn(parseMemory(localStorage.getItem(KEY)), game)
  } catch {
    return coachedIn({}, game) // a browser that keeps nothing is told again
  }
}

export function remember(game: string, part: Partial<Coached>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withCoached(parseMemory(localStorage.getItem(KEY)), game, part)))
  } catch {
    // It was said all the same.
  }
}
