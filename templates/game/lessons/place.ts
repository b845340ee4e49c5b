import { start } from '#engine/play.ts'
import type { QuarterId } from '../data.ts'
import { rules } from '../rules/index.ts'
import type { Town } from '../state.ts'
import { fogOver, lay, liveIn } from './notation.ts'

/** A position of a lesson for two: Blue, who learns, has its turn. */
export interface Setup {
  /** The lamps of each seat that hang: `harbour 1`. */
  readonly lamps: readonly (readonly string[])[]
  readonly fog: QuarterId
  /** Where Blue lives. */
  readonly home: QuarterId
  /** The lamp of this turn hangs already: Blue may carry one. */
  readonly hung?: boolean
}

export function place({ lamps, fog, home, hung }: Setup): Town {
  const s = liveIn(fogOver(start(rules, { seed: 'lesson', seats: 2, variants: {} }), fog), 0, home)
  lamps.forEach((places, seat) => lay(s, seat, ...places))
  s.turn = s.lamps.reduce((sum, one) => sum + one, hung ? 0 : 1)
  if (hung) s.agenda.pop()
  return s
}
