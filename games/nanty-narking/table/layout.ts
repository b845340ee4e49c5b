import { DISTRICTS } from '../data.ts'
import { BRIDGES, CANVAS, PLACES, RIVER, type Box, type Place, type Point } from './places.ts'

/** On the phone the map is taller, so that districts have more room. */
const STRETCH = 1.36
const stretch = (compact: boolean): number => (compact ? STRETCH : 1)

export interface Plan {
  readonly height: number
  readonly places: readonly Place[]
  /** Outlines of the districts. */
  readonly outlines: readonly string[]
  readonly river: string
  /** The lower bank, along which the name of the river runs. */
  readonly current: string
  readonly bridges: readonly { readonly id: string; readonly from: Point; readonly to: Point }[]
}

const point = ([x, y]: Point, k: number): Point => [x, y * k]
const box = ([x, y, width, height]: Box, k: number): Box => [x, y * k, width, height * k]

function placeAt(place: Place, k: number): Place {
  return {
    polygon: place.polygon.map((p) => point(p, k)),
    box: box(place.box, k),
    label: point(place.label, k),
    number: point(place.number, k),
    cost: point(place.cost, k),
    trouble: point(place.trouble, k),
    building: point(place.building, k),
    figures: box(place.figures, k),
  }
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

function planFor(k: number): Plan {
  const half = RIVER.polygon.length / 2
  const north = RIVER.polygon.slice(0, half).map((p) => point(p, k))
  const south = RIVER.polygon.slice(half).map((p) => point(p, k))
  const places = DISTRICTS.map((id) => placeAt(PLACES[id], k))
  const middle = north.map(([x, y], i): Point => {
    const other = south[south.length - 1 - i]
    return [(x + other[0]) / 2, (y + other[1]) / 2 + 5]
  })
  return {
    height: CANVAS.height * k,
    places,
    outlines: places.map(({ polygon }) => straight(polygon)),
    river: `M${start(north)}${flowing(north)}L${start(south)}${flowing(south)}Z`,
    current: `M${start(middle)}${flowing(middle)}`,
    bridges: BRIDGES.map(({ id, from, to }) => ({ id, from: point(from, k), to: point(to, k) })),
  }
}

const start = ([[x, y]]: readonly Point[]): string => `${x} ${y.toFixed(1)}`

const PLANS = { wide: planFor(1), tall: planFor(stretch(true)) }
export const planOf = (compact: boolean): Plan => (compact ? PLANS.tall : PLANS.wide)

/** The room a figure takes at scale 1. */
const CELL = { width: 25, height: 35 }
const SCALES = [1.75, 1.6, 1.45, 1.3, 1.15, 1, 0.85, 0.72, 0.6, 0.5, 0.42]
const LARGEST = { wide: 1.45, tall: 1.75 }

export interface Arrangement {
  readonly scale: number
  readonly spots: readonly Point[]
}

/** Where so many figures stand in a box: as large as they fit, in rows, filled from the middle of the top. */
export function arrange(count: number, [x, y, width, height]: Box, compact: boolean): Arrangement {
  const largest = compact ? LARGEST.tall : LARGEST.wide
  const fits = (scale: number): boolean => columnsAt(scale, width) * rowsAt(scale, height) >= count
  const scale = SCALES.find((one) => one <= largest && fits(one)) ?? SCALES[SCALES.length - 1]
  const columns = Math.max(1, columnsAt(scale, width))
  const rows = Math.ceil(count / columns)
  const across = Math.ceil(count / Math.max(1, rows))
  const [w, h] = [CELL.width * scale, CELL.height * scale]
  const spots = Array.from({ length: count }, (_, i): Point => {
    const row = Math.floor(i / across)
    const inRow = Math.min(across, count - row * across)
    return [x + width / 2 + ((i % across) - (inRow - 1) / 2) * w, y + height / 2 + (row - (rows - 1) / 2) * h]
  })
  return { scale, spots }
}

const columnsAt = (scale: number, width: number): number => Math.floor(width / (CELL.width * scale))
const rowsAt = (scale: number, height: number): number => Math.max(1, Math.floor(height / (CELL.height * scale)))

export const at = ([x, y]: Point, scale = 1): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)})${scale === 1 ? '' : ` scale(${scale})`}`
