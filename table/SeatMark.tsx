import type { Seating } from '#session/seats.ts'
import { SEAT_SHAPES, seatLetter } from './seats.ts'

interface MarkProps {
  readonly seat: number
  readonly seating: Seating
  readonly size?: number
}

/** The mark of a seat in running text: its shape in its colour with its letter. */
export function SeatMark({ seat, seating, size = 22 }: MarkProps) {
  return (
    <svg
      className="seat-mark"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
    >
      <SeatGlyph seat={seat} seating={seating} />
    </svg>
  )
}

/** The same inside a board's SVG, in a box from -12 to 12. */
export function SeatGlyph({ seat, seating }: Omit<MarkProps, 'size'>) {
  return (
    <g className={`seat-glyph seat-${seating.colour}`}>
      <path d={SEAT_SHAPES[seating.colour]} />
      <text y={seating.colour === 'yellow' ? 5.5 : 4} textAnchor="middle">
        {seatLetter(seat)}
      </text>
    </g>
  )
}
