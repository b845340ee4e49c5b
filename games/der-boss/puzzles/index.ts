import type { PuzzleBook } from '#lessons/puzzle.ts'
import type { BossEvent } from '../events.ts'
import type { Boss } from '../state.ts'
import { lines, version } from './puzzles.generated.ts'
import { themes } from './themes.ts'

export const book: PuzzleBook<Boss, BossEvent> = { version, lines, themes }
