import { seatsOf } from '#engine/state.ts'
import { GROUND } from '#table/about.ts'
import { useTable } from '#table/context.ts'
import { SeatGlyph } from '#table/SeatMark.tsx'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { QUARTERS, WAYS } from '../data.ts'
import { moves } from '../moves.ts'
import { lampsAt, type Town } from '../state.ts'
import type { Text } from '../text/text.ts'
import { at, QUARTER_AT } from './layout.ts'
import { about } from './things.ts'

type Props = PartProps<Town, Text>

/** The ring of quarters. */
export function Board(props: Props & { readonly compact: boolean }) {
  return (
    <svg viewBox="-320 -300 640 580" className="town">
      <circle className="street" r="190" {...GROUND} />
      {QUARTERS.map(({ id }, quarter) => (
        <Quarter key={id} {...props} quarter={quarter} />
      ))}
    </svg>
  )
}

/** Everything that a click on a quarter can mean: hanging a lamp there, or carrying one there. */
const movesInto = (quarter: number) => [
  moves.of.light[quarter],
  ...moves.of.carry.filter((_, way) => WAYS[way].to === quarter),
]

function Quarter({ view, text, quarter }: Props & { readonly quarter: number }) {
  const { id, worth } = QUARTERS[quarter]
  const inFog = view.fog === quarter
  return (
    <g transform={at(QUARTER_AT[quarter])}>
      <Spot
        id={`quarter:${id}`}
        moves={movesInto(quarter)}
        className={inFog ? 'quarter is-foggy' : 'quarter'}
        about={about('quarter', quarter)}
      >
        <circle className="ground edge" r="92" />
        <text className="name" y="-52" textAnchor="middle">
          {text.quarters[id]}
        </text>
        <text className="worth" y="72" textAnchor="middle">
          {worth}
        </text>
        {inFog && <path className="fog" d="M-60 -32q15 -10 30 0t30 0t30 0t30 0M-60 -18q15 -10 30 0t30 0t30 0t30 0" />}
      </Spot>
      {seatsOf(view).map((seat) => (
        <Lamps key={seat} quarter={quarter} seat={seat} seats={view.seats} lamps={lampsAt(view, quarter, seat)} />
      ))}
    </g>
  )
}

interface LampsProps {
  readonly quarter: number
  readonly seat: number
  readonly seats: number
  readonly lamps: number
}

/** The lamps of a seat in a quarter; without any, only the place to which one can fly. */
function Lamps({ quarter, seat, seats, lamps }: LampsProps) {
  const { seatOf } = useTable()
  const x = (seat - (seats - 1) / 2) * 42
  return (
    <g
      data-spot={`lamps:${QUARTERS[quarter].id}/${seat}`}
      transform={`translate(${x} 8)`}
      className="lamps"
      {...about('lamps', quarter * seats + seat)}
    >
      <circle r="20" className="place" />
      {lamps > 0 && (
        <g className="piece">
          <SeatGlyph seat={seat} seating={seatOf(seat)} />
          <text className="count" y="32" textAnchor="middle">
            {lamps}
          </text>
        </g>
      )}
    </g>
  )
}
