import { doneIn, parseProgress, withDone } from '#lessons/progress.ts'
import { keep, kept } from '../kept.ts'

const KEY = 'revier-lessons'

/** The lessons of a game that were done in this browser. */
export const doneLessons = (game: string): readonly string[] => doneIn(parseProgress(kept(KEY)), game)

export const keepDone = (game: string, id: string): void =>
  keep(KEY, JSON.stringify(withDone(parseProgress(kept(KEY)), game, id)))
