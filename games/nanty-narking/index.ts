import type { Game } from '#engine/game.ts'
import { had } from './bot/had.ts'
import { outlook, terms, value } from './bot/index.ts'
import { PLANS } from './bot/search.ts'
import { broken } from './broken.ts'
import type { NantyEvent } from './events.ts'
import { guess } from './bot/guess.ts'
import { rules } from './rules/index.ts'
import type { NantyNarking } from './state.ts'
import { sights } from './view.ts'

export const game: Game<NantyNarking, NantyEvent> = {
  ...rules,
  guess,
  outlook,
  terms,
  had,
  value,
  plans: PLANS,
  broken,
  sights,
  news: {
    drew: ['seat'],
    gave: ['from', 'to'],
    inspected: ['seat', 'target'],
    peeked: ['seat'],
    'exchanged-hands': ['seat', 'target'],
    'new-personality': ['seat'],
    'house-card': ['seat'],
    'looked-ahead': ['seat'],
    event: ['everybody'],
    fog: ['everybody'],
    discarded: ['everybody'],
    interrupted: ['everybody'],
    covered: ['everybody'],
    shielded: ['everybody'],
    declared: ['everybody'],
    revealed: ['everybody'],
  },
}
