import type { Game } from '#engine/game.ts'
import { outlook, value } from './bot/index.ts'
import { broken } from './broken.ts'
import type { NantyEvent } from './events.ts'
import { guess } from './bot/guess.ts'
import { rules } from './rules/index.ts'
import type { NantyNarking } from './state.ts'

export const game: Game<NantyNarking, NantyEvent> = {
  ...rules,
  guess,
  outlook,
  value,
  broken,
}
