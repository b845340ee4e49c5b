export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 10
const MARGIN = 6

/** How much of two boxes lies on one another. */
export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across > 0 && down > 0 ? across * down : 0
}

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high))

/**
 * Where a card goes that explains something: beside it, within the frame, and never on it. Of the places that leave it free the one that covers least of what
 * else should be seen.
 */
export function besideOf(target: Box, card: Size, frame: Size, keepFree: readonly Box[] = []): Box {
  const { x, y, width, height } = target
  const middle = { x: x + (width - card.width) / 2, y: y + (height - card.height) / 2 }
  const wanted = [
    { x: x + width + GAP, y: middle.y },
    { x: x - GAP - card.width, y: middle.y },
    { x: middle.x, y: y + height + GAP },
    { x: middle.x, y: y - GAP - card.height },
    { x: MARGIN, y: MARGIN },
    { x: frame.width, y: MARGIN },
    { x: MARGIN, y: frame.height },
    { x: frame.width, y: frame.height },
  ]
  const places = wanted.map((place): Box => ({
    x: between(MARGIN, place.x, frame.width - card.width - MARGIN),
    y: between(MARGIN, place.y, frame.height - card.height - MARGIN),
    ...card,
  }))
  const cost = (place: Box): number =>
    1000 * overlap(place, target) + keepFree.reduce((sum, box) => sum + overlap(place, box), 0)
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}

export interface Named extends Size {
  /** The middle of what it names. */
  readonly x: number
  readonly y: number
}

const STEPS = 8

/** Where names go so that none lies on another: each as near as can be to what it names, within the frame. */
export function spread(names: readonly Named[], frame: Size): Box[] {
  const placed: Box[] = []
  for (const { x, y, width, height } of names) {
    const boxAt = (dx: number, dy: number): Box => ({
      x: between(0, x - width / 2 + dx, Math.max(0, frame.width - width)),
      y: between(0, y - height / 2 + dy, Math.max(0, frame.height - height)),
      width,
      height,
    })
    const tries = [boxAt(0, 0)]
    for (let n = 1; n <= STEPS; n++)
      for (const [dx, dy] of [
        [0, 1],
        [0, -1],
        [1, 0],
        [-1, 0],
        [1, 1],
        [-1, -1],
        [1, -1],
        [-1, 1],
      ] as const)
        tries.push(boxAt((dx * n * width) / 4, (dy * n * height) / 2))
    placed.push(tries.find((box) => placed.every((other) => overlap(box, other) === 0)) ?? tries[0])
  }
  return placed
}
