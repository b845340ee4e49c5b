import { BLACK_DICE, SYMBOLS, WHITE_DICE } from '../data.ts'

const FACES = SYMBOLS.length

/** All rolls of n dice, each a list of faces. A roll is drawn as one number: its place in this list. */
function allRolls(dice: number): readonly (readonly number[])[] {
  if (dice === 0) return [[]]
  return allRolls(dice - 1).flatMap((roll) => SYMBOLS.map((_, face) => [...roll, face]))
}

export const WHITE_ROLLS = allRolls(WHITE_DICE)
export const BLACK_ROLLS = allRolls(BLACK_DICE)

/** The symbols that a roll shows as a set, one bit each: a symbol counts once however many dice show it [BOSS-4.10.3]. */
const symbols = (roll: readonly number[]): number => roll.reduce((set, face) => set | (1 << face), 0)
export const WHITE_SYMBOLS: readonly number[] = WHITE_ROLLS.map(symbols)
export const BLACK_SYMBOLS: readonly number[] = BLACK_ROLLS.map(symbols)

const SIZE_OF_SET: readonly number[] = Array.from(
  { length: 1 << FACES },
  (_, set) => SYMBOLS.filter((_, face) => set & (1 << face)).length,
)

/** What one side's symbols cost the other: equal ones cancel, each that is left hits a figure [BOSS-4.10.3, 4.10.4]. */
export const hits = (own: number, other: number): number => SIZE_OF_SET[own & ~other]
