import type { Game } from '#engine/game.ts'
import { guess } from './bot/guess.ts'
import { outlook, value } from './bot/index.ts'
import { broken } from './broken.ts'
import type { RatEvent } from './events.ts'
import { rules } from './rules/index.ts'
import type { Rattus } from './state.ts'

export const game: Game<Rattus, RatEvent> = {
  ...rules,
  guess: (seen, _eye, luck) => guess(seen, luck),
  outlook,
  value,
  broken,
  news: { looked: ['seat'], revealed: ['everybody'] },
}
