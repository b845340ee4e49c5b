import { GROUND } from '#table/about.ts'
import type { Plan } from './layout.ts'
import type { Point } from './places.ts'

/** The corner of a block in a grid of five that repeats: out of line, as old streets are. */
function corner(i: number, j: number): Point {
  const seed = Math.sin(((i + 5) % 5) * 12.9 + ((j + 5) % 5) * 78.2) * 437.5
  const lean = seed - Math.floor(seed) - 0.5
  return [(i + lean * 0.62) * 28, (j - lean * 0.55) * 28]
}

/** A block, a little smaller than the room between its streets. */
function block([i, j]: Point): string {
  const corners = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)]
  const [x, y] = [0, 1].map((axis) => corners.reduce((sum, point) => sum + point[axis], 0) / 4)
  return `M${corners.map((at) => `${(x + (at[0] - x) * 0.86).toFixed(1)} ${(y + (at[1] - y) * 0.86).toFixed(1)}`).join('L')}Z`
}

/** One more on every side, for those that reach over the edge. */
const CELLS = Array.from({ length: 49 }, (_, n): Point => [(n % 7) - 1, Math.floor(n / 7) - 1])
const isOld = ([i, j]: Point): boolean => ((((i + 5) % 5) * 3 + ((j + 5) % 5) * 2) % 5) % 2 === 1
const drawn = (cells: readonly Point[]): string => cells.map(block).join('')

/** Blocks of two tones in a tile of 140. */
const BLOCKS = [drawn(CELLS.filter((cell) => !isOld(cell))), drawn(CELLS.filter(isOld))]

/** Broad roads, as a rule from bridge to bridge. */
const ROADS =
  'M150 472L138 330L196 160L176 26M268 460L258 330L330 190L420 20M365 421L352 320L440 210L560 20M470 360L520 230L590 110L640 20M565 351L600 240L660 160L780 30M662 364L706 280L760 180L880 40M832 415L858 300L900 220L930 44M20 150L180 166L364 170L540 118L672 146L980 130M20 350L206 356L434 300L620 268L796 300L980 330M150 534L176 600L160 684M275 523L320 600L250 684M400 470L396 560L420 684M490 419L470 520L500 600L520 684M566 411L584 540L560 684M664 425L712 540L800 684M834 475L852 580L980 610M20 610L300 586L480 606L690 610L980 560'

/** Parks: middle and radii. */
const PARKS = [
  [108, 200, 66, 30],
  [250, 424, 26, 20],
  [196, 640, 58, 22],
  [905, 196, 40, 16],
  [770, 640, 48, 24],
  [606, 64, 26, 20],
] as const

/** Paper, parks, roads and blocks of houses, turned another way in each district, so that neighbours differ. */
export function Land({ plan }: { readonly plan: Plan }) {
  return (
    <g className="land" {...GROUND}>
      <defs>
        <pattern id="nn-streets" width="140" height="140" patternUnits="userSpaceOnUse">
          <path className="block" d={BLOCKS[0]} />
          <path className="block is-old" d={BLOCKS[1]} />
        </pattern>
        {plan.outlines.map((_, d) => (
          <pattern key={d} id={`nn-streets-${d}`} href="#nn-streets" patternTransform={`rotate(${(d * 37) % 90})`} />
        ))}
      </defs>
      <rect x="4" y="4" width="992" height={plan.height - 8} className="paper" />
      {plan.outlines.map((d, i) => (
        <path key={i} d={d} fill={`url(#nn-streets-${i})`} />
      ))}
      <g transform={`scale(1 ${plan.stretch})`}>
        {PARKS.map(([x, y, rx, ry]) => (
          <ellipse key={x} className="park" cx={x} cy={y} rx={rx} ry={ry} />
        ))}
        <path className="road is-kerb" d={ROADS} />
        <path className="road" d={ROADS} />
      </g>
    </g>
  )
}
