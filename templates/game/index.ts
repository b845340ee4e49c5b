import type { Game } from '#engine/game.ts'
import { value } from './bot/index.ts'
import { broken } from './broken.ts'
import type { TownEvent } from './events.ts'
import { rules } from './rules/index.ts'
import type { Town } from './state.ts'
import { guess } from './view.ts'

export const game: Game<Town, TownEvent> = {
  ...rules,
  guess: (seen, _eye, luck) => guess(seen, luck),
  value,
  broken,
}
