import { DISTRICTS } from '../data.ts'
import { BRIDGES, CANVAS, PLACES, RIVER, type Box, type Place, type Point } from './places.ts'

/** On the phone the map is taller, so that districts have more room; but never so tall that it could not be as wide as the screen. */
const STRETCH = 1.36

/** Where the name of a district stands, and where its pieces. */
interface Room {
  readonly plate: Point
  /** How wide the name may be. */
  readonly width: number
  readonly pieces: Box
}

export interface Plan {
  readonly height: number
  /** How much taller than wide. */
  readonly stretch: number
  readonly rooms: readonly Room[]
  /** Outlines of the districts. */
  readonly outlines: readonly string[]
  readonly river: string
  /** The middle of the river, along which its name runs. */
  readonly current: string
  readonly bridges: readonly { readonly id: string; readonly from: Point; readonly to: Point }[]
}

const point = ([x, y]: Point, k: number): Point => [x, y * k]

/** The plate with the name takes the top of the room. */
function roomOf({ box: [x, y, width, height] }: Place, k: number, compact: boolean): Room {
  const plate = compact ? 44 : 34
  return { plate: [x + width / 2, y * k + plate / 2 - 3], width, pieces: [x, y * k + plate, width, height * k - plate] }
}

const straight = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y.toFixed(1)}`).join('L')}Z`

/** A bank of the river: a curve through the middles of its sides. */
function flowing(points: readonly Point[]): string {
  const middles = points.slice(1).map((p, i) => {
    const before = points[i]
    return `${before[0]} ${before[1].toFixed(1)} ${((before[0] + p[0]) / 2).toFixed(1)} ${((before[1] + p[1]) / 2).toFixed(1)}`
  })
  const last = points.at(-1) ?? points[0]
  return `${middles.map((m) => `Q${m}`).join('')}L${last[0]} ${last[1].toFixed(1)}`
}

function planFor(k: number, compact: boolean): Plan {
  const half = RIVER.length / 2
  const north = RIVER.slice(0, half).map((p) => point(p, k))
  const south = RIVER.slice(half).map((p) => point(p, k))
  const middle = north.map(([x, y], i): Point => {
    const other = south[south.length - 1 - i]
    return [(x + other[0]) / 2, (y + other[1]) / 2 + 5]
  })
  const places = DISTRICTS.map((id) => PLACES[id])
  return {
    height: CANVAS.height * k,
    stretch: k,
    rooms: places.map((place) => roomOf(place, k, compact)),
    outlines: places.map(({ polygon }) => straight(polygon.map((p) => point(p, k)))),
    river: `M${start(north)}${flowing(north)}L${start(south)}${flowing(south)}Z`,
    current: `M${start(middle)}${flowing(middle)}`,
    bridges: BRIDGES.map(({ id, from, to }) => ({ id, from: point(from, k), to: point(to, k) })),
  }
}

const start = ([[x, y]]: readonly Point[]): string => `${x} ${y.toFixed(1)}`

const WIDE = planFor(1, false)
const tall = new Map<number, Plan>()

/** The map: of a wide screen, or of a phone, so many times as tall. */
export function planOf(compact: boolean, stretch = STRETCH): Plan {
  if (!compact) return WIDE
  const plan = tall.get(stretch) ?? planFor(stretch, true)
  tall.set(stretch, plan)
  return plan
}

/** How far a tall map can be stretched in a room, in steps of a twenty-fifth. */
export function stretchIn(width: number, height: number): number {
  const fits = height / (width * (CANVAS.height / CANVAS.width))
  return Math.floor(Math.min(STRETCH, Math.max(1, fits)) * 25) / 25
}

/** The room a piece takes at scale 1. */
const CELL = { width: 27, height: 37 }
const SCALES = [1.9, 1.75, 1.6, 1.45, 1.3, 1.15, 1, 0.85, 0.72, 0.6, 0.5, 0.42]
const LARGEST = { wide: 1.6, tall: 1.9 }

export interface Arrangement {
  readonly scale: number
  readonly spots: readonly Point[]
}

/** Where so many pieces stand in a box: as large as they fit, in rows, from the middle of the top. */
export function arrange(count: number, [x, y, width, height]: Box, compact: boolean): Arrangement {
  const largest = compact ? LARGEST.tall : LARGEST.wide
  const scales = SCALES.filter((one) => one <= largest)
  const inRow = (scale: number): boolean => columnsAt(scale, width) >= count
  const fits = (scale: number): boolean => columnsAt(scale, width) * rowsAt(scale, height) >= count
  const large = scales.filter((one) => one >= largest * 0.7)
  const scale = large.find(inRow) ?? scales.find(fits) ?? SCALES[SCALES.length - 1]
  const columns = Math.max(1, columnsAt(scale, width))
  const rows = Math.ceil(count / columns)
  const across = Math.ceil(count / Math.max(1, rows))
  const [w, h] = [CELL.width * scale, CELL.height * scale]
  const spots = Array.from({ length: count }, (_, i): Point => {
    const row = Math.floor(i / across)
    const beside = Math.min(across, count - row * across)
    return [x + width / 2 + ((i % across) - (beside - 1) / 2) * w, y + (row + 0.5) * h]
  })
  return { scale, spots }
}

const columnsAt = (scale: number, width: number): number => Math.floor(width / (CELL.width * scale))
const rowsAt = (scale: number, height: number): number => Math.max(1, Math.floor(height / (CELL.height * scale)))

/** Where the pieces of a district stand: trouble first, then the building, then figures; what is not there would stand at the ends. */
export interface Standing {
  readonly scale: number
  readonly trouble: Point
  readonly building: Point
  readonly figures: readonly Point[]
}

export function standing(troubled: boolean, built: boolean, figures: number, box: Box, compact: boolean): Standing {
  const first = Number(troubled)
  const { scale, spots } = arrange(first + Number(built) + figures, box, compact)
  const [w, top] = [CELL.width * scale, box[1] + (CELL.height * scale) / 2]
  const middle: Point = [box[0] + box[2] / 2, top]
  const [left, right] = [spots[0] ?? middle, spots.findLast(([, y]) => y === top) ?? spots[0] ?? middle]
  return {
    scale,
    trouble: troubled ? spots[0] : [spots.length > 0 ? Math.max(box[0] + w / 2, left[0] - w) : left[0], left[1]],
    building: built
      ? spots[first]
      : [spots.length > 0 ? Math.min(box[0] + box[2] - w / 2, right[0] + w) : left[0], left[1]],
    figures: spots.slice(first + Number(built)),
  }
}

export const at = ([x, y]: Point, scale = 1): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)})${scale === 1 ? '' : ` scale(${scale})`}`
