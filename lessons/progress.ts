import { listsIn, parseFields } from './parse.ts'

/** Which lessons of which game somebody has done. */
export type Progress = Readonly<Record<string, readonly string[]>>

/** What was kept, as far as it can be read. */
export const parseProgress = (kept: string | null): Progress => listsIn(parseFields(kept))

export const doneIn = (progress: Progress, game: string): readonly string[] => progress[game] ?? []

export const withDone = (progress: Progress, game: string, id: string): Progress => ({
  ...progress,
  [game]: [...new Set([...doneIn(progress, game), id])],
})

/** The number of the lesson to go on with, from 1: the first that is not done; after the last the guided game. */
export function nextLesson(done: readonly string[], ids: readonly string[]): number {
  const next = ids.findIndex((id) => !done.includes(id))
  return next < 0 ? ids.length + 1 : next + 1
}
