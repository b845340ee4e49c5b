import type { Text } from '../text/text.ts'
import { at, type Plan } from './layout.ts'
import type { Point } from './places.ts'
import { about } from './things.ts'

/** The river, its boats and bridges. */
export function Thames({ plan, text }: { readonly plan: Plan; readonly text?: Text }) {
  return (
    <g className="thames" data-spot="thames" {...about('thames')}>
      <path id="nn-current" className="current" d={plan.current} />
      <path className="water" d={plan.river} />
      <path className="ripples" d={plan.river} fill="url(#nn-waves)" />
      {text && (
        <text dy="4">
          <textPath href="#nn-current" startOffset="74%" textAnchor="middle">
            {text.screen.thames}
          </textPath>
        </text>
      )}
      {BOATS.map(([x, y]) => (
        <path key={x} className="boat" d={BOAT} transform={at([x, y * plan.stretch])} />
      ))}
      {plan.bridges.map(({ id, from, to }) => (
        <Bridge key={id} from={from} to={to} towers={id === 'tower-bridge'} />
      ))}
    </g>
  )
}

const BOAT = 'M-15 0H15L10 7H-11ZM-2 0V-18L10 -3H-2M-6 -1L-5 -12L-12 -2'

const BOATS: readonly Point[] = [
  [62, 500],
  [226, 499],
  [924, 450],
]

interface BridgeProps {
  readonly from: Point
  readonly to: Point
  readonly towers: boolean
}

/** A road on arches, from bank to bank and a little further. */
function Bridge({ from, to, towers }: BridgeProps) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI
  const along = (shares: readonly number[]) => shares.map((share) => share * length)
  return (
    <g className="bridge" transform={`translate(${from[0]} ${from[1]}) rotate(${angle})`}>
      <path
        className="piers"
        d={along([0.2, 0.4, 0.6, 0.8])
          .map((x) => `M${x.toFixed(1)} -12V12`)
          .join('')}
      />
      <rect x="-7" y="-8" width={length + 14} height="16" />
      <path d={`M-7 -4.500H${(length + 7).toFixed(1)}M-7 4.500H${(length + 7).toFixed(1)}`} />
      {towers && along([0.25, 0.75]).map((x) => <rect key={x} x={x - 6} y="-12" width="12" height="24" />)}
    </g>
  )
}
