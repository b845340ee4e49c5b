import { GROUND } from '#table/about.ts'
import { at, type Plan } from './layout.ts'
import type { Point } from './places.ts'

/** Sights as engravers draw them: their feet on the line of 0. */
const LANDMARKS = {
  parliament:
    'M-8 0V-54H8V0ZM-10 -54H10L0 -78ZM-4 -46A4 4 0 1 0 4 -46A4 4 0 1 0 -4 -46M8 0V-22H60V0ZM14 -22L17 -32L20 -22M30 -22L33 -30L36 -22M48 -22V-40H60V-22M16 0V-14M24 0V-14M32 0V-14M40 0V-14',
  cathedral:
    'M-34 0V-20H34V0ZM-34 -20V-34H-24V-20M24 -20V-34H34V-20M-18 -20V-34H18V-20M-15 -34Q-15 -56 0 -58Q15 -56 15 -34ZM-2 -58V-70H2V-58M-5 -66H5M-5 0V-12Q0 -17 5 -12V0M-7 -36V-54M7 -36V-54',
  tower:
    'M-26 0V-28H26V0ZM-32 0V-38H-20V0ZM20 0V-38H32V0ZM-32 -38L-26 -48L-20 -38M20 -38L26 -48L32 -38M-12 -28V-34H-4V-28M4 -28V-34H12V-28M-6 0V-10Q0 -16 6 -10V0',
  column: 'M-12 0H12V-6H6V-54H9V-58H-9V-54H-6V-6H-12ZM-3 -58L0 -72L3 -58ZM0 -6V-54',
  museum:
    'M-36 0V-5H36V0ZM-34 -26H34L0 -44ZM-30 -5V-26M-22 -5V-26M-14 -5V-26M-5 -5V-26M5 -5V-26M14 -5V-26M22 -5V-26M30 -5V-26',
  theatre:
    'M-28 0V-26H28V0ZM-30 -26L0 -38L30 -26ZM-22 0V-13Q-16 -19 -10 -13V0M-6 0V-13Q0 -19 6 -13V0M10 0V-13Q16 -19 22 -13V0',
  works:
    'M-36 0V-18L-24 -27V-18L-12 -27V-18L0 -27V0ZM5 0V-56H12V0ZM18 0V-46H25V0ZM8 -60Q2 -70 10 -76T8 -90M21 -50Q16 -58 23 -64T22 -76M-30 -6H-26M-18 -6H-14M-10 -6H-6',
  warehouse:
    'M-38 0V-22L-26 -34L-14 -22V0M-14 -22L-2 -34L10 -22V0M10 -22L22 -34L34 -22V0ZM-38 0H34M-28 0V-10H-24V0M-4 0V-10H0V0M20 0V-10H24V0',
  church:
    'M-24 0V-18H12V0ZM-24 -18L-6 -30L12 -18M12 0V-36H24V0ZM12 -36L18 -64L24 -36M-14 0V-9Q-11 -12 -8 -9V0M0 0V-9Q3 -12 6 -9V0',
  gasworks: 'M-34 0V-34H34V0ZM-34 -23H34M-34 -12H34M-23 0V-34M-11 0V-34M0 0V-34M11 0V-34M23 0V-34M-34 -34Q0 -44 34 -34',
  house: 'M-14 0V-13H14V0ZM-18 -13L0 -26L18 -13ZM6 -22V-29H10V-19M-3 0V-8H3V0',
} as const

/** What stands where. */
const STANDING: readonly (readonly [keyof typeof LANDMARKS, number, number])[] = [
  ['theatre', 64, 236],
  ['house', 184, 452],
  ['house', 60, 448],
  ['parliament', 284, 452],
  ['museum', 486, 198],
  ['column', 446, 352],
  ['theatre', 572, 344],
  ['cathedral', 712, 370],
  ['church', 702, 128],
  ['house', 946, 214],
  ['tower', 832, 406],
  ['works', 930, 410],
  ['gasworks', 76, 668],
  ['works', 386, 676],
  ['church', 632, 676],
  ['house', 522, 676],
  ['warehouse', 920, 664],
]

const LAMPS: readonly Point[] = [
  [138, 332],
  [352, 322],
  [600, 240],
  [706, 282],
  [858, 302],
  [320, 598],
  [470, 522],
  [584, 540],
  [714, 544],
  [852, 582],
  [196, 162],
  [540, 118],
  [420, 24],
]

/** A spot of light or mist that fades to nothing. */
const Glow = ({ id, className }: { readonly id: string; readonly className: string }) => (
  <radialGradient id={id}>
    <stop offset="0" className={className} />
    <stop offset="1" className={className} stopOpacity="0" />
  </radialGradient>
)

/** Sights, lamps and fog, which thickens with every event; then the frame. */
export function Sights({ plan, events = 0 }: { readonly plan: Plan; readonly events?: number }) {
  const k = plan.stretch
  return (
    <g className="sights" {...GROUND}>
      <defs>
        <Glow id="nn-fog" className="fog-glow" />
        <Glow id="nn-lamp" className="lamp-glow" />
        <radialGradient id="nn-edge" r=".72">
          <stop offset=".7" className="edge-glow" stopOpacity="0" />
          <stop offset="1" className="edge-glow" />
        </radialGradient>
      </defs>
      {STANDING.map(([name, x, y]) => (
        <path key={x} className="landmark" d={LANDMARKS[name]} transform={at([x, y * k])} />
      ))}
      {LAMPS.map(([x, y]) => (
        <circle key={x} className="lamp" cx={x} cy={y * k} r="26" />
      ))}
      <g className="fog" opacity={Math.min(0.9, 0.3 + events * 0.06).toFixed(2)}>
        {FOG.map(([x, y, rx, ry]) => (
          <ellipse key={x} cx={x} cy={y * k} rx={rx} ry={ry * k} />
        ))}
      </g>
      <rect x="4" y="4" width="992" height={plan.height - 8} fill="url(#nn-edge)" />
      <rect x="4" y="4" width="992" height={plan.height - 8} className="frame" />
      <rect x="10" y="10" width="980" height={plan.height - 20} className="frame is-thin" />
    </g>
  )
}

/** Where it drifts: along the river and in the corners. */
const FOG = [
  [90, 420, 170, 60],
  [400, 480, 200, 60],
  [650, 330, 190, 55],
  [930, 500, 160, 70],
  [330, 90, 160, 60],
  [830, 70, 150, 50],
] as const
