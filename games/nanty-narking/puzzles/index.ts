import type { PuzzleBook } from '#lessons/puzzle.ts'
import type { NantyEvent } from '../events.ts'
import type { NantyNarking } from '../state.ts'
import { lines, version } from './puzzles.generated.ts'
import { themes } from './themes.ts'

export const book: PuzzleBook<NantyNarking, NantyEvent> = {
  version,
  lines,
  themes,
  plain: (move) => move === 'declare',
}
