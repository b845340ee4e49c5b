import type { PuzzleBook } from '#lessons/puzzle.ts'
import type { PatinEvent } from '../events.ts'
import type { DiePatin } from '../state.ts'
import { lines, version } from './puzzles.generated.ts'
import { themes } from './themes.ts'

export const book: PuzzleBook<DiePatin, PatinEvent> = { version, lines, themes }
