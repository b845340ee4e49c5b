import type { GameEvent } from '#engine/event.ts'
import type { Told } from '#engine/game.ts'
import type { Seat, State } from '#engine/state.ts'

/** A move by its place on the list of the question, the chance to win with it in percent, and the term that speaks for it. */
export interface PuzzleOption {
  readonly move: number
  readonly chance: number
  readonly reason: string | null
}

/** A position in which one move is clearly the best. */
export interface Puzzle {
  /** `17-83`: of which game of bots, and after how many decisions. */
  readonly id: string
  readonly seed: string
  readonly seats: number
  /** What was decided before: each time the first open question, by the place of the move on its list. */
  readonly made: readonly number[]
  /** The best moves first; the first one is the answer. */
  readonly options: readonly PuzzleOption[]
  /** The answer, and how play might go on, in the same way. */
  readonly line: readonly number[]
  /** Of a hundred bots, how many do not find it: such as play at random, easy ones, greedy ones, and such as search a little. */
  readonly missed: readonly number[]
  readonly rating: number
  readonly theme: string
}

/** What the answer to a puzzle and the rest of the turn lead to. */
export interface Solved<S extends State = State, E extends GameEvent = GameEvent> {
  readonly seat: Seat
  /** The names of the seat's moves, the answer first. */
  readonly moves: readonly string[]
  readonly events: readonly Told<E>[]
  readonly before: S
  readonly after: S
  /** The game ends with it. */
  readonly over: boolean
}

/** What puzzles of a game are about, by name; the first that fits is meant, and one of them always does. */
export type Themes<S extends State = State, E extends GameEvent = GameEvent> = Readonly<
  Record<string, { fits(solved: Solved<S, E>): boolean }['fits']>
>

/** The puzzles of a game, as they lie in its folder. */
export interface PuzzleBook<S extends State = State, E extends GameEvent = GameEvent> {
  /** The version of the rules they were made by. */
  readonly version: number
  /** One puzzle a line. */
  readonly lines: string
  readonly themes: Themes<S, E>
  /** Whether a move, by its name, is too plain an answer to be asked for; left out where none is. */
  readonly plain?: (move: string) => boolean
}

/** The words of a theme: what it is called, and what to look for. */
export interface PuzzleText<T extends PropertyKey = string> {
  readonly themes: Readonly<Record<T, { readonly name: string; readonly look: string }>>
}

/** A line that is no puzzle. */
export class BadPuzzle extends Error {
  override name = 'BadPuzzle'
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BASE = DIGITS.length

/** Small numbers as letters: one each, or `~` and two. */
export const packNumbers = (numbers: readonly number[]): string =>
  numbers
    .map((n) => {
      if (!Number.isInteger(n) || n < 0 || n >= BASE * BASE) throw new BadPuzzle(`${n} cannot be packed`)
      return n < BASE ? DIGITS[n] : `~${DIGITS[Math.floor(n / BASE)]}${DIGITS[n % BASE]}`
    })
    .join('')

export function unpackNumbers(packed: string): number[] {
  if (!/^(?:[0-9A-Za-z]|~[0-9A-Za-z]{2})*$/.test(packed)) throw new BadPuzzle('a list of moves is damaged')
  return (packed.match(/~..|./g) ?? []).map((letters) =>
    letters.length === 1 ? DIGITS.indexOf(letters) : DIGITS.indexOf(letters[1]) * BASE + DIGITS.indexOf(letters[2]),
  )
}

/** `17 2 seed moves 3.62.points,0.41. line 95.10.0.0 1180 theme` */
export function formatPuzzle({ seed, seats, made, options, line, missed, rating, theme, id }: Puzzle): string {
  const told = options.map(({ move, chance, reason }) => `${move}.${chance}.${reason ?? ''}`).join(',')
  const [deal] = id.split('-')
  // A puzzle before the first decision has no moves: a dot stands for none.
  const before = packNumbers(made) || '.'
  return [deal, seats, seed, before, told, packNumbers(line), missed.join('.'), rating, theme].join(' ')
}

const LINE = /^(\d+) (\d+) (\S+) (\S+) ([\d.,a-z-]+) (\S+) (\d+(?:\.\d+)*) (\d+) ([a-z-]+)$/i

export function parsePuzzle(text: string): Puzzle {
  const fields = LINE.exec(text)
  if (!fields) throw new BadPuzzle(`no puzzle: ${text.slice(0, 40)}`)
  const [, deal, seats, seed, before, told, line, missed, rating, theme] = fields
  const made = before === '.' ? [] : unpackNumbers(before)
  return {
    id: `${deal}-${made.length}`,
    seed,
    seats: Number(seats),
    made,
    options: told.split(',').map((one) => {
      const [move, chance, reason] = one.split('.')
      return { move: Number(move), chance: Number(chance), reason: reason || null }
    }),
    line: unpackNumbers(line),
    missed: missed.split('.').map(Number),
    rating: Number(rating),
    theme,
  }
}

export const puzzlesIn = ({ lines }: Pick<PuzzleBook, 'lines'>): Puzzle[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => parsePuzzle(line.trim()))
