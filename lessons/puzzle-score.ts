import { fieldsOf, listsIn, parseFields } from './parse.ts'
import type { Puzzle } from './puzzle.ts'

/** How somebody does with puzzles, of all games together. */
export interface PuzzleScore {
  readonly rating: number
  /** So many first tries have counted. */
  readonly tries: number
  /** Solved at the first try, in a row; and the most there ever were. */
  readonly streak: number
  readonly best: number
  /** By game: the puzzles that were tried, the latest last. */
  readonly tried: Readonly<Record<string, readonly string[]>>
}

const BEGIN = 1000
export const NO_SCORE: PuzzleScore = { rating: BEGIN, tries: 0, streak: 0, best: 0, tried: {} }

/** By how much one puzzle can move a rating: at first more, until it has found its place. */
const STEP = { first: 48, later: 24, until: 15 }

/** The rating after a first try, as Elo has it: a puzzle is an opponent with a rating of its own. */
export function ratedAfter(rating: number, tries: number, puzzle: number, solved: boolean): number {
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / 400))
  const step = tries < STEP.until ? STEP.first : STEP.later
  return Math.max(100, Math.round(rating + step * ((solved ? 1 : 0) - expected)))
}

export const triedIn = ({ tried }: PuzzleScore, game: string): readonly string[] =>
  Object.hasOwn(tried, game) ? tried[game] : []

/** Only the first try at a puzzle counts; another one is noted, so that it comes last again. */
export function scoreAfter(
  score: PuzzleScore,
  game: string,
  { id, rating }: Pick<Puzzle, 'id' | 'rating'>,
  solved: boolean,
): PuzzleScore {
  const before = triedIn(score, game)
  const tried = { ...score.tried, [game]: [...before.filter((one) => one !== id), id] }
  if (before.includes(id)) return { ...score, tried }
  const streak = solved ? score.streak + 1 : 0
  return {
    rating: ratedAfter(score.rating, score.tries, rating, solved),
    tries: score.tries + 1,
    streak,
    best: Math.max(score.best, streak),
    tried,
  }
}

/** The puzzle to go on with: of those that were not tried the one nearest to the rating; of all others the one tried longest ago. */
export function nextPuzzle(puzzles: readonly Puzzle[], score: PuzzleScore, game: string, not?: string): Puzzle | null {
  const tried = triedIn(score, game)
  const far = ({ rating }: Puzzle) => Math.abs(rating - score.rating)
  const order = (a: Puzzle, b: Puzzle) => tried.indexOf(a.id) - tried.indexOf(b.id) || far(a) - far(b)
  return (
    puzzles
      .filter(({ id }) => id !== not)
      .toSorted(order)
      .at(0) ?? null
  )
}

/** What was kept, as far as it can be read. */
export function parseScore(kept: string | null): PuzzleScore {
  const fields = parseFields(kept)
  const number = (key: 'rating' | 'tries' | 'streak' | 'best') => {
    const value = fields[key]
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.round(value) : NO_SCORE[key]
  }
  return {
    rating: number('rating'),
    tries: number('tries'),
    streak: number('streak'),
    best: number('best'),
    tried: listsIn(fieldsOf(fields.tried)),
  }
}
