import type { PuzzleText } from '#lessons/puzzle.ts'
import type { themes } from '../themes.ts'

export type RattusPuzzleText = PuzzleText<keyof typeof themes>
