import type { Seat } from '#engine/state.ts'
import type { Seating } from '#session/seats.ts'
import { SeatGlyph } from '#table/SeatMark.tsx'
import { CELLS, COLOURS, DISTRICT_COLOUR, DISTRICT_FIELDS, DISTRICT_OF } from '../../data.ts'
import { NOBODY, type ApeTown } from '../../state.ts'
import { at, BORDERS, CELL_AT, hexPath, SIDE, type Point } from '../layout.ts'
import { Tile } from '../Tile.tsx'

/** A number on a field. */
export interface Note {
  readonly cell: number
  readonly label: string
}

interface CityPictureProps {
  readonly view: ApeTown
  readonly seating: readonly Seating[]
  /** Districts that are lit; the rest of the city lies in the dark. */
  readonly lit: readonly number[]
  /** Districts that the picture shows as large as it can. */
  readonly focus: readonly number[]
  readonly notes: readonly Note[]
  readonly labels?: readonly { readonly district: number; readonly label: string; readonly pays: boolean }[]
  readonly stamp?: { readonly district: number; readonly seat: Seat; readonly word: string }
}

const middle = (district: number): Point => {
  const fields = DISTRICT_FIELDS[district].map((cell) => CELL_AT[cell])
  const sum = (pick: (point: Point) => number) => fields.reduce((total, one) => total + pick(one), 0) / fields.length
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) }
}

/** What of the board is shown: some districts with a margin. */
function cropTo(districts: readonly number[]): string {
  const fields = districts.flatMap((district) => DISTRICT_FIELDS[district]).map((cell) => CELL_AT[cell])
  const [xs, ys] = [fields.map(({ x }) => x), fields.map(({ y }) => y)]
  const margin = SIDE * 1.4
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return `${left} ${top} ${Math.max(...xs) + margin - left} ${Math.max(...ys) + margin - top}`
}

/** A part of the city: lit districts, all others dark. */
export function CityPicture({ view, seating, lit, focus, notes, labels = [], stamp }: CityPictureProps) {
  return (
    <svg viewBox={cropTo(focus)} className="ape-town-board moment-city">
      {CELLS.map(({ id }, cell) => (
        <g key={id} transform={at(CELL_AT[cell])} className={lit.includes(DISTRICT_OF[cell]) ? undefined : 'is-dark'}>
          <Field view={view} seating={seating} cell={cell} />
        </g>
      ))}
      {BORDERS.map((d, district) => (
        <path key={district} className={lit.includes(district) ? 'border is-lit' : 'border'} d={d} />
      ))}
      {notes.map(({ cell, label }) => (
        <g key={cell} transform={at({ x: CELL_AT[cell].x - 16, y: CELL_AT[cell].y - 20 })} className="moment-note">
          <circle r="12" />
          <text y="5.5" textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {labels.map(({ district, label, pays }) => (
        <g key={district} transform={at(middle(district))} className={pays ? 'moment-label is-paying' : 'moment-label'}>
          <rect x={-label.length * 5 - 8} y="-15" width={label.length * 10 + 16} height="30" rx="8" />
          <text y="6" textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {stamp && <Stamp {...stamp} one={seating[stamp.seat]} />}
    </svg>
  )
}

type StampProps = NonNullable<CityPictureProps['stamp']> & { readonly one: Seating }

/** Whose a district has become. */
const Stamp = ({ district, seat, word, one }: StampProps) => (
  <g transform={`${at(middle(district))} rotate(-8)`} className={`moment-stamp seat-${one.colour}`}>
    <rect x="-52" y="-19" width="104" height="38" rx="7" />
    <g transform="translate(-34 0)">
      <SeatGlyph seat={seat} seating={one} />
    </g>
    <text x="13" y="9" textAnchor="middle">
      {word}
    </text>
  </g>
)

function Field({ view, seating, cell }: Pick<CityPictureProps, 'view' | 'seating'> & { readonly cell: number }) {
  const { district, pond } = CELLS[cell]
  const tile = view.city[cell]
  const owner = view.discs[cell]
  const ground = pond ? 'is-pond' : district < 0 ? 'is-printed' : `on-${COLOURS[DISTRICT_COLOUR[district]]}`
  return (
    <g className={ground}>
      <path className={district < 0 ? 'field' : `field fill-${COLOURS[DISTRICT_COLOUR[district]]}`} d={hexPath()} />
      {tile >= 0 && <Tile kind={tile} />}
      {tile >= 0 && owner !== NOBODY && (
        <g transform="translate(16 17)" className="disc">
          <circle r="12" />
          <SeatGlyph seat={owner} seating={seating[owner]} />
        </g>
      )}
    </g>
  )
}
