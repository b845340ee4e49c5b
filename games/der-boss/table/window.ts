import { MAP, type Box } from './layout.ts'

export type Point = readonly [x: number, y: number]

interface Size {
  readonly w: number
  readonly h: number
}

/** Pixels for a unit of the map, so that names of cities can be read. */
const READABLE = 0.8
/** What a mark needs around its middle. */
const AROUND = 56

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high))

/** How much of the map a window of so many pixels shows at a size to be read: never more than the map. */
function extent({ w, h }: Size): Size {
  const scale = Math.max(READABLE, w / MAP.w, h / MAP.h)
  return { w: w / scale, h: h / scale }
}

/** The part of the map around a point that a window shows. */
export function windowAround([x, y]: Point, size: Size): Box {
  const { w, h } = extent(size)
  return {
    x: clamp(x - w / 2, MAP.x, MAP.x + MAP.w - w),
    y: clamp(y - h / 2, MAP.y, MAP.y + MAP.h - h),
    w,
    h,
  }
}

/** Where the window is to stand to show all these places, or as many of them as it can. */
export function placed(points: readonly Point[], now: Point, size: Size): Point {
  const { w, h } = extent(size)
  return [
    along(
      points.map(([x]) => x),
      now[0],
      w,
    ),
    along(
      points.map(([, y]) => y),
      now[1],
      h,
    ),
  ]
}

/** On one axis: stays if all are in sight, goes to their middle if they fit, else to where most of them are. */
function along(places: readonly number[], now: number, length: number): number {
  const seen = (centre: number) => places.filter((at) => Math.abs(at - centre) <= length / 2 - AROUND).length
  const middle = (Math.min(...places) + Math.max(...places)) / 2
  const starts = places.map((at) => at - AROUND + length / 2)
  return [now, middle, ...starts].reduce((best, one) => (seen(one) > seen(best) ? one : best))
}
