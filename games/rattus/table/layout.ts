import { REGION_IDS, type RegionId } from '../data.ts'
import { PALACE_BOX, PROJECTION } from './places.ts'
import { BACKDROP, REGION_SHAPES, type Spot } from './generated/map.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** How a board is laid out: what of the map is shown, how large the pieces are, where the cards lie. */
export interface Layout {
  readonly view: Box
  /** Pieces grow where the map shrinks. */
  readonly scale: number
  readonly compact: boolean
  /** Where the map ends. */
  readonly floor: number
  readonly cards: readonly Box[]
}

const MAP: Box = { x: 0, y: 0, width: PROJECTION.width, height: PROJECTION.height }

/** Beside the map on a large screen, one below the other. */
const COLUMN: readonly Box[] = Array.from({ length: 6 }, (_, i) => ({
  x: 1008,
  y: 1 + i * 132,
  width: 190,
  height: 127,
}))

/** Below it on a small one: two rows of three, or one row below the western half of Europe that two players use. */
const EUROPE: Box = { x: 24, y: 0, width: 850, height: 790 }
const ROWS: readonly Box[] = Array.from({ length: 6 }, (_, i) => ({
  x: EUROPE.x + 4 + (i % 3) * 283,
  y: 798 + Math.floor(i / 3) * 108,
  width: 277,
  height: 102,
}))
const ROW: readonly Box[] = Array.from({ length: 6 }, (_, i) => ({ x: 4 + i * 112.5, y: 774, width: 108, height: 98 }))

const WIDE: Layout = { view: { ...MAP, width: 1200 }, scale: 1, compact: false, floor: MAP.height, cards: COLUMN }
const TALL: Layout = { view: { ...EUROPE, height: 1012 }, scale: 1.12, compact: true, floor: MAP.height, cards: ROWS }
const WEST: Layout = { view: { ...MAP, width: 680, height: 874 }, scale: 1, compact: true, floor: 768, cards: ROW }

export const layoutFor = (seats: number, compact: boolean): Layout => (compact ? (seats === 2 ? WEST : TALL) : WIDE)

/** Pieces stand a little off the middle of narrow regions, so that neighbours have room. */
const NUDGES: Partial<Record<RegionId, Point>> = {
  hungaria: { x: -8, y: 2 },
  bulgaria: { x: 10, y: 4 },
  italia: { x: 6, y: 0 },
  anglia: { x: -4, y: 0 },
  gallia: { x: -4, y: 6 },
}

const LABEL_NUDGES: Partial<Record<RegionId, Point>> = { turcia: { x: -50, y: -14 } }

const point = ([x, y]: Spot, nudge: Point = { x: 0, y: 0 }): Point => ({ x: x + nudge.x, y: y + nudge.y })

/** The middle of the row of rats in each region; cubes stand below it, the name above. */
export const RATS_AT: readonly Point[] = REGION_IDS.map((id) => {
  const { x, y } = point(REGION_SHAPES[id].anchor, NUDGES[id])
  return { x, y: y - 9 }
})
export const LABEL_AT: readonly Point[] = REGION_IDS.map((id) => {
  const { x, y } = point(REGION_SHAPES[id].label, LABEL_NUDGES[id] ?? NUDGES[id])
  return { x, y: y - 6 }
})

/** All land in one path, for the lines along the coasts. */
export const LAND = BACKDROP + REGION_IDS.map((id) => REGION_SHAPES[id].path).join('')

/** Where the plague doctor stands in each region: clear of the names. */
const DOCTOR_OFF: Readonly<Record<RegionId, Point>> = {
  anglia: { x: -42, y: 44 },
  gallia: { x: -48, y: 54 },
  germania: { x: 58, y: 60 },
  hispania: { x: -58, y: 58 },
  hungaria: { x: -46, y: 70 },
  italia: { x: 58, y: 60 },
  polonia: { x: 58, y: 48 },
  scandia: { x: -62, y: 44 },
  bulgaria: { x: 44, y: 70 },
  turcia: { x: -82, y: 44 },
  russia: { x: -66, y: 50 },
  tartaria: { x: -72, y: 44 },
}
export const DOCTOR_AT: readonly Point[] = REGION_IDS.map((id, region) => ({
  x: RATS_AT[region].x + DOCTOR_OFF[id].x,
  y: RATS_AT[region].y + DOCTOR_OFF[id].y,
}))

export const PALACE: Box = PALACE_BOX
/** Both stand at the lower edge of the map, measured from its corner. */
export const SUPPLY_AT: Point = { x: 66, y: -68 }
export const REVEALED_AT: readonly Point[] = [0, 1, 2].map((i) => ({ x: 172 + i * 68, y: -64 }))

/** Radius of a rat, and the steps from one to the next. */
export const RAT_RADIUS = 17
export const RAT_STEP = 34

/** The way of a sea arrow: a gentle bow through its points. */
export function bow(points: readonly Spot[]): string {
  const [from, ...rest] = points as [Spot, ...Spot[]]
  const to = rest.at(-1) as Spot
  if (rest.length > 1) return `M${from.join()}Q${rest[0].join()} ${to.join()}`
  const bend = [(from[0] + to[0]) / 2 + (from[1] - to[1]) * 0.18, (from[1] + to[1]) / 2 + (to[0] - from[0]) * 0.18]
  return `M${from.join()}Q${bend.map(Math.round).join()} ${to.join()}`
}

export const at = ({ x, y }: Point, scale = 1): string =>
  scale === 1 ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${scale})`
