import { coachedIn, parseMemory, withCoached, type Coached } from '#lessons/coach.ts'
import { keep, kept } from '../kept.ts'

const KEY = 'revier-coach'

/** What the coach of this browser remembers of a game. */
export const coached = (game: string): Coached => coachedIn(parseMemory(kept(KEY)), game)

export const remember = (game: string, part: Partial<Coached>): void =>
  keep(KEY, JSON.stringify(withCoached(parseMemory(kept(KEY)), game, part)))
