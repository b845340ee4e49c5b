import type { Move } from '#engine/move.ts'
import type { Clause } from '#engine/step.ts'
import type { NantyNarking } from '../state.ts'
import type { Where } from './figures.ts'

/** Why an agent cannot be placed there. */
export function whyPlace(_s: NantyNarking, chosen: Move, where: Where, from: number): Clause {
  if (chosen.verb !== 'place') return 'NN-6.2'
  if (chosen.at === from) return 'NN-4.2.2'
  return where === 'near' ? 'NN-4.2.1' : 'NN-4.5.26'
}
