import type { Game } from '#engine/game.ts'
import { guess } from './bot/guess.ts'
import { outlook, terms, value } from './bot/index.ts'
import { broken } from './broken.ts'
import type { TownEvent } from './events.ts'
import { rules } from './rules/index.ts'
import type { Town } from './state.ts'
import { sights } from './view.ts'

export const game: Game<Town, TownEvent> = {
  ...rules,
  guess: (seen, _eye, luck) => guess(seen, luck),
  outlook,
  terms,
  value,
  broken,
  sights,
  news: { 'moved-in': ['seat'], 'came-home': ['everybody'] },
}
