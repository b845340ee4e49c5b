import type { PuzzleText } from '#lessons/puzzle.ts'
import type { themes } from '../themes.ts'

export type DerBossPuzzleText = PuzzleText<keyof typeof themes>
