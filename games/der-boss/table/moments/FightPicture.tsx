import type { Seat } from '#engine/state.ts'
import type { Seating } from '#session/seats.ts'
import { SeatGlyph } from '#table/SeatMark.tsx'
import { SYMBOLS } from '../../data.ts'
import { Outline } from '../Icon.tsx'
import { Man } from '../Man.tsx'
import { ICONS } from './generated/icons.ts'

/** One side of a fight. */
export interface Side {
  /** Null for the mafia. */
  readonly seat: Seat | null
  readonly title: string
  readonly standing: number
  readonly fallen?: number
  /** Faces of its dice. */
  readonly dice?: readonly number[]
  /** The dice of the other side, once it is clear what cancels. */
  readonly against?: readonly number[]
  readonly tone?: 'light' | 'dark'
}

interface FightPictureProps {
  readonly seating: readonly Seating[]
  readonly left: Side
  readonly right: Side
}

const [WIDTH, HEIGHT] = [640, 500]
const HALF = WIDTH / 2

/** Two sides face to face, with their dice below them. */
export function FightPicture({ seating, left, right }: FightPictureProps) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="moment-fight">
      <rect className="moment-wood" x="-600" y="-600" width="1900" height="1600" />
      <path className="moment-middle" d={`M${HALF} 20V${HEIGHT - 20}`} />
      <SidePicture side={left} seating={seating} x={HALF / 2} />
      <SidePicture side={right} seating={seating} x={HALF * 1.5} />
    </svg>
  )
}

function SidePicture({
  side,
  seating,
  x,
}: {
  readonly side: Side
  readonly seating: readonly Seating[]
  readonly x: number
}) {
  const one = side.seat === null ? null : seating[side.seat]
  return (
    <g transform={`translate(${x} 0)`} className={one ? `seat-${one.colour}` : 'is-mafia'}>
      <text className="moment-side" y="52" textAnchor="middle">
        {side.title}
      </text>
      {one && side.seat !== null && (
        <g transform="translate(0 92) scale(1.7)">
          <SeatGlyph seat={side.seat} seating={one} />
        </g>
      )}
      <Men standing={side.standing} fallen={side.fallen ?? 0} />
      {side.dice && <Dice side={side} dice={side.dice} />}
    </g>
  )
}

const ROOM = 290
const SIZE = 1.75
const MAN = 56 * SIZE

/** Men in hats, those who fell lying down. */
function Men({ standing, fallen }: { readonly standing: number; readonly fallen: number }) {
  const all = standing + fallen
  const step = Math.min(MAN, (ROOM - MAN) / Math.max(1, all - 1))
  return Array.from({ length: all }, (_, i) => (
    <g key={i} transform={`translate(${(i - (all - 1) / 2) * step} 226) scale(${SIZE})`}>
      {i < standing ? (
        <Man />
      ) : (
        <>
          <g className="moment-fallen">
            <Man />
          </g>
          <path className="moment-cross" d="M-15 -15L15 15M15 -15L-15 15" />
        </>
      )}
    </g>
  ))
}

const DIE = 66

/** Whether a die does not count: both sides show its sign, or one before it does already [BOSS-4.10.3]. */
export const isStruck = (dice: readonly number[], against: readonly number[], i: number): boolean =>
  against.includes(dice[i]) || dice.indexOf(dice[i]) < i

/** Dice; those that cancel are struck out, those that hit have a red rim. */
function Dice({ side: { against, tone }, dice }: { readonly side: Side; readonly dice: readonly number[] }) {
  return dice.map((face, i) => {
    const struck = against !== undefined && isStruck(dice, against, i)
    const state = against === undefined ? '' : struck ? 'is-struck' : 'is-hit'
    return (
      <g
        key={i}
        transform={`translate(${(i - (dice.length - 1) / 2) * (DIE + 8)} 400)`}
        className={`moment-die is-${tone} ${state}`}
      >
        <rect x={-DIE / 2} y={-DIE / 2} width={DIE} height={DIE} rx="10" />
        <Outline d={ICONS[SYMBOLS[face]]} size={46} />
        {struck && <path className="moment-strike" d="M-33 33L33 -33" />}
      </g>
    )
  })
}
