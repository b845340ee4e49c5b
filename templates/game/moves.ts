import { vocabulary } from '#engine/move.ts'
import { QUARTERS, WAYS } from './data.ts'

/** The two decisions of a turn [MYG-6.1]. */
export const moves = vocabulary({
  light: QUARTERS.map(({ id }) => id),
  carry: WAYS.map(({ from, to }) => `${QUARTERS[from].id}/${QUARTERS[to].id}`),
  stay: null,
})
