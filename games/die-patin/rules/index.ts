import * as steps from '../steps.ts'
import { intrigue, mission, round, setUp } from '../steps.ts'
import type { Rules } from '#engine/game.ts'
import { seatsOf, type Seat } from '#engine/state.ts'
import { stepTable } from '#engine/step.ts'
import { CLANS } from '../data.ts'
import type { PatinEvent } from '../events.ts'
import { manifest } from '../manifest.ts'
import { moves } from '../moves.ts'
import './bonus.ts'
import './clearing.ts'
import { result, score } from './end.ts'
import './figure.ts'
import './inside.ts'
import './missions.ts'
import './outside.ts'
import './rats.ts'
import './round.ts'
import { layOutTown } from './setup.ts'
import { clone, newState, START_SEATS, type DiePatin, type StartSeat } from '../state.ts'
import { view } from '../view.ts'
import type { Clause } from './book.ts'

export const rules: Rules<DiePatin, PatinEvent, Clause> = {
  id: manifest.id,
  version: 2,
  seats: manifest.seats,
  colours: CLANS.map(({ colour }) => colour),
  variants: { 'start-seat': START_SEATS },
  offers: (_, value, seats) => START_SEATS.findIndex((known) => known === value) <= seats,
  secrets: true,
  moves,
  steps: stepTable(Object.values(steps)),
  setup(table) {
    const s = newState(table)
    layOutTown(s, table.variants['start-seat'] as StartSeat)
    s.agenda = [round(), setUp()]
    return s
  },
  clone,
  view,
  result,
  scores: (s) => seatsOf(s).map((seat) => score(s, seat)),
  why: whyNotAsked,
}

/** Of a seat that is not asked anything: the game is over, it has chosen its card, it leads nothing new, or it is not its turn. */
function whyNotAsked(s: DiePatin, _seat: Seat): Clause {
  const open = s.agenda.at(-1)
  if (!open) return 'PAT-4.30'
  if (intrigue.is(open)) return 'PAT-6.1'
  return mission.is(open) ? 'PAT-4.29' : 'PAT-6.5'
}
