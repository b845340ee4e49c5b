import type { PuzzleText } from '#lessons/puzzle.ts'
import type { themes } from '../themes.ts'

export type ApeTownPuzzleText = PuzzleText<keyof typeof themes>
