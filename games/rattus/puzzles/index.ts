import type { PuzzleBook } from '#lessons/puzzle.ts'
import type { RatEvent } from '../events.ts'
import type { Rattus } from '../state.ts'
import { lines, version } from './puzzles.generated.ts'
import { themes } from './themes.ts'

export const book: PuzzleBook<Rattus, RatEvent> = { version, lines, themes }
