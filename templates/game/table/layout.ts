import { QUARTERS } from '../data.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where the quarters stand: around the middle of the board, from the top clockwise. */
export const QUARTER_AT: readonly Point[] = QUARTERS.map((_, quarter) => {
  const angle = (quarter / QUARTERS.length) * 2 * Math.PI
  return { x: 200 * Math.sin(angle), y: -190 * Math.cos(angle) }
})

export const at = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`
