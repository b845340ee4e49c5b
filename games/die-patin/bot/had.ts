import type { Seat } from '#engine/state.ts'
import { MISSIONS } from '../data.ts'
import { hasScored } from '../rules/missions.ts'
import type { DiePatin } from '../state.ts'

/** The missions scored. */
export const had = (s: DiePatin, seat: Seat): string[] =>
  MISSIONS.flatMap((id, mission) => (hasScored(s, seat, mission) ? [id] : []))
