import type { Game } from '#engine/game.ts'
import { guess } from './bot/guess.ts'
import { outlook, terms, value } from './bot/index.ts'
import { WEIGHTS } from './bot/weights.generated.ts'
import { broken } from './broken.ts'
import type { ApeEvent } from './events.ts'
import { rules } from './rules/index.ts'
import type { ApeTown } from './state.ts'
import { sights } from './view.ts'

export const game: Game<ApeTown, ApeEvent> = {
  ...rules,
  guess: (seen, _eye, luck) => guess(seen, luck),
  outlook,
  terms,
  value,
  weights: WEIGHTS,
  broken,
  sights,
  news: { 'turned-up': ['everybody'] },
}
