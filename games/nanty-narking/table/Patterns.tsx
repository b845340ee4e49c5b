import { DISTRICTS } from '../data.ts'
import type { Plan } from './layout.ts'

/** Waves, martial law, and the bounds of the districts. */
export function Patterns({ plan }: { readonly plan: Plan }) {
  return (
    <defs>
      {DISTRICTS.map((id, d) => (
        <clipPath key={id} id={`nn-in-${d}`}>
          <path d={plan.outlines[d]} />
        </clipPath>
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
