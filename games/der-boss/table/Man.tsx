import { useTable } from '#table/context.ts'
import { SEAT_SHAPES } from '#table/seats.ts'
import type { Seat } from '#engine/state.ts'

const COAT = 'var(--seat, #4a4a4a)'
const INK = '#120c07'

/**
 * A man in a hat and the colour of his seat, in a box of 52 by 82 around the origin. His colours stand here, because no style sheet reaches what is drawn
 * by reference.
 */
export const Man = () => (
  <g stroke={INK} strokeWidth="4" strokeLinejoin="round">
    <path fill={COAT} d="M-25 40Q-26 6 -10 0H10Q26 6 25 40Z" />
    <path fill="#fff" stroke="none" d="M-8 0L0 17L8 0Z" />
    <path fill={INK} stroke="none" d="M-2 3H2L4 18L0 24L-4 18Z" />
    <circle fill="#e8c9a0" cy="-13" r="13" />
    <path
      fill={`color-mix(in srgb, ${COAT} 72%, #000)`}
      d="M-26 -18Q0 -27 26 -18L14 -22L11 -41Q0 -36 -11 -41L-14 -22Z"
    />
  </g>
)

/** The man that the board draws again and again. */
export const ManSymbol = () => (
  <g id="boss-man">
    <Man />
  </g>
)

const SMALL = 0.31
const STEP = 9
const MOST = 3

/** How wide so many men are with their number. */
export const widthOf = (figures: number): number => 17 + (Math.min(figures, MOST) - 1) * STEP + 12

/** Figures of a seat from the origin to the right: up to three men, and how many they are in the shape of the seat. */
export function Men({ seat, figures }: { readonly seat: Seat; readonly figures: number }) {
  const { seatOf } = useTable()
  const { colour } = seatOf(seat)
  const last = Math.min(figures, MOST) - 1
  return (
    <g className={`seat-${colour}`}>
      {Array.from({ length: last + 1 }, (_, i) => (
        <use key={i} href="#boss-man" transform={`translate(${8 + (last - i) * STEP} 0) scale(${SMALL})`} />
      ))}
      <g className="seat-glyph" transform={`translate(${19 + last * STEP} 4)`}>
        <path d={SEAT_SHAPES[colour]} />
        <text y={colour === 'yellow' ? 6 : 4.5} textAnchor="middle">
          {figures}
        </text>
      </g>
    </g>
  )
}
