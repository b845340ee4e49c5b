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
  readonly cards: readonly Box[]
}

const MAP: Box = { x: 0, y: 0, width: PROJECTION.width, height: PROJECTION.height }

/** Beside the map on a large screen, one below the other. */
const COLUMN: readonly Box[] = Array.from({ length: 6 }, (_, i) => ({
  x: 1010,
  y: 2 + i * 122,
  width: 184,
  height: 117,
}))

/** Below it on a small one: two rows of three, or one row below the western half of Europe that two players use. */
const ROWS: readonly Box[] = Array.from({ length: 6 }, (_, i) => ({
  x: 6 + (i % 3) * 332,
  y: 802 + Math.floor(i / 3) * 186,
  width: 324,
  height: 178,
}))
const ROW: readonly Box[] = Array.from({ length: 6 }, (_, i) => ({ x: 4 + i * 99, y: 774, width: 95, height: 90 }))

const WIDE: Layout = { view: { ...MAP, width: 1198 }, scale: 1, compact: false, cards: COLUMN }
const TALL: Layout = { view: { ...MAP, height: 1172 }, scale: 1.35, compact: true, cards: ROWS }
const WEST: Layout = { view: { ...MAP, width: 680, height: 868 }, scale: 1.1, compact: true, cards: ROW }

export const layoutFor = (seats: number, compact: boolean): Layout => (compact ? (seats === 2 ? WEST : TALL) : WIDE)

/** Pieces stand a little off the middle of narrow regions, so that neighbours have room. */
const NUDGES: Partial<Record<RegionId, Point>> = {
  hungaria: { x: -8, y: 2 },
  bulgaria: { x: 10, y: 4 },
  italia: { x: 6, y: 0 },
  anglia: { x: -4, y: 0 },
  gallia: { x: -4, y: 6 },
}

const LABEL_NUDGES: Partial<Record<RegionId, Point>> = { turcia: { x: 22, y: -10 } }

const point = ([x, y]: Spot, nudge: Point = { x: 0, y: 0 }): Point => ({ x: x + nudge.x, y: y + nudge.y })

/** The middle of the row of rats in each region; cubes stand below it, the name above. */
export const RATS_AT: readonly Point[] = REGION_IDS.map((id) => {
  const { x, y } = point(REGION_SHAPES[id].anchor, NUDGES[id])
  return { x, y: y - 14 }
})
export const LABEL_AT: readonly Point[] = REGION_IDS.map((id) =>
  point(REGION_SHAPES[id].label, LABEL_NUDGES[id] ?? NUDGES[id]),
)

/** All land in one path, for the lines along the coasts. */
export const LAND = BACKDROP + REGION_IDS.map((id) => REGION_SHAPES[id].path).join('')

export const PALACE: Box = PALACE_BOX
export const SUPPLY_AT: Point = { x: 46, y: 731 }
export const REVEALED_AT: readonly Point[] = [0, 1, 2].map((i) => ({ x: 124 + i * 66, y: 733 }))

/** Radius of a rat token, and the steps from one to the next. */
export const RAT_RADIUS = 14
export const RAT_STEP = 29.5

/** Places of the cubes of up to four seats, in two columns below the rats; a little apart where there is more to be said. */
export const cubesAt = (index: number, of: number, apart: boolean): Point => ({
  x: of === 1 ? 0 : index % 2 === 0 ? -23 : 23,
  y: 30 + Math.floor(index / 2) * (apart ? 40 : 26),
})

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
