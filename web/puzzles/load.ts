import type { Language } from '#engine/text.ts'
import { gameFolder, puzzling } from '#games/index.ts'
import { dayOf, dueOn, puzzleOn } from '#lessons/puzzle-day.ts'
import { puzzlesIn, type Puzzle, type PuzzleText } from '#lessons/puzzle.ts'
import { byLanguage } from '../by-language.ts'
import { loadGameParts, type LoadedGame } from '../load.ts'
import type { PuzzlePageText } from './text/text.ts'

export const loadPuzzleWords = byLanguage<PuzzlePageText>({
  en: () => import('./text/en.ts'),
  de: () => import('./text/de.ts'),
})

/** The puzzles of a game with the words for them. */
export interface Shelf {
  readonly game: string
  readonly title: string
  readonly puzzles: readonly Puzzle[]
  readonly text: PuzzleText
  readonly words: PuzzlePageText
}

/** Null if there is no such game, or none with puzzles. */
export async function loadShelf(game: string, language: Language): Promise<Shelf | null> {
  const folder = gameFolder(game)
  if (!folder?.manifest.puzzles) return null
  const [book, text, words] = await Promise.all([
    folder.puzzles(),
    folder.puzzleText[language](),
    loadPuzzleWords(language),
  ])
  return { game, title: folder.manifest.title[language], puzzles: puzzlesIn(book), text, words }
}

/** A puzzle and all that it takes to put it on the table. */
export interface Task {
  readonly shelf: Shelf
  readonly parts: LoadedGame
  readonly puzzle: Puzzle
}

/** Where the puzzle of the day is, whatever it is. */
export const TODAY = 'today'

/** The puzzle that an address names: of a game by its id, or the one of the day. Null if there is none. */
export async function loadTask(game: string, id: string | undefined, language: Language): Promise<Task | null> {
  const day = dayOf(new Date())
  const today = game === TODAY && id === undefined
  const all = puzzling()
  const shelf = await loadShelf(today ? (dueOn(day, all)?.id ?? '') : game, language)
  if (!shelf) return null
  const puzzle = today ? puzzleOn(day, all.length, shelf.puzzles) : shelf.puzzles.find((one) => one.id === id)
  const parts = puzzle && (await loadGameParts(shelf.game, language))
  return parts ? { shelf, parts, puzzle } : null
}
