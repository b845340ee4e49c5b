/** What part of a board is seen: enlarged so much, with its corner moved so far. */
export interface Lens {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const WHOLE: Lens = { scale: 1, x: 0, y: 0 }
const MAX = 4

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value))

/** Keeps what is shown inside the frame. */
function within({ scale, x, y }: Lens, { width, height }: Size): Lens {
  const s = between(1, scale, MAX)
  return { scale: s, x: between(width * (1 - s), x, 0), y: between(height * (1 - s), y, 0) }
}

/** Enlarged by a factor around a point of the frame, which stays where it is. */
export function zoomedAt(lens: Lens, factor: number, at: Point, frame: Size): Lens {
  const scale = between(1, lens.scale * factor, MAX)
  const f = scale / lens.scale
  return within({ scale, x: at.x - (at.x - lens.x) * f, y: at.y - (at.y - lens.y) * f }, frame)
}

export const movedBy = (lens: Lens, dx: number, dy: number, frame: Size): Lens =>
  within({ ...lens, x: lens.x + dx, y: lens.y + dy }, frame)

/** What two fingers do when one of them goes from a point to another. */
export function pinch(before: Point, now: Point, other: Point): { readonly factor: number; readonly at: Point } {
  const spread = ({ x, y }: Point) => Math.hypot(x - other.x, y - other.y)
  const at = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
  return { factor: spread(now) / Math.max(1, spread(before)), at }
}
