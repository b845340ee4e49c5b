import type { GameEvent } from '#engine/event.ts'
import type { Rules, TableSetup, Told } from '#engine/game.ts'
import { asks, begin, decide, type Decision, type Match } from '#engine/match.ts'
import type { Seat } from '#engine/state.ts'
import { BadPuzzle, type Puzzle, type PuzzleBook, type Solved } from './puzzle.ts'

export const setupOf = ({ seed, seats }: Puzzle): TableSetup => ({ seed, seats, variants: {} })

/** The decision that a number stands for: the first open question, and a move of its list. */
function decisionFor(match: Match, at: number): Decision {
  const ask = asks(match).at(0)
  const move = ask?.moves[at]
  if (!ask || !move) throw new BadPuzzle(`decision ${match.decisions.length + 1} cannot be made`)
  return { seat: ask.seat, move }
}

/** A game gone on with by numbers. */
export function goOn(match: Match, numbers: readonly number[], tell?: (event: Told<GameEvent>) => void): Match {
  return numbers.reduce((now, at) => {
    const { seat, move } = decisionFor(now, at)
    return decide(now, seat, move, tell)
  }, match)
}

/** The game as far as the question of the puzzle. Throws if the rules do not allow it. */
export const matchOf = (rules: Rules, puzzle: Puzzle): Match => goOn(begin(rules, setupOf(puzzle)), puzzle.made)

/** Who is to solve it. */
export const solverOf = (match: Match): Seat => {
  const ask = asks(match).at(0)
  if (!ask) throw new BadPuzzle('nobody is asked anything')
  return ask.seat
}

/** What the answer leads to, with the rest of the turn as the line has it. */
export function solvedOf(rules: Rules, puzzle: Puzzle): Solved {
  const start = matchOf(rules, puzzle)
  const seat = solverOf(start)
  const events: Told<GameEvent>[] = []
  const moves: string[] = []
  let now = start
  for (const at of puzzle.line) {
    if (now.state.turn !== start.state.turn) break
    const made = decisionFor(now, at)
    if (made.seat === seat) moves.push(made.move.name)
    now = decide(now, made.seat, made.move, (event) => events.push(event))
  }
  return { seat, moves, events, before: start.state, after: now.state, over: rules.result(now.state) !== null }
}

/** What a puzzle is about; null if nothing fits, or if it is too plain to be asked. */
export function themeOf({ themes, plain }: PuzzleBook, solved: Solved): string | null {
  if (plain?.(solved.moves[0])) return null
  return Object.keys(themes).find((theme) => themes[theme](solved)) ?? null
}

/** What is wrong with a puzzle of a game, in a sentence; null if its answer can be played and is what it says. */
export function wrongWith(rules: Rules, book: PuzzleBook, puzzle: Puzzle): string | null {
  try {
    if (book.version !== rules.version) return `it was made for version ${book.version} of the rules`
    const start = matchOf(rules, puzzle)
    const [answer, second] = puzzle.options
    if (!answer || !second || answer.chance - second.chance < 15) return 'no move is clearly the best'
    if (answer.move !== puzzle.line[0]) return 'its line begins with another move'
    if (new Set(puzzle.options.map(({ move }) => move)).size < puzzle.options.length) return 'a move is told twice'
    for (const { move } of puzzle.options) decisionFor(start, move)
    goOn(start, puzzle.line)
    const theme = themeOf(book, solvedOf(rules, puzzle))
    return theme === puzzle.theme ? null : `it is about ${theme ?? 'nothing'}, not ${puzzle.theme}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
