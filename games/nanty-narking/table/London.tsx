import { DISTRICTS } from '../data.ts'
import type { Point } from './places.ts'
import type { Text } from '../text/text.ts'
import type { Plan } from './layout.ts'

/** Engraved hatching, a direction for each district, so that neighbours differ. */
export function Patterns() {
  return (
    <defs>
      {DISTRICTS.map((_, d) => (
        <pattern
          key={d}
          id={`nn-streets-${d}`}
          width="13"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${(d * 47) % 180})`}
        >
          <path className="street" d="M0 4.5H13M4 0V4.5M9 4.5V9" />
        </pattern>
      ))}
      <pattern id="nn-waves" width="34" height="14" patternUnits="userSpaceOnUse">
        <path className="wave" d="M0 5Q8.500 1 17 5T34 5M-17 12Q-8.500 8 0 12T17 12T34 12T51 12" />
      </pattern>
      <pattern id="nn-martial" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="martial" d="M0 0V9" />
      </pattern>
    </defs>
  )
}

/** Paper, frame, river and bridges: all that never changes. */
export function Land({ plan }: { readonly plan: Plan }) {
  return (
    <g className="land">
      <rect x="4" y="4" width="992" height={plan.height - 8} className="paper" />
      {plan.outlines.map((d, i) => (
        <path key={i} d={d} fill={`url(#nn-streets-${i})`} />
      ))}
    </g>
  )
}

export function Thames({ plan, text }: { readonly plan: Plan; readonly text: Text }) {
  return (
    <g className="thames" data-spot="thames">
      <path id="nn-current" className="current" d={plan.current} />
      <path className="water" d={plan.river} />
      <path className="ripples" d={plan.river} fill="url(#nn-waves)" />
      <text dy="4">
        <textPath href="#nn-current" startOffset="76%" textAnchor="middle">
          {text.screen.thames}
        </textPath>
      </text>
      {plan.bridges.map(({ id, from, to }) => (
        <Bridge key={id} from={from} to={to} />
      ))}
      <rect x="4" y="4" width="992" height={plan.height - 8} className="frame" />
      <rect x="10" y="10" width="980" height={plan.height - 20} className="frame is-thin" />
    </g>
  )
}

/** A road on arches, from bank to bank and a little further. */
function Bridge({ from, to }: { readonly from: Point; readonly to: Point }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI
  const piers = [0.2, 0.4, 0.6, 0.8].map((share) => share * length)
  return (
    <g className="bridge" transform={`translate(${from[0]} ${from[1]}) rotate(${angle})`}>
      <path className="piers" d={piers.map((x) => `M${x.toFixed(1)} -13V13`).join('')} />
      <rect x="-7" y="-8" width={length + 14} height="16" />
      <path d={`M-7 -4.500H${(length + 7).toFixed(1)}M-7 4.500H${(length + 7).toFixed(1)}`} />
    </g>
  )
}
