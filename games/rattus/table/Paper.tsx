import { GROUND } from '#table/about.ts'
import type { Layout } from './layout.ts'

/** Sea, frame and ornaments: all that is only there to be looked at. */
export function Paper({ layout }: { readonly layout: Layout }) {
  const { x } = layout.view
  const width = Math.min(1000 - x, layout.view.width)
  const height = layout.floor
  return (
    <g className="paper" {...GROUND}>
      <defs>
        <clipPath id="rattus-map">
          <rect x={x + 2} y="2" width={width - 4} height={height - 4} rx="6" />
        </clipPath>
        <pattern id="rattus-waves" width="46" height="18" patternUnits="userSpaceOnUse">
          <path className="wave" d="M4 7q5 -5 10 0t10 0M27 16q5 -5 10 0" />
        </pattern>
        <pattern id="rattus-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <path className="hatch" d="M0 0V6" />
        </pattern>
        <pattern id="rattus-danger" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="danger-line" d="M6 0V12" />
        </pattern>
        <radialGradient id="rattus-age" cx=".5" cy=".5" r=".75">
          <stop offset=".6" stopColor="#6b4a1e" stopOpacity="0" />
          <stop offset="1" stopColor="#5a3a14" stopOpacity=".45" />
        </radialGradient>
        <marker id="rattus-arrow" viewBox="-6 -4 12 8" markerWidth="4.4" markerHeight="4.4" orient="auto-start-reverse">
          <path d="M-5 -4L5 0L-5 4Z" />
        </marker>
      </defs>
      <rect className="sea" x={x} width={width} height={height} rx="8" />
      <rect fill="url(#rattus-waves)" x={x} width={width} height={height} rx="8" />
      <Compass />
      <rect className="age" fill="url(#rattus-age)" x={x} width={width} height={height} rx="8" />
      <rect className="map-frame" x={x + 1.5} y="1.5" width={width - 3} height={height - 3} rx="7" />
    </g>
  )
}

function Compass() {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315]
  return (
    <g className="compass" transform="translate(82 470)">
      <circle r="36" />
      <circle r="25" />
      {rays.map((turn, i) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d={i % 2 === 0 ? 'M0 -52L7 -7L0 0L-7 -7Z' : 'M0 -32L5 -7L0 0L-5 -7Z'}
        />
      ))}
      {rays.map((turn, i) => (
        <path
          key={turn}
          className="dark"
          transform={`rotate(${turn})`}
          d={i % 2 === 0 ? 'M0 -52L7 -7L0 0Z' : 'M0 -32L5 -7L0 0Z'}
        />
      ))}
    </g>
  )
}
