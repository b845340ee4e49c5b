import * as steps from '../steps.ts'
import { setUp } from '../steps.ts'
import type { Rules } from '#engine/game.ts'
import { seatsOf } from '#engine/state.ts'
import { stepTable } from '#engine/step.ts'
import { PERSONALITY_SETS } from '../data.ts'
import type { NantyEvent } from '../events.ts'
import { manifest } from '../manifest.ts'
import { moves } from '../moves.ts'
import './buildings.ts'
import { pointsOf, result } from './end.ts'
import './event-reactions.ts'
import './events.ts'
import './figures.ts'
import './interrupts.ts'
import './variants.ts'
import './symbols.ts'
import './scrolls/buildings.ts'
import './scrolls/cards.ts'
import './scrolls/figures.ts'
import './scrolls/losses.ts'
import './scrolls/money.ts'
import './scrolls/index.ts'
import './turn.ts'
import { clone, newState, type NantyNarking } from '../state.ts'
import { view } from '../view.ts'
import type { Clause } from './book.ts'

/**
 * Where each chapter of RULES.md is written:
 *
 *     3, 4.1   setup and the turn            turn.ts
 *     4.2      symbols                       symbols.ts, buildings.ts
 *     4.3, 4.8 figures, trouble, neutrals    figures.ts
 *     4.4      district cards                districts.ts
 *     4.5      scroll effects                scrolls/: index.ts begins them, scroll.ts says what one is;
 *                                            figures.ts, money.ts, cards.ts, buildings.ts, losses.ts by what they do
 *     4.6      interrupts, free actions      interrupts.ts, free.ts
 *     4.7      events                        events.ts, event-reactions.ts
 *     4.9      money, hand, piles            board.ts, hands.ts
 *     4.10     agent and building cards      variants.ts
 *     5        the end                       end.ts
 *
 * What can be on the agenda is declared beside the rules, once for all chapters. book.ts is what they are written with, and says
 * which clauses can be named; why.ts names those of refusals.
 */
export const rules: Rules<NantyNarking, NantyEvent, Clause> = {
  id: manifest.id,
  version: 4,
  seats: manifest.seats,
  colours: ['green', 'yellow', 'violet', 'blue'], // as figures are called in moves and records [NN-6.1]
  variants: { personalities: PERSONALITY_SETS, 'agent-and-building-cards': ['off', 'on'] },
  secrets: true,
  moves,
  steps: stepTable(Object.values(steps)),
  setup: (table) => ({ ...newState(table), agenda: [setUp()] }),
  clone,
  view,
  result,
  scores: (s) => seatsOf(s).map((seat) => pointsOf(s, seat)), // all of it is public [NN-7.1]
  why: (s) => (s.agenda.length === 0 ? 'NN-5.1' : 'NN-4.1.1'),
}
