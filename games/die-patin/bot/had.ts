import type { Seat } from '#engine/state.ts'
import { AREAS, MISSIONS } from '../data.ts'
import { hasScored } from '../rules/missions.ts'
import type { DiePatin } from '../state.ts'

/** The start area: all that a seat owns in the first round. */
export const began = (s: DiePatin, seat: Seat): string[] =>
  AREAS.filter((_, area) => s.owner[area] === seat).map(({ id }) => `start: ${id}`)

/** The missions scored. */
export const had = (s: DiePatin, seat: Seat): string[] =>
  MISSIONS.flatMap((id, mission) => (hasScored(s, seat, mission) ? [id] : []))
