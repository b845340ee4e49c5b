import type { FoundPuzzle } from '#bots/puzzles.ts'
import type { Game, TableSetup } from '#engine/game.ts'
import { asks, begin, decide, type Decision, type Match } from '#engine/match.ts'
import { formatPuzzle } from '#lessons/puzzle.ts'

/** Stands where the theme will be: what a puzzle is about is seen when it is written down for good. */
const NO_THEME = 'none'

/** A puzzle that was found, as a line. */
export function puzzleLine(
  game: Game,
  { setup, deal }: { readonly setup: TableSetup; readonly deal: number },
  { decisions, options, line, missed, rating }: FoundPuzzle,
): string {
  const [made, start] = numbersOf(begin(game, setup), decisions)
  const { moves } = asks(start)[0]
  return formatPuzzle({
    id: `${deal}-${made.length}`,
    seed: setup.seed,
    seats: setup.seats,
    made,
    options: options.map(({ move, chance, reason }) => ({
      move: moves.indexOf(move),
      chance: Math.round(100 * chance),
      reason,
    })),
    line: numbersOf(start, line)[0],
    missed,
    rating,
    theme: NO_THEME,
  })
}

/** Decisions as places on the lists of the first open questions, and the game after them. */
function numbersOf(from: Match, decisions: readonly Decision[]): [numbers: number[], after: Match] {
  let match = from
  const numbers = decisions.map(({ seat, move }) => {
    const at = asks(match)[0].moves.indexOf(move)
    match = decide(match, seat, move)
    return at
  })
  return [numbers, match]
}
