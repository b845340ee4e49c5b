import type { PuzzleBook } from '#lessons/puzzle.ts'
import type { ApeEvent } from '../events.ts'
import type { ApeTown } from '../state.ts'
import { lines, version } from './puzzles.generated.ts'
import { themes } from './themes.ts'

export const book: PuzzleBook<ApeTown, ApeEvent> = { version, lines, themes }
