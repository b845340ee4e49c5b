import * as steps from '../steps.ts'
import { setUp } from '../steps.ts'
import type { Rules } from '#engine/game.ts'
import { seatsOf } from '#engine/state.ts'
import { stepTable } from '#engine/step.ts'
import { SEAT_COLOURS } from '../data.ts'
import type { BossEvent } from '../events.ts'
import { manifest } from '../manifest.ts'
import { moves } from '../moves.ts'
import './business.ts'
import { result } from './end.ts'
import './orders.ts'
import './partner.ts'
import './play.ts'
import './setup.ts'
import './special.ts'
import './take.ts'
import './transport.ts'
import './turn.ts'
import { notAsked } from './why.ts'
import { clone, money, newState, type Boss } from '../state.ts'
import { view } from '../view.ts'
import type { Clause } from './book.ts'

export const rules: Rules<Boss, BossEvent, Clause> = {
  id: manifest.id,
  version: 1,
  seats: manifest.seats,
  colours: SEAT_COLOURS,
  variants: {},
  secrets: true,
  moves,
  steps: stepTable(Object.values(steps)),
  setup: (table) => ({ ...newState(table), agenda: [setUp()] }),
  clone,
  view,
  result,
  scores: (s) => seatsOf(s).map((seat) => money(s, seat)),
  why: notAsked,
}
