import { join } from 'node:path'
import { RESULTS, type CalibrationResult } from './results.ts'

export const DIAGRAM = join(import.meta.dirname, '..', '..', 'docs', 'reliability.svg')

/** A square for each game, in pixels. */
const SIDE = 180
const LEFT = 34
const TOP = 26
const BELOW = 46
const WIDE = LEFT + SIDE + 14
/** By the number of seats, from two on; dark enough on white, light enough on black. */
const COLOURS = ['#2f7fc1', '#d9731a', '#2f9e57', '#b0509f']
const QUARTERS = [0, 0.25, 0.5, 0.75, 1]

/** The reliability diagram: of every game, how often what its value said came true, a line for each number of seats. */
export function diagram(): string {
  const found = RESULTS.calibration.read()
  const games = [...new Set(found.map(({ game }) => game))]
  const width = games.length * WIDE
  const height = TOP + SIDE + BELOW
  const squares = games.map((game, i) =>
    square(
      game,
      found.filter((one) => one.game === game),
      i * WIDE + LEFT,
    ),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="What was said, across, and how often it came true, up">
<style>text { font: 11px sans-serif; fill: #777; } .grid { stroke: #999; stroke-opacity: 0.35; } .true { stroke: #999; stroke-dasharray: 4 3; } polyline { fill: none; stroke-width: 1.5; }</style>
${squares.join('\n')}
</svg>
`
}

function square(game: string, found: readonly CalibrationResult[], left: number): string {
  const x = (share: number): string => (left + share * SIDE).toFixed(1)
  const y = (share: number): string => (TOP + (1 - share) * SIDE).toFixed(1)
  const line = (kind: string, from: readonly [number, number], to: readonly [number, number]): string =>
    `<line class="${kind}" x1="${x(from[0])}" y1="${y(from[1])}" x2="${x(to[0])}" y2="${y(to[1])}"/>`
  const grid = QUARTERS.flatMap((at) => [line('grid', [at, 0], [at, 1]), line('grid', [0, at], [1, at])])
  const scale = QUARTERS.flatMap((at) => [
    `<text x="${x(at)}" y="${TOP + SIDE + 15}" text-anchor="middle">${100 * at}</text>`,
    `<text x="${left - 5}" y="${y(at)}" dy="4" text-anchor="end">${100 * at}</text>`,
  ])
  const lines = found.map(({ seats, reliability }) => {
    const points = reliability.map(({ said, won }) => `${x(said)},${y(won)}`)
    return `<polyline stroke="${COLOURS[seats - 2]}" points="${points.join(' ')}"/>`
  })
  const names = found.map(
    ({ seats }, i) =>
      `<text x="${left + i * 46}" y="${TOP + SIDE + 36}" style="fill: ${COLOURS[seats - 2]}">${seats} seats</text>`,
  )
  const title = `<text x="${x(0.5)}" y="${TOP - 9}" text-anchor="middle" style="font-weight: bold">${game}</text>`
  return [title, ...grid, line('true', [0, 0], [1, 1]), ...scale, ...lines, ...names].join('\n')
}
