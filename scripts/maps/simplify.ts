import type { World } from './shapes.ts'

type Point = [number, number]

/** A copy of the world whose lines keep only points that stand off by more than the tolerance, in degrees. Shared borders stay shared. */
export function simplified(world: World, tolerance: number): World {
  const { transform } = world
  if (!transform) throw new Error('the world is expected to be quantized')
  const unit = transform.scale.map((scale) => tolerance / scale) as Point
  const arcs = world.arcs.map((arc) => steps(keep(places(arc as Point[]), unit)))
  return { ...world, arcs }
}

/** Absolute places from steps, and back. */
function places(arc: readonly Point[]): Point[] {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => [(x += dx), (y += dy)])
}

const steps = (points: readonly Point[]): Point[] =>
  points.map(([x, y], i) => (i === 0 ? [x, y] : [x - points[i - 1][0], y - points[i - 1][1]]))

/** Douglas and Peucker: the point farthest from the straight line stays if it is far enough, and divides the rest. */
function keep(points: Point[], unit: Point): Point[] {
  if (points.length < 3) return points
  const closed = points[0][0] === points.at(-1)![0] && points[0][1] === points.at(-1)![1]
  const [index, distance] = farthest(points, unit)
  if (distance < 1 && !(closed && points.length > 3)) return [points[0], points.at(-1)!]
  return [...keep(points.slice(0, index + 1), unit), ...keep(points.slice(index), unit).slice(1)]
}

/** Distances are counted in tolerances. */
function farthest(points: readonly Point[], unit: Point): [index: number, distance: number] {
  const at = ([x, y]: Point): Point => [x / unit[0], y / unit[1]]
  const [ax, ay] = at(points[0])
  const [bx, by] = at(points.at(-1)!)
  const length = Math.hypot(bx - ax, by - ay)
  let best: [number, number] = [1, -1]
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = at(points[i])
    const distance =
      length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
    if (distance > best[1]) best = [i, distance]
  }
  return best
}
