import type { Game } from '#engine/game.ts'
import { guess } from './bot/guess.ts'
import { had } from './bot/had.ts'
import { outlook, terms, value } from './bot/index.ts'
import { PLANS } from './bot/search.ts'
import { WEIGHTS } from './bot/weights.generated.ts'
import { broken } from './broken.ts'
import type { RatEvent } from './events.ts'
import { rules } from './rules/index.ts'
import type { Rattus } from './state.ts'
import { sights } from './view.ts'

export const game: Game<Rattus, RatEvent> = {
  ...rules,
  guess: (seen, _eye, luck) => guess(seen, luck),
  outlook,
  terms,
  had,
  value,
  weights: WEIGHTS,
  plans: PLANS,
  broken,
  sights,
  news: { looked: ['seat'], revealed: ['everybody'] },
}
