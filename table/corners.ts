interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The corners of a box, each a fourth of its shorter side long, as an outline: what has just changed stands between them. */
export function corners({ x, y, width, height }: Box): string {
  const long = Math.min(width, height) / 4
  const [right, bottom] = [x + width, y + height]
  return [
    `M${x} ${y + long}V${y}H${x + long}`,
    `M${right - long} ${y}H${right}V${y + long}`,
    `M${right} ${bottom - long}V${bottom}H${right - long}`,
    `M${x + long} ${bottom}H${x}V${bottom - long}`,
  ].join('')
}
