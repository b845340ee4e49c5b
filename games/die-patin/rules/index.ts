import type { Rules } from '#engine/game.ts'
import { seatsOf, type Seat } from '#engine/state.ts'
import { stepTable, type Clause } from '#engine/step.ts'
import { CLANS } from '../data.ts'
import type { PatinEvent } from '../events.ts'
import { manifest } from '../manifest.ts'
import { moves } from '../moves.ts'
import { bonusPlace, bonusRemove } from './bonus.ts'
import { clearing } from './clearing.ts'
import { endOfGame, result, score } from './end.ts'
import { area, figure, nextFigure } from './figure.ts'
import { insideAction } from './inside.ts'
import { judgeMissions, mission } from './missions.ts'
import { bribe, claim, invasionManhole } from './outside.ts'
import { ratSource } from './rats.ts'
import { endOfTurn, intrigue, round, turn } from './round.ts'
import { layOutTown, nextSettler, settle, setUp, setupArea, setupRats } from './setup.ts'
import { clone, newState, START_SEATS, type DiePatin, type StartSeat } from '../state.ts'
import { view } from '../view.ts'

export const rules: Rules<DiePatin, PatinEvent> = {
  id: manifest.id,
  version: 2,
  seats: manifest.seats,
  colours: CLANS.map(({ colour }) => colour),
  variants: { 'start-seat': START_SEATS },
  offers: (_, value, seats) => START_SEATS.findIndex((known) => known === value) <= seats,
  secrets: true,
  moves,
  steps: stepTable([
    setUp,
    settle,
    setupArea,
    setupRats,
    nextSettler,
    round,
    intrigue,
    turn,
    nextFigure,
    figure,
    area,
    insideAction,
    bonusPlace,
    bonusRemove,
    ratSource,
    bribe,
    invasionManhole,
    claim,
    endOfTurn,
    judgeMissions,
    mission,
    endOfGame,
    clearing,
  ]),
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
  const open = s.agenda.at(-1)?.do
  if (open === undefined) return 'PAT-4.30'
  if (open === intrigue().do) return 'PAT-6.1'
  return open === mission.kind.name ? 'PAT-4.29' : 'PAT-6.5'
}
