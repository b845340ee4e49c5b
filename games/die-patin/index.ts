import type { Game } from '#engine/game.ts'
import { AHEAD } from './bot/ahead.generated.ts'
import { guess } from './bot/guess.ts'
import { began, had } from './bot/had.ts'
import { outlook, terms, value } from './bot/index.ts'
import { PLANS } from './bot/search.ts'
import { WEIGHTS } from './bot/weights.generated.ts'
import { broken } from './broken.ts'
import type { PatinEvent } from './events.ts'
import { rules } from './rules/index.ts'
import type { DiePatin } from './state.ts'
import { sights } from './view.ts'

export const game: Game<DiePatin, PatinEvent> = {
  ...rules,
  guess: (seen, _eye, luck) => guess(seen, luck),
  outlook,
  terms,
  had,
  began,
  value,
  ahead: AHEAD,
  weights: WEIGHTS,
  plans: PLANS,
  broken,
  sights,
  news: { 'card-chosen': ['seat'], 'card-revealed': ['everybody'] },
}
