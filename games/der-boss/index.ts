import type { Game } from '#engine/game.ts'
import { guess } from './bot/guess.ts'
import { had } from './bot/had.ts'
import { outlook, terms, value } from './bot/index.ts'
import { LONG_PLANS, PLANS } from './bot/search.ts'
import { broken } from './broken.ts'
import type { BossEvent } from './events.ts'
import { rules } from './rules/index.ts'
import type { Boss } from './state.ts'
import { sights } from './view.ts'

export const game: Game<Boss, BossEvent> = {
  ...rules,
  guess: (seen, _eye, luck) => guess(seen, luck),
  outlook,
  terms,
  had,
  value,
  plans: PLANS,
  longPlans: LONG_PLANS,
  broken,
  sights,
  news: { took: ['seat'], returned: ['seat'], 'order-turned-up': ['everybody'] },
}
