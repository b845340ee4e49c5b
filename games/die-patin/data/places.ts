import { AREAS, DISTRICT_OF, DISTRICTS, MANHOLES_OF, type DistrictId } from '../data.ts'

/**
 * Where things are drawn, on a canvas of 1000 × 1000 with y growing downwards [PAT-2.5]. Every point is a centre.
 * Sizes that fit: manholes 22 and plazas 61 in radius, tiles 40 and back rooms 36 wide, figures 22 apart.
 */
export type Point = readonly [x: number, y: number]

export const CANVAS = 1000

/** The sides of the seven hexagons are 170 long; all corners lie on this grid around the middle [PAT-2.3]. */
const SIDE = 170
const COLUMN = (SIDE * Math.sqrt(3)) / 4
const ROW = SIDE / 4
const at = (column: number, row: number): Point => [CANVAS / 2 + column * COLUMN, CANVAS / 2 + row * ROW]

/** Column and row of `m01` to `m31` on the grid. */
const MANHOLE_GRID = [
  [-2, -10],
  [2, -10],
  [-4, -8],
  [0, -8],
  [4, -8],
  [-2, -6],
  [2, -6],
  [-4, -4],
  [0, -4],
  [4, -4],
  [-6, -2],
  [-2, -2],
  [2, -2],
  [6, -2],
  [-4, 0],
  [0, 0],
  [4, 0],
  [-6, 2],
  [-2, 2],
  [2, 2],
  [6, 2],
  [-4, 4],
  [0, 4],
  [4, 4],
  [-2, 6],
  [2, 6],
  [-4, 8],
  [0, 8],
  [4, 8],
  [-2, 10],
  [2, 10],
] as const

export const MANHOLE_AT: readonly Point[] = MANHOLE_GRID.map(([column, row]) => at(column, row))

interface AreaLayout {
  readonly outline: readonly Point[]
  readonly centre: Point
  /** How far the long diagonal is turned. */
  readonly degrees: number
  readonly label: Point
  /** Two tiles, left to right. */
  readonly tiles: readonly [Point, Point]
  readonly backRoom: Point
  readonly figures: Point
}

export const AREA_AT: readonly AreaLayout[] = AREAS.map((_, area) => layArea(area))

/** Everything in an area is placed by two directions: away from the plaza, and along the long diagonal. */
function layArea(area: number): AreaLayout {
  const outline = MANHOLES_OF[area].map((manhole) => MANHOLE_AT[manhole])
  const [plaza, side, tip, otherSide] = outline as [Point, Point, Point, Point]
  const centre = halfWay(plaza, tip)
  const out = direction(plaza, tip)
  const [left, right] = side[0] < otherSide[0] ? [side, otherSide] : [otherSide, side]
  const along = direction(left, right)
  const spot = (outwards: number, sideways: number): Point => [
    centre[0] + outwards * out[0] + sideways * along[0],
    centre[1] + outwards * out[1] + sideways * along[1],
  ]
  return {
    outline,
    centre,
    degrees: Math.round((Math.atan2(along[1], along[0]) * 180) / Math.PI),
    label: spot(-14, 0),
    tiles: [spot(6, -66), spot(6, 66)],
    backRoom: spot(40, 0),
    figures: spot(4, 0),
  }
}

function direction([x1, y1]: Point, [x2, y2]: Point): Point {
  const length = Math.hypot(x2 - x1, y2 - y1)
  return [(x2 - x1) / length, (y2 - y1) / length]
}

interface DistrictLayout {
  readonly centre: Point
  readonly fill: string
  /** Two loot markers on the plaza, for they belong to the whole district [PAT-2.9]. */
  readonly loot: readonly [Point, Point]
  readonly label: Point
  /** How far the name is turned. */
  readonly degrees: number
}

const DISTRICT_NAMES: Readonly<Record<DistrictId, Pick<DistrictLayout, 'fill' | 'label' | 'degrees'>>> = {
  brown: { fill: '#7a5a44', label: [500, 573.2], degrees: 0 },
  teal: { fill: '#3f8c86', label: [261.2, 86.3], degrees: -30 },
  pink: { fill: '#b97a95', label: [738.8, 86.3], degrees: 30 },
  yellow: { fill: '#c8b04a', label: [977.7, 500], degrees: 90 },
  grey: { fill: '#7d8288', label: [738.8, 913.7], degrees: -30 },
  blue: { fill: '#4f74a0', label: [261.2, 913.7], degrees: 30 },
  orange: { fill: '#c9803f', label: [22.3, 500], degrees: -90 },
}

/** Loot lies half way between the plaza and the middle of the first two areas. */
export const DISTRICT_AT: readonly DistrictLayout[] = DISTRICTS.map((id, district) => {
  const [first, second] = AREA_AT.filter((_, area) => DISTRICT_OF[area] === district) as [AreaLayout, AreaLayout]
  const centre = first.outline[0]
  return { ...DISTRICT_NAMES[id], centre, loot: [halfWay(centre, first.centre), halfWay(centre, second.centre)] }
})

function halfWay([x1, y1]: Point, [x2, y2]: Point): Point {
  return [(x1 + x2) / 2, (y1 + y2) / 2]
}

export interface Side {
  readonly manholes: readonly [number, number]
  /** One area at the rim, else two. */
  readonly areas: readonly number[]
  readonly kind: 'lane' | 'street' | 'rim'
}

/** All 51 sides of areas: lanes inside a district, streets between two, the rim of the town. */
export const SIDES: readonly Side[] = AREAS.flatMap((_, area) =>
  MANHOLES_OF[area].flatMap((from, i, around) => {
    const to = around[(i + 1) % around.length]
    const behind = MANHOLES_OF.findIndex(
      (others, other) => other !== area && others.includes(from) && others.includes(to),
    )
    return behind >= 0 && behind < area ? [] : [sideBetween(from, to, area, behind)]
  }),
)

function sideBetween(from: number, to: number, area: number, behind: number): Side {
  const manholes = [Math.min(from, to), Math.max(from, to)] as const
  if (behind < 0) return { manholes, areas: [area], kind: 'rim' }
  return { manholes, areas: [area, behind], kind: DISTRICT_OF[area] === DISTRICT_OF[behind] ? 'lane' : 'street' }
}
