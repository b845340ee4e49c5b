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
  /** The side panels beside the town; on a small screen the own card in its corner, and the row below it. */
  readonly left: string
  readonly right: string
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

const MARGIN = 54
/** At the sides stand the upright names of districts. */
const SIDE_MARGIN = 66
/** Sizes of the panels, in their own units: columns of 892, cards at the left, missions at the right; a row of 900. */
export const COLUMN = { width: 204, height: 892, gap: 10 }
export const MISSION_COLUMN = { width: 316, height: 158, gap: 8 }
export const OWN_CARD = { width: 176, height: 84 }
export const ROW = { width: 900, missions: 138, gap: 8 }

/** The part of the town in play as large as the screen allows, with room for cards and missions. */
export function frameOf(seats: number, compact: boolean): Frame {
  const inPlay = TOWNS[seats].manholes.map((manhole) => MANHOLE_AT[manhole])
  const x = Math.min(...inPlay.map(([x]) => x)) - SIDE_MARGIN
  const y = Math.min(...inPlay.map(([, y]) => y)) - MARGIN
  const width = Math.max(...inPlay.map(([x]) => x)) + SIDE_MARGIN - x
  const height = Math.max(...inPlay.map(([, y]) => y)) + MARGIN - y
  const box = { x, y, width, height }
  if (compact) {
    const scale = width / ROW.width
    const below = y + height
    return {
      viewBox: `${x} ${y} ${width} ${height + ROW.missions * scale}`,
      right: at([x, below], scale),
      left: at([x + width - OWN_CARD.width * scale, seats === 2 ? below - OWN_CARD.height * scale : y], scale),
      box,
    }
  }
  const scale = height / COLUMN.height
  const left = (COLUMN.width + COLUMN.gap) * scale
  const right = (MISSION_COLUMN.width + COLUMN.gap) * scale
  return {
    viewBox: `${x - left} ${y} ${width + left + right} ${height}`,
    left: at([x - left, y], scale),
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

/** Where a territory ends with the town itself, which is no border: its outer edge in the owner's line. */
export function rimsOf(s: DiePatin): Border[] {
  const { hasArea } = townOf(s)
  return SIDES.flatMap(({ manholes, areas: [one, other] }, side) => {
    const area = hasArea[one] ? one : other
    if (area === undefined || !hasArea[area] || (other !== undefined && hasArea[one] && hasArea[other])) return []
    const seat = s.owner[area]
    return seat === NOBODY ? [] : [{ key: `${side}:${seat}`, seat, d: insetSide(manholes, area, BORDER_INSET) }]
  })
}

/** Between an area in play and one that is not [PAT-2.5]. */
export function fencesOf(s: DiePatin): string {
  const { hasArea } = townOf(s)
  return SIDES.flatMap(({ manholes, areas: [one, other] }) =>
    other !== undefined && hasArea[one] !== hasArea[other] ? [insetSide(manholes, one, FENCE_INSET)] : [],
  ).join('')
}

/** n pieces in a row around a point, closer together if there are many. */
export function inRow([x, y]: Point, n: number, apart: number, room: number): Point[] {
  const step = Math.min(apart, room / Math.max(1, n))
  return Array.from({ length: n }, (_, i) => [x + (i - (n - 1) / 2) * step, y])
}

interface Stand {
  /** The name stands in the middle, figures on one side of it, the back room on the other. */
  readonly name: Point
  readonly figures: Point
  readonly room: Point
  readonly tiles: readonly [Point, Point]
  /** Whether the area is broader than high: shops then stand beside the name, which must be short. */
  readonly broad: boolean
}

/** Where things lie in an area: all away from the plaza and its loot, figures and back room clear of the shops. */
export const STAND_AT: readonly Stand[] = AREA_AT.map(({ outline: [plaza, , tip], centre, tiles }) => {
  const length = Math.hypot(tip[0] - plaza[0], tip[1] - plaza[1])
  const [ox, oy] = [(tip[0] - plaza[0]) / length, (tip[1] - plaza[1]) / length]
  const outwards = ([x, y]: Point, d: number): Point => [x + ox * d, y + oy * d]
  const moved = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy]
  if (Math.abs(ox) < 0.01) {
    const far = outwards(centre, 33)
    return {
      name: outwards(centre, -2),
      figures: moved(far, 16, 0),
      room: moved(far, -34, 0),
      tiles: [outwards(tiles[0], -4), outwards(tiles[1], -4)],
      broad: true,
    }
  }
  const name = outwards(centre, 7)
  // The shop above stands to one side, the one below to the other.
  const upper = Math.sign((tiles[0][1] < tiles[1][1] ? tiles[0] : tiles[1])[0] - centre[0])
  return {
    name,
    figures: moved(name, -upper * 17, -42),
    room: moved(name, upper * 16, 42),
    tiles: [outwards(tiles[0], -9), outwards(tiles[1], -9)],
    broad: false,
  }
})

/** So many letters of a name stand beside a mission or an area. */
const NAME_ROOM = 13

/** As much of a name as there is room for. */
export const brief = (name: string, most: number = NAME_ROOM): string =>
  name.length > most ? `${name.slice(0, Math.max(1, most - 1)).trimEnd()}…` : name
