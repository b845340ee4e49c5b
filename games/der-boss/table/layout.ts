import type { Move } from '#engine/move.ts'
import type { Step } from '#engine/state.ts'
import { byStep } from '#engine/step.ts'
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
const RING = 46
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

const PLACES = TRACK.length + 1
const SLIP_HEIGHT = 98
const GAP = 6

/** Where everything stands on a large screen: orders above, then the map in the ring of the track. */
const wide = {
  view: { x: OUTER.x - 3, y: OUTER.y - SLIP_HEIGHT - GAP - 2, w: OUTER.w + 6, h: OUTER.h + SLIP_HEIGHT + GAP + 5 },
  fields: Array.from({ length: PLACES }, (_, n) => place(n)),
  slips: Array.from({ length: 4 }, (_, i) => ({
    x: OUTER.x + i * 241,
    y: OUTER.y - SLIP_HEIGHT - GAP,
    w: 235,
    h: SLIP_HEIGHT,
  })),
  pile: { x: OUTER.x + 4 * 241, y: OUTER.y - SLIP_HEIGHT - GAP, w: OUTER.w - 4 * 241, h: SLIP_HEIGHT },
  /** How much larger than on a large screen things on the map are drawn. */
  grown: 1.1,
}

const PHONE_FIELD = { w: MAP.w / 11, h: 86 }
const UNDER_MAP = MAP.y + MAP.h + 8
/** Two rows of orders. */
const PHONE_SLIPS = 250

/** On a phone the map has the whole width; orders, track and monopolies follow below it. */
const narrow = {
  view: { x: MAP.x, y: MAP.y, w: MAP.w, h: 1082 },
  slips: Array.from({ length: 4 }, (_, i) => ({
    x: MAP.x + (i % 2) * (MAP.w / 2 + 3),
    y: UNDER_MAP + Math.floor(i / 2) * 124,
    w: MAP.w / 2 - 3,
    h: 118,
  })),
  fields: Array.from({ length: PLACES }, (_, n) => ({
    x: MAP.x + (n < 11 ? n : 21 - n) * PHONE_FIELD.w,
    y: UNDER_MAP + PHONE_SLIPS + (n < 11 ? 0 : PHONE_FIELD.h),
    ...PHONE_FIELD,
  })),
  pile: null,
  grown: 1.45,
}

export const layoutFor = (compact: boolean) => (compact ? narrow : wide)

/** Where the monopoly board stands below the track of a phone. */
export const PHONE_MONOPOLIES: Box = { x: MAP.x, y: UNDER_MAP + PHONE_SLIPS + 2 * PHONE_FIELD.h + 8, w: MAP.w, h: 160 }

type Places = Partial<Record<AreaId, readonly [number, number]>>

/** Marks that stand a little apart from the tile's place, so that none covers a name. */
const APART: Places = {
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

/** The same on a phone, where marks are larger. */
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
  'buenos-aires': [296, 528],
  hamburg: [500, 178],
  naples: [464, 240],
  'ulan-bator': [752, 246],
  'hong-kong': [776, 302],
  bangkok: [794, 370],
  mumbai: [694, 348],
}

/** The middle of what marks an area. */
export function markAt(area: number, compact: boolean): readonly [number, number] {
  const { id } = AREAS[area]
  return (compact ? FAR_APART : APART)[id] ?? AREA_LAYOUT[id].tile
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
