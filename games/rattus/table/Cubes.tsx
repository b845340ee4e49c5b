import type { Seat } from '#engine/state.ts'
import { useTable } from '#table/context.ts'
import type { SeatColour } from '#engine/colour.ts'
import { seatLetter } from '#table/seats.ts'

interface CubeProps {
  readonly seat: Seat
  readonly colour: SeatColour
}

/** A wooden cube around the origin, with the letter of its seat. */
export function Cube({ seat, colour }: CubeProps) {
  return (
    <g className={`cube seat-${colour}`}>
      <path className="cube-top" d="M0 -11L10 -6L0 -1L-10 -6Z" />
      <path className="cube-left" d="M-10 -6L0 -1V10L-10 5Z" />
      <path className="cube-right" d="M10 -6L0 -1V10L10 5Z" />
      <text textAnchor="middle" y="6.5">
        {seatLetter(seat)}
      </text>
    </g>
  )
}

interface PileProps {
  /** Its name for animations. */
  readonly id: string
  readonly seat: Seat
  readonly cubes: number
  readonly transform: string
  /** What the seat must expect to lose here. */
  readonly loss?: string
}

/** Cubes of a seat in one place, with their number; without any, only a place for what flies from here. */
export function Pile({ id, seat, cubes, transform, loss }: PileProps) {
  const { seatOf } = useTable()
  return (
    <g data-spot={id} transform={transform} className="pile">
      <rect
        className="pile-ground"
        x="-22"
        y="-12"
        width="44"
        height="24"
        rx="5"
        visibility={cubes > 0 ? undefined : 'hidden'}
      />
      {cubes > 0 && (
        <g className="piece">
          <g transform="translate(-10 0)">
            <Cube seat={seat} colour={seatOf(seat).colour} />
          </g>
          <text className={cubes < 10 ? 'pile-count' : 'pile-count is-long'} x="11" y="7" textAnchor="middle">
            {cubes}
          </text>
        </g>
      )}
      {loss && (
        <g className="loss" transform="translate(0 19)">
          <rect x="-17" y="-8.5" width="34" height="17" rx="6" />
          <text y="4.8" textAnchor="middle">
            −{loss}
          </text>
        </g>
      )}
    </g>
  )
}

export function CubePicture({ seat, colour, size = 20 }: CubeProps & { readonly size?: number }) {
  return (
    <svg className="rattus-picture" viewBox="-12 -13 24 25" width={size} height={size} aria-hidden="true">
      <Cube seat={seat} colour={colour} />
    </svg>
  )
}
