import type { Move } from '#engine/move.ts'
import type { Step } from '#engine/state.ts'
import { byStep } from '#engine/step.ts'
import type { Room } from '#table/use-room.ts'
import { AREAS, TRACK, type AreaId } from '../data.ts'
import { AREA_LAYOUT } from './places.ts'
import { moves } from '../moves.ts'
import {
  businessFigure,
  competitionTarget,
  defectorTarget,
  moveFrom,
  moveTo,
  partnerArea,
  reentryArea,
  startArea,
  swapFirst,
  swapSecond,
} from '../steps.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The part of the map frame that is shown: without the ice at the top and the bottom. */
export const MAP: Box = { x: 4, y: 98, w: 966, h: 477 }

/** The ring of fields around the map: seven above, four at each side, seven below. */
const RING = 40
const ACROSS = 7
const DOWN = 4
const OUTER: Box = { x: MAP.x - RING, y: MAP.y - RING, w: MAP.w + 2 * RING, h: MAP.h + 2 * RING }

/** Place n of 22, clockwise from the upper left corner; the last one, above the first, is the start arrow. */
function place(n: number): Box {
  const w = OUTER.w / ACROSS
  const h = MAP.h / DOWN
  const right = ACROSS + DOWN
  if (n < ACROSS) return { x: OUTER.x + n * w, y: OUTER.y, w, h: RING }
  if (n < right) return { x: MAP.x + MAP.w, y: MAP.y + (n - ACROSS) * h, w: RING, h }
  if (n < right + ACROSS) return { x: OUTER.x + (right + ACROSS - 1 - n) * w, y: MAP.y + MAP.h, w, h: RING }
  return { x: OUTER.x, y: MAP.y + (2 * right - 1 - n) * h, w: RING, h }
}

/** Boxes side by side. */
export const row = ({ x, y, w, h }: Box, n: number, gap: number): Box[] =>
  Array.from({ length: n }, (_, i) => ({ x: x + i * ((w + gap) / n), y, w: (w + gap) / n - gap, h }))

/** Where everything stands around the map, in its units. */
export interface Layout {
  readonly view: Box
  /** What is shown of the map. */
  readonly map: Box
  readonly slips: readonly Box[]
  readonly pile: Box | null
  /** The whole ring, or a row in which only the next fields are shown. */
  readonly fields: readonly Box[] | Box
  /** How large everything is drawn besides land and sea. */
  readonly grown: number
}

const SLIP_HEIGHT = 100
const ABOVE = OUTER.y - SLIP_HEIGHT - 8
const PILE = 88

/** On a large screen: telegrams above, then the map in the ring of the track. */
const wide: Layout = {
  view: { x: OUTER.x - 3, y: ABOVE - 9, w: OUTER.w + 6, h: OUTER.h + OUTER.y - ABOVE + 12 },
  map: MAP,
  slips: row({ x: OUTER.x, y: ABOVE, w: OUTER.w - PILE - 8, h: SLIP_HEIGHT }, 4, 8),
  pile: { x: OUTER.x + OUTER.w - PILE, y: ABOVE, w: PILE, h: SLIP_HEIGHT },
  fields: Array.from({ length: TRACK.length + 1 }, (_, n) => place(n)),
  grown: 1.1,
}

/** On a low screen: telegrams, the map without its ice, and the next fields below it. */
const LOW: Box = { x: MAP.x, y: 124, w: MAP.w, h: 446 }
const low: Layout = {
  view: { x: LOW.x - 4, y: LOW.y - 146, w: LOW.w + 8, h: LOW.h + 206 },
  map: LOW,
  slips: row({ x: LOW.x, y: LOW.y - 136, w: LOW.w, h: 130 }, 4, 6),
  pile: null,
  fields: { x: LOW.x, y: LOW.y + LOW.h + 6, w: LOW.w, h: 50 },
  grown: 1.38,
}

export const layoutFor = (room: Room): Layout => (room === 'side' ? low : wide)

type Places = Partial<Record<AreaId, readonly [number, number]>>

/** Marks that stand a little apart from the tile's place, so that none covers a name. */
const APART: Places = {
  'ulan-bator': [752, 246],
  'hong-kong': [764, 296],
  bangkok: [762, 364],
  bogota: [286, 379],
  lima: [226, 428],
  'la-paz': [284, 457],
  'buenos-aires': [286, 511],
  rio: [358, 426],
  casablanca: [478, 313],
  lagos: [456, 364],
  cairo: [558, 358],
  dubai: [614, 315],
}

/** The same on a low screen, where marks are larger. */
const FAR_APART: Places = {
  anchorage: [62, 152],
  casablanca: [452, 306],
  lagos: [446, 362],
  cairo: [556, 368],
  dubai: [624, 303],
  kinshasa: [504, 424],
  johannesburg: [545, 470],
  havana: [302, 306],
  'mexico-city': [168, 340],
  bogota: [300, 372],
  lima: [200, 412],
  'la-paz': [274, 463],
  rio: [378, 426],
  'buenos-aires': [296, 524],
  hamburg: [500, 178],
  naples: [464, 240],
  'ulan-bator': [752, 246],
  'hong-kong': [776, 302],
  bangkok: [794, 370],
  mumbai: [694, 348],
}

/** The middle of what marks an area. */
export function markAt(area: number, room: Room): readonly [number, number] {
  const { id } = AREAS[area]
  return (room === 'side' ? FAR_APART : APART)[id] ?? AREA_LAYOUT[id].tile
}

/** The moves that name areas, and the questions that they answer. */
const AREA_VERBS = ['start', 'from', 'to', 'reenter', 'partner', 'figure', 'weaken', 'defect', 'swap'] as const
type AreaVerb = (typeof AREA_VERBS)[number]
const verbAskedBy = byStep<[], AreaVerb>((when) => [
  when(startArea, () => 'start'),
  when(moveFrom, () => 'from'),
  when(moveTo, () => 'to'),
  when(reentryArea, () => 'reenter'),
  when(partnerArea, () => 'partner'),
  when(businessFigure, () => 'figure'),
  when(competitionTarget, () => 'weaken'),
  when(defectorTarget, () => 'defect'),
  when(swapFirst, () => 'swap'),
  when(swapSecond, () => 'swap'),
])

/** What a click on an area can mean; what the open question asks for comes first, so that a refusal speaks of that. */
export function areaMoves(area: number, question: Step | undefined): Move[] {
  const asked = verbAskedBy(question) ?? 'from'
  const named = (verb: AreaVerb): Move => moves.of[verb][area]
  return [named(asked), ...AREA_VERBS.filter((verb) => verb !== asked).map(named)]
}
