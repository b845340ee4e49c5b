import { vocabulary } from '#engine/move.ts'
import { AREAS, CARDS, FIGURES, MONOPOLIES, ORDERS, STACKS, TRACK } from './data.ts'

const areas = AREAS.map((area) => area.id)
const orders = ORDERS.map((order) => order.id)

/** Every decision of the game [BOSS-6.1]. */
export const moves = vocabulary({
  start: areas,
  /** The field on which the pawn ends, counted from 0 [BOSS-2.5]. */
  pawn: TRACK.map((_, field) => `${field}`),
  take: STACKS,
  play: CARDS,
  stop: null,
  return: CARDS,
  from: areas,
  to: areas,
  count: Array.from({ length: FIGURES }, (_, i) => `${i + 1}`),
  reenter: areas,
  partner: areas,
  monopoly: MONOPOLIES,
  figure: areas,
  weaken: areas,
  defect: areas,
  swap: areas,
  remove: orders,
  fulfil: orders,
})

export type Verb = keyof typeof moves.of
