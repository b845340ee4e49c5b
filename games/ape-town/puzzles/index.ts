import type { PuzzleBook } from '#lessons/puzzle.ts'
import type { ApeEvent } from '../events.ts'
import type { ApeTown } from '../state.ts'
import { lines, rules } from './puzzles.generated.ts'
import { themes } from './themes.ts'

export const book: PuzzleBook<ApeTown, ApeEvent> = { rules, lines, themes }
