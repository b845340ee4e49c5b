import { vocabulary } from '#engine/move.ts'
import { CELLS, SEGMENTS } from './data.ts'

/** The two decisions of a turn [APE-6.1]. Cells that never take a tile are named too, so that a click there can be answered. */
export const moves = vocabulary({
  take: SEGMENTS,
  place: CELLS.map((cell) => cell.id),
})
