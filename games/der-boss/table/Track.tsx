import { useTable } from '#table/context.ts'
import { SeatGlyph } from '#table/SeatMark.tsx'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { SPECIAL, STACKS, TRACK } from '../data.ts'
import { moves } from '../moves.ts'
import { START_ARROW, type Boss } from '../state.ts'
import type { Text } from '../text/text.ts'
import { words } from '../text/words.ts'
import { Icon } from './Icon.tsx'
import type { Box } from './layout.ts'

type Props = PartProps<Boss, Text>

export const stackSize = (view: Boss, stack: number): number =>
  stack === SPECIAL ? view.specials.length : view.stacks[stack]

interface TrackProps extends Props {
  readonly fields: readonly Box[]
  readonly compact: boolean
}

/** The ring of fields with the pawns; beside the arrow wait those that have not moved yet. */
export function Track({ view, text, who, fields, compact }: TrackProps) {
  const waiting = view.pawns.flatMap((field, seat) => (field === START_ARROW ? [seat] : []))
  return (
    <g className="track">
      {TRACK.map((_, field) => (
        <Field key={field} view={view} text={text} who={who} field={field} box={fields[field]} compact={compact} />
      ))}
      <g className="start" data-spot="field:-1">
        <title>{text.screen.start}</title>
        <Frame box={fields[TRACK.length]} />
        <StartArrow box={fields[TRACK.length]} />
        {waiting.map((seat, i) => (
          <Pawn key={seat} seat={seat} box={fields[TRACK.length]} nth={i} of={waiting.length} />
        ))}
      </g>
    </g>
  )
}

const Frame = ({ box }: { readonly box: Box }) => (
  <rect className="field edge" x={box.x + 1} y={box.y + 1} width={box.w - 2} height={box.h - 2} rx="4" />
)

/** To the first field, which lies above it. */
const StartArrow = ({ box }: { readonly box: Box }) => (
  <path
    className="arrow"
    d="M0 -24L14 -4H6V22H-6V-4H-14Z"
    transform={`translate(${box.x + box.w / 2} ${box.y + box.h / 2})`}
  />
)

interface FieldProps extends Props {
  readonly field: number
  readonly box: Box
  readonly compact: boolean
}

function Field({ view, text, field, box, compact }: FieldProps) {
  const { isLegal } = useTable()
  const stack = TRACK[field]
  const seat = view.pawns.indexOf(field)
  const legal = isLegal(moves.of.pawn[field])
  const name = words(text.names).fieldKind(field)
  return (
    <Spot
      id={`field:${field}`}
      moves={[moves.of.pawn[field]]}
      className={`track-field on-${STACKS[stack]}`}
      title={`${field + 1} · ${name}`}
    >
      <Frame box={box} />
      <Sign box={box} stack={stack} name={compact ? '' : name} covered={seat >= 0 || legal} />
      {seat >= 0 && <Pawn seat={seat} box={box} nth={0} of={1} />}
      {legal && <Left box={box} cards={stackSize(view, stack)} />}
    </Spot>
  )
}

interface SignProps {
  readonly box: Box
  readonly stack: number
  readonly name: string
  /** Something lies on the field; upright ones have no room for the name then. */
  readonly covered: boolean
}

/** Sign and name of a field: side by side, or turned where the field is upright. */
function Sign({ box, stack, name, covered }: SignProps) {
  const upright = box.h > box.w
  const turn = upright && name !== '' ? ' rotate(-90)' : ''
  const long = name === '' ? 0 : Math.max(box.w, box.h) / 2 - 20
  return (
    <g transform={`translate(${box.x + box.w / 2} ${box.y + box.h / 2})${turn}`}>
      <g transform={`translate(${-long} 0)${turn && ' rotate(90)'}`}>
        <Icon name={STACKS[stack]} size={name === '' ? 44 : 27} />
      </g>
      <text className="field-name" x={-long + 20} y="5.5">
        {upright && covered ? '' : name}
      </text>
    </g>
  )
}

interface PawnProps {
  readonly seat: number
  readonly box: Box
  readonly nth: number
  readonly of: number
}

function Pawn({ seat, box, nth, of }: PawnProps) {
  const { seatOf } = useTable()
  const along = of === 1 ? 0.5 : nth / (of - 1)
  const upright = box.h > box.w
  const x = upright
    ? box.x + box.w / 2
    : of === 1 && box.w > 100
      ? box.x + box.w - 22
      : box.x + 16 + along * (box.w - 32)
  const y = upright ? (of === 1 ? box.y + 22 : box.y + 16 + along * (box.h - 32)) : box.y + box.h / 2
  return (
    <g transform={`translate(${x} ${y})`} data-spot={`pawn:${seat}`}>
      <g className="pawn piece">
        <circle r="17" />
        <g transform="scale(1.15)">
          <SeatGlyph seat={seat} seating={seatOf(seat)} />
        </g>
      </g>
    </g>
  )
}

/** How many cards the stack still has, on the fields that the pawn can reach. */
function Left({ box, cards }: { readonly box: Box; readonly cards: number }) {
  const upright = box.h > box.w
  const x = upright ? box.x + box.w / 2 : box.x + box.w - (box.w > 100 ? 22 : box.w / 2)
  const y = upright ? box.y + 22 : box.y + (box.w > 100 ? box.h / 2 : 18)
  return (
    <g className="left-in-stack" transform={`translate(${x} ${y})`}>
      <circle r="14" />
      <text y="5.5" textAnchor="middle">
        {cards}
      </text>
    </g>
  )
}
