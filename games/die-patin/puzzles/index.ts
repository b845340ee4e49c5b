import type { PuzzleBook } from '#lessons/puzzle.ts'
import type { PatinEvent } from '../events.ts'
import type { DiePatin } from '../state.ts'
import { lines, rules } from './puzzles.generated.ts'
import { themes } from './themes.ts'

export const book: PuzzleBook<DiePatin, PatinEvent> = { rules, lines, themes }
