import { DISTRICT_OF, TOWNS } from '../data.ts'
import { AREA_AT, MANHOLE_AT, SIDES, type Point } from '../data/places.ts'
import { NOBODY, townOf, type DiePatin } from '../state.ts'

export const at = ([x, y]: Point, scale?: number): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)})${scale === undefined ? '' : ` scale(${scale.toFixed(3)})`}`

const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`

export const AREA_PATHS: readonly string[] = AREA_AT.map(({ outline }) => `${path(outline)}Z`)

/** The hexagon around a district: the outer corners of its three areas, one after the other. */
export const DISTRICT_PATHS: readonly string[] = AREA_AT.flatMap((_, area) => {
  const mine = AREA_AT.filter((_, other) => DISTRICT_OF[other] === DISTRICT_OF[area])
  if (AREA_AT[area] !== mine[0]) return []
  const [cx, cy] = mine[0].outline[0]
  const corners = new Map(mine.flatMap(({ outline }) => outline.slice(1).map((corner) => [corner.join(), corner])))
  const angle = ([x, y]: Point) => Math.atan2(y - cy, x - cx)
  return [`${path([...corners.values()].sort((a, b) => angle(a) - angle(b)))}Z`]
})

interface Frame {
  readonly viewBox: string
  /** The side panels beside the town, or the two rows below it on a small screen. */
  readonly left: string
  readonly right: string
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

const MARGIN = 54
/** Sizes of the panels, in their own units: columns of 196 × 892, rows 900 wide. */
export const COLUMN = { width: 196, height: 892, gap: 10 }
export const ROW = { width: 900, missions: 128, cards: 92, gap: 10 }

/** The part of the town in play as large as the screen allows, with room for cards and missions. */
export function frameOf(seats: number, compact: boolean): Frame {
  const inPlay = TOWNS[seats].manholes.map((manhole) => MANHOLE_AT[manhole])
  const x = Math.min(...inPlay.map(([x]) => x)) - MARGIN
  const y = Math.min(...inPlay.map(([, y]) => y)) - MARGIN
  const width = Math.max(...inPlay.map(([x]) => x)) + MARGIN - x
  const height = Math.max(...inPlay.map(([, y]) => y)) + MARGIN - y
  const box = { x, y, width, height }
  if (compact) {
    const scale = width / ROW.width
    const below = y + height
    const cards = below + (ROW.missions + ROW.gap) * scale
    return {
      viewBox: `${x} ${y} ${width} ${cards + ROW.cards * scale - y}`,
      right: at([x, below], scale),
      left: at([x, cards], scale),
      box,
    }
  }
  const scale = height / COLUMN.height
  const side = (COLUMN.width + COLUMN.gap) * scale
  return {
    viewBox: `${x - side} ${y} ${width + 2 * side} ${height}`,
    left: at([x - side, y], scale),
    right: at([x + width + COLUMN.gap * scale, y], scale),
    box,
  }
}

const BORDER_INSET = 8
const FENCE_INSET = 0

/** The side of an area, moved a little towards its middle, so that the borders of two neighbours run side by side. */
function insetSide([from, to]: readonly [number, number], area: number, inset: number): string {
  const [cx, cy] = AREA_AT[area].centre
  const ends = [MANHOLE_AT[from], MANHOLE_AT[to]] as const
  const [[x1, y1], [x2, y2]] = ends
  const length = Math.hypot(x2 - x1, y2 - y1)
  const normal: Point = [(y1 - y2) / length, (x2 - x1) / length]
  const sign = (cx - x1) * normal[0] + (cy - y1) * normal[1] > 0 ? inset : -inset
  return path(ends.map(([x, y]) => [x + normal[0] * sign, y + normal[1] * sign]))
}

export interface Border {
  readonly key: string
  readonly seat: number
  readonly d: string
}

/** Along every side of owned areas behind which lies an area in play of somebody else, or of nobody [PAT-2.5]. */
export function bordersOf(s: DiePatin): Border[] {
  const { hasArea } = townOf(s)
  return SIDES.flatMap(({ manholes, areas }, side) => {
    const [one, other] = areas
    if (other === undefined || !hasArea[one] || !hasArea[other] || s.owner[one] === s.owner[other]) return []
    return [one, other].flatMap((area) => {
      const seat = s.owner[area]
      return seat === NOBODY
        ? []
        : [{ key: `${side}:${area}:${seat}`, seat, d: insetSide(manholes, area, BORDER_INSET) }]
    })
  })
}

/** Between an area in play and one that is not [PAT-2.5]. */
export function fencesOf(s: DiePatin): string {
  const { hasArea } = townOf(s)
  return SIDES.flatMap(({ manholes, areas: [one, other] }) =>
    other !== undefined && hasArea[one] !== hasArea[other] ? [insetSide(manholes, one, FENCE_INSET)] : [],
  ).join('')
}

interface Sign {
  readonly at: Point
  readonly degrees: number
  /** Whether the far corner is at the end of the line or at its beginning: short names move there, away from shops. */
  readonly tipward: 1 | -1
}

const SIGN_INSET = 21

/** Names of areas stand along an outer side that is not upright, as on a plan of the town. */
export const SIGN_AT: readonly Sign[] = AREA_AT.map(({ outline: [, side, tip, otherSide], centre }) => {
  const slopes = [side, otherSide].map((end) => (end[0] < tip[0] ? [end, tip] : [tip, end]))
  const [[x1, y1], [x2, y2]] = slopes.find(([left, right]) => right[0] - left[0] > 1) ?? slopes[0]
  const middle: Point = [(x1 + x2) / 2, (y1 + y2) / 2]
  const length = Math.hypot(centre[0] - middle[0], centre[1] - middle[1])
  const towards = (from: number, to: number) => from + ((to - from) / length) * SIGN_INSET
  return {
    at: [towards(middle[0], centre[0]), towards(middle[1], centre[1])],
    degrees: Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI),
    tipward: x2 === tip[0] && y2 === tip[1] ? 1 : -1,
  }
})

const LETTER = 7.8
const SIGN_ROOM = 92
const MOST_SHIFT = 16

/** How far a name moves along its side. */
export const signShift = ({ tipward }: Sign, name: string): number =>
  tipward * Math.min(MOST_SHIFT, Math.max(0, (SIGN_ROOM - name.length * LETTER) / 2))

/** n pieces in a row around a point, closer together if there are many. */
export function inRow([x, y]: Point, n: number, apart: number, room: number): Point[] {
  const step = Math.min(apart, room / Math.max(1, n))
  return Array.from({ length: n }, (_, i) => [x + (i - (n - 1) / 2) * step, y])
}

interface Stand {
  readonly figures: Point
  /** The mark of the owner, or its back room. */
  readonly owner: Point
  readonly tiles: readonly [Point, Point]
}

/** Where things lie in an area: owner beyond the middle, as the plaza sees it, figures and shops before it, clear of the sign. */
export const STAND_AT: readonly Stand[] = AREA_AT.map(({ outline: [plaza, , tip], centre: [x, y], tiles }) => {
  const length = Math.hypot(tip[0] - plaza[0], tip[1] - plaza[1])
  const outwards = ([x, y]: Point, d: number): Point => [
    x + ((tip[0] - plaza[0]) / length) * d,
    y + ((tip[1] - plaza[1]) / length) * d,
  ]
  return {
    figures: outwards([x, y], -9),
    owner: outwards([x, y], 31),
    tiles: [outwards(tiles[0], -13), outwards(tiles[1], -13)],
  }
})
