import type { SeatColour } from '#engine/colour.ts'
import type { Seat } from '#engine/state.ts'
import { useTable } from '#table/context.ts'
import type { About } from '#table/about.ts'
import { hatchOf } from '#table/SeatHatches.tsx'
import { seatLetter } from '#table/seats.ts'
import type { Point } from './layout.ts'

interface CubeProps {
  readonly seat: Seat
  readonly colour: SeatColour
}

/** A wooden cube around the origin, with the letter and the filling of its seat on the face in front. */
export function Cube({ seat, colour }: CubeProps) {
  return (
    <g className={`cube seat-${colour}`}>
      <path className="cube-rim" d="M-11 -7L-5.5 -12H12V5.5L6.5 10.5H-11Z" />
      <path className="cube-top" d="M-11 -7L-5.5 -12H12L6.5 -7Z" />
      <path className="cube-side" d="M6.5 -7L12 -12V5.5L6.5 10.5Z" />
      <path className="cube-front" d="M-11 -7H6.5V10.5H-11Z" />
      <path d="M-11 -7H6.5V10.5H-11Z" fill={hatchOf(colour)} />
      <text textAnchor="middle" x="-2.2" y="6.8">
        {seatLetter(seat)}
      </text>
    </g>
  )
}

/** So many of a colour are shown one by one, so many places are in a row; more are a cube with their number. */
interface Spacing {
  readonly single: number
  readonly row: number
}
const AIRY: Spacing = { single: 3, row: 3 }
/** For a region whose cubes would hide the next one. */
const DENSE: Spacing = { single: 2, row: 5 }
const MOST_ROWS = 2
const STEP = { x: 23.5, y: 24 }

/** How many places in a row the cubes of a seat take. */
function placesOf(cubes: number, { single }: Spacing): number {
  if (cubes <= single) return cubes
  return cubes < 10 ? 2 : 3
}

interface Placed {
  readonly seat: Seat
  readonly cube: number
}

function rowsOf(piles: readonly number[], spacing: Spacing): Placed[][] {
  const rows: Placed[][] = [[]]
  piles.forEach((cubes, seat) => {
    const places = placesOf(cubes, spacing)
    for (let cube = 0; cube < places; cube++) {
      const whole = places < cubes && cube === 0 && rows.at(-1)!.length > spacing.row - places
      if (rows.at(-1)!.length === spacing.row || whole) rows.push([])
      rows.at(-1)!.push({ seat, cube })
    }
  })
  return rows
}

/** Where the cubes of each seat stand in a region: row after row, and for each the place of every cube drawn. */
export function arrange(piles: readonly number[]): readonly (readonly Point[])[] {
  const airy = rowsOf(piles, AIRY)
  const rows = airy.length > MOST_ROWS ? rowsOf(piles, DENSE) : airy
  const places: Point[][] = piles.map(() => [])
  rows.forEach((row, y) =>
    row.forEach(({ seat, cube }, x) => {
      places[seat][cube] = { x: (x - (row.length - 1) / 2) * STEP.x, y: y * STEP.y }
    }),
  )
  return places
}

/** How high the cubes of a region stand. */
export const heightOf = (places: readonly (readonly Point[])[]): number =>
  places.flat().reduce((most, { y }) => Math.max(most, y + STEP.y), 0)

interface PileProps {
  /** Its name for animations. */
  readonly id: string
  readonly seat: Seat
  readonly cubes: number
  readonly places: readonly Point[]
  readonly about: About
}

/** Cubes of a seat in one place; without any, only a place for what flies from here. */
export function Pile({ id, seat, cubes, places, about }: PileProps) {
  const { seatOf } = useTable()
  const { colour } = seatOf(seat)
  const counted = places.length < cubes
  return (
    <g data-spot={id} className="pile" {...(cubes > 0 && about)}>
      {cubes === 0 ? (
        <rect x="-10" y="-10" width="20" height="20" fill="none" />
      ) : (
        <g className="piece">
          {(counted ? places.slice(0, 1) : places).map(({ x, y }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <Cube seat={seat} colour={colour} />
            </g>
          ))}
          {counted && (
            <text className="pile-count" x={places[1].x - 11} y={places[1].y + 7}>
              ×{cubes}
            </text>
          )}
        </g>
      )}
    </g>
  )
}

export function CubePicture({ seat, colour, size = 20 }: CubeProps & { readonly size?: number }) {
  return (
    <svg className="rattus-picture" viewBox="-13 -14 27 27" width={size} height={size} aria-hidden="true">
      <Cube seat={seat} colour={colour} />
    </svg>
  )
}
