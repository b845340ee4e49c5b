import { start } from '#engine/play.ts'
import { byName } from '#test/by-name.ts'
import { LAMPS, QUARTERS } from '../data.ts'
import { game } from '../index.ts'
import { lay } from '../lessons/notation.ts'
import { lampsAt, type Town } from '../state.ts'
import * as steps from '../steps.ts'

export { fogOver, lay, quarter } from '../lessons/notation.ts'

export const { go, offered, refused } = byName(game, steps)

/** A game at its first question. */
export const fresh = (seats = 2, seed = 'fixture'): Town => start(game, { seed, seats, variants: {} })

/** All lamps of a seat, wherever they are. */
export const lampsOf = (s: Town, seat: number): number =>
  QUARTERS.reduce((sum, _, q) => sum + lampsAt(s, q, seat), s.supply[seat])

/** A position in which every lamp hangs but the last one of the last seat, which is to hang it. */
export function lastTurn(...lamps: readonly (readonly string[])[]): Town {
  const s = fresh(lamps.length)
  lamps.forEach((places, seat) => lay(s, seat, ...places))
  s.active = lamps.length - 1
  s.turn = LAMPS * lamps.length
  return s
}
