import * as steps from '../steps.ts'
import { moveIn, turn } from '../steps.ts'
import type { Rules } from '#engine/game.ts'
import { seatsOf } from '#engine/state.ts'
import { stepTable } from '#engine/step.ts'
import type { TownEvent } from '../events.ts'
import { manifest } from '../manifest.ts'
import { moves } from '../moves.ts'
import { clone, newState, type Town } from '../state.ts'
import { view } from '../view.ts'
import { quarterPoints, result } from './end.ts'
import './setup.ts'
import './turn.ts'
import type { Clause } from './book.ts'

export const rules: Rules<Town, TownEvent, Clause> = {
  id: manifest.id,
  version: 1,
  seats: manifest.seats,
  variants: {},
  secrets: true,
  moves,
  steps: stepTable(Object.values(steps)),
  setup: (table) => ({ ...newState(table), agenda: [turn(), moveIn()] }),
  clone,
  view,
  result,
  scores: (s) => seatsOf(s).map((seat) => quarterPoints(s, seat)), // homes stay secret until the end [MYG-7.1]
  why: (s) => (s.agenda.length === 0 ? 'MYG-4.4' : 'MYG-4.5'),
}
