import { useTable } from '#table/context.ts'
import { SeatGlyph } from '#table/SeatMark.tsx'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { PAWN_STEPS, SPECIAL, STACKS, TRACK } from '../data.ts'
import { moves } from '../moves.ts'
import { START_ARROW, type Boss } from '../state.ts'
import type { Text } from '../text/text.ts'
import { words } from '../text/words.ts'
import { Icon } from './Icon.tsx'
import { row, type Box } from './layout.ts'
import { about } from './things.ts'

type Props = PartProps<Boss, Text>

export const stackSize = (view: Boss, stack: number): number =>
  stack === SPECIAL ? view.specials.length : view.stacks[stack]

interface TrackProps extends Props {
  readonly fields: readonly Box[]
}

/** The ring of fields with the pawns; beside the arrow wait those that have not moved yet. */
export function Track({ fields, ...part }: TrackProps) {
  const { view } = part
  const waiting = view.pawns.flatMap((field, seat) => (field === START_ARROW ? [seat] : []))
  const start = fields[TRACK.length]
  return (
    <g className="track">
      {TRACK.map((_, field) => (
        <Field key={field} {...part} field={field} box={fields[field]} />
      ))}
      <g className="start" data-spot="field:-1" {...about('start')}>
        <Frame box={start} />
        <path
          className="arrow"
          d="M0 -22L13 -4H6V20H-6V-4H-13Z"
          transform={`translate(${start.x + start.w / 2} ${start.y + start.h / 2})`}
        />
        {waiting.map((seat, i) => (
          <Pawn key={seat} seat={seat} x={start.x + start.w / 2} y={start.y + 16 + (i * (start.h - 32)) / 4} />
        ))}
      </g>
    </g>
  )
}

/** So many fields are shown at least where there is no room for the ring. */
const SHOWN = 5

/** The fields ahead of a pawn, as far as it can reach and no fewer than five. */
export function fieldsAhead(pawns: readonly number[], pawn: number): number[] {
  const ahead = TRACK.map((_, i) => (pawn + 1 + i) % TRACK.length)
  const free = ahead.filter((field) => !pawns.includes(field))
  return ahead.slice(0, Math.max(SHOWN, ahead.indexOf(free[PAWN_STEPS - 1]) + 1))
}

/** The next fields of whoever looks, or of whoever is to move. */
export function NextFields({ box, grown, ...part }: Props & { readonly box: Box; readonly grown: number }) {
  const { eye } = useTable()
  const { view } = part
  const seat = typeof eye === 'number' ? eye : view.active
  const next = fieldsAhead(view.pawns, view.pawns[seat])
  const [w, h] = [box.w / grown, box.h / grown]
  return (
    <g className="track" transform={`translate(${box.x} ${box.y}) scale(${grown})`}>
      {row({ x: 0, y: 0, w, h }, next.length, 4).map((one, i) => (
        <Field key={next[i]} {...part} field={next[i]} box={one} />
      ))}
    </g>
  )
}

const Frame = ({ box }: { readonly box: Box }) => (
  <rect className="field edge" x={box.x + 1.5} y={box.y + 1.5} width={box.w - 3} height={box.h - 3} rx="5" />
)

interface FieldProps extends Props {
  readonly field: number
  readonly box: Box
}

function Field({ view, text, field, box }: FieldProps) {
  const stack = TRACK[field]
  const seat = view.pawns.indexOf(field)
  const name = words(text.names).fieldKind(field)
  const [x, y] =
    box.h > box.w * 1.3
      ? [box.x + box.w / 2, box.y + 20]
      : [box.x + box.w - (box.w < SHORT ? 13 : 18), box.y + (box.w < SHORT ? 13 : box.h / 2)]
  return (
    <Spot
      id={`field:${field}`}
      moves={[moves.of.pawn[field]]}
      className={`track-field on-${STACKS[stack]}`}
      about={about('field', field)}
    >
      <Frame box={box} />
      <Sign box={box} stack={stack} name={name} covered={seat >= 0} />
      {seat >= 0 && <Pawn seat={seat} x={x} y={y} size={box.w < SHORT ? 0.72 : 1} />}
    </Spot>
  )
}

/** A field that is not as wide has its name below its sign. */
const SHORT = 90

interface SignProps {
  readonly box: Box
  readonly stack: number
  readonly name: string
  /** A pawn stands on the field; upright ones have no room for the name then. */
  readonly covered: boolean
}

/** Sign and name of a field: side by side, turned where the field is upright, below each other where it is short. */
function Sign({ box, stack, name, covered }: SignProps) {
  const upright = box.h > box.w * 1.3
  const short = !upright && box.w < SHORT
  const turn = upright ? ' rotate(-90)' : ''
  const long = short ? 0 : Math.max(box.w, box.h) / 2 - 20
  return (
    <g transform={`translate(${box.x + box.w / 2} ${box.y + box.h / 2})${turn}`}>
      <g transform={`translate(${-long} ${short ? -7 : 0})${turn && ' rotate(90)'}`}>
        <Icon name={STACKS[stack]} size={short ? 23 : 26} />
      </g>
      <text
        className={short ? 'field-name is-short' : 'field-name'}
        x={short ? 0 : -long + 19}
        y={short ? 17 : 5.5}
        textAnchor={short ? 'middle' : undefined}
      >
        {upright && covered ? '' : name}
      </text>
    </g>
  )
}

interface PawnProps {
  readonly seat: number
  readonly x: number
  readonly y: number
  readonly size?: number
}

function Pawn({ seat, x, y, size = 1 }: PawnProps) {
  const { seatOf } = useTable()
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} data-spot={`pawn:${seat}`} {...about('pawn', seat)}>
      <g className="pawn piece">
        <circle r="15" />
        <SeatGlyph seat={seat} seating={seatOf(seat)} />
      </g>
    </g>
  )
}
