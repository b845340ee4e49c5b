import { CELLS, DISTRICTS, DISTRICT_FIELDS, SEGMENTS } from '../data.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** The board is a square of 960; hexagons stand on a corner and have sides of 36. */
export const SIDE = 36
const WIDTH = SIDE * Math.sqrt(3)

export const CELL_AT: readonly Point[] = CELLS.map(({ col, row }) => ({
  x: 230.58 + (col + (row % 2) / 2) * WIDTH,
  y: 237 + row * SIDE * 1.5,
}))

export const POND_AT: Point = { x: 480, y: 489 }

/** Corners of a hexagon around the origin, clockwise from the top. */
const CORNERS: readonly Point[] = Array.from({ length: 6 }, (_, i) => ({
  x: Math.sin((i * Math.PI) / 3) * SIDE,
  y: -Math.cos((i * Math.PI) / 3) * SIDE,
}))

export const hexPath = (scale = 1): string =>
  `M${CORNERS.map(({ x, y }) => `${(x * scale).toFixed(1)} ${(y * scale).toFixed(1)}`).join('L')}Z`

/** The sides of a cell as seen from its centre, with the offset of the cell beyond, clockwise from the upper right. */
const BEYOND: readonly Point[] = CORNERS.map(({ x, y }, i) => {
  const next = CORNERS[(i + 1) % 6]
  return { x: x + next.x, y: y + next.y }
})

const near = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 2

/** The border of each district: all sides of its fields beyond which there is no field of the same one. */
export const BORDERS: readonly string[] = DISTRICTS.map((_, district) =>
  DISTRICT_FIELDS[district]
    .flatMap((cell) => {
      const centre = CELL_AT[cell]
      return BEYOND.flatMap((offset, side) => {
        const beyond = { x: centre.x + offset.x, y: centre.y + offset.y }
        if (DISTRICT_FIELDS[district].some((other) => near(CELL_AT[other], beyond))) return []
        const from = CORNERS[side]
        const to = CORNERS[(side + 1) % 6]
        const at = (corner: Point) => `${(centre.x + corner.x).toFixed(1)} ${(centre.y + corner.y).toFixed(1)}`
        return [`M${at(from)}L${at(to)}`]
      })
    })
    .join(''),
)

export interface SegmentPlace {
  readonly tile: Point
  readonly bundles: Point
  /** The coloured strip between tile and city. */
  readonly strip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

const STEP = 65.2

/** Ten segments on each side of the board, clockwise from the upper left. */
export const SEGMENT_AT: readonly SegmentPlace[] = SEGMENTS.map((_, segment) => {
  const along = 186.6 + (segment % 10) * STEP
  const back = 960 - along
  const half = STEP / 2
  const strip = (x: number, y: number, across: boolean) =>
    across ? { x: x - half, y: y - 18, width: STEP, height: 36 } : { x: x - 18, y: y - half, width: 36, height: STEP }
  switch (Math.floor(segment / 10)) {
    case 0:
      return { tile: { x: along, y: 78 }, bundles: { x: along, y: 136 }, strip: strip(along, 136, true) }
    case 1:
      return { tile: { x: 882, y: along }, bundles: { x: 824, y: along }, strip: strip(824, along, false) }
    case 2:
      return { tile: { x: back, y: 882 }, bundles: { x: back, y: 824 }, strip: strip(back, 824, true) }
    default:
      return { tile: { x: 78, y: back }, bundles: { x: 136, y: back }, strip: strip(136, back, false) }
  }
})

/** Space n of the score track, 0 to 99, clockwise from the upper left. */
export function scoreSpace(n: number): Point {
  const along = 173 + (n % 25) * 24.56
  switch (Math.floor(n / 25) % 4) {
    case 0:
      return { x: along, y: 173 }
    case 1:
      return { x: 787, y: along }
    case 2:
      return { x: 960 - along, y: 787 }
    default:
      return { x: 173, y: 960 - along }
  }
}

export const at = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`
