import * as steps from '../steps.ts'
import { turn } from '../steps.ts'
import type { Rules } from '#engine/game.ts'
import { stepTable } from '#engine/step.ts'
import { SEAT_COLOURS } from '../data.ts'
import type { ApeEvent } from '../events.ts'
import { manifest } from '../manifest.ts'
import { moves } from '../moves.ts'
import './district.ts'
import './end-of-turn.ts'
import { result } from './end.ts'
import './place.ts'
import './take.ts'
import './turn.ts'
import { clone, newState, type ApeTown } from '../state.ts'
import { view } from '../view.ts'
import type { Clause } from './book.ts'

export const rules: Rules<ApeTown, ApeEvent, Clause> = {
  id: manifest.id,
  version: 1,
  seats: manifest.seats,
  colours: SEAT_COLOURS,
  variants: {},
  secrets: false,
  moves,
  steps: stepTable(Object.values(steps)),
  setup: (table) => ({ ...newState(table), agenda: [turn()] }),
  clone,
  view: (s) => view(s),
  result,
  scores: (s) => s.score,
  why: (s) => (s.agenda.length === 0 ? 'APE-5.1' : 'APE-4.1'),
}
