import { useTable } from '#table/context.ts'
import { GROUND } from '#table/about.ts'
import { hatchOf } from '#table/SeatHatches.tsx'
import { SeatGlyph } from '#table/SeatMark.tsx'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { CELLS, COLOURS, DISTRICT_COLOUR, FREE, HOUSE_NUMBER, POND, TILES } from '../data.ts'
import { moves } from '../moves.ts'
import { bossOf, roomIn } from '../rules/district.ts'
import { NOBODY, NONE, type ApeTown } from '../state.ts'
import type { Text } from '../text/text.ts'
import { Emblem, Stamp } from './District.tsx'
import { at, BORDERS, CELL_AT, CITY_WALL, hexPath } from './layout.ts'
import { about, type Thing } from './things.ts'
import { Tile } from './Tile.tsx'

type Props = PartProps<ApeTown, Text>

/** Fields with their tiles, parted into districts; each wears the line of the one who leads there. */
export function City({ view, text }: Props) {
  return (
    <g className="city">
      <path className="city-wall" d={CITY_WALL} {...GROUND} />
      {CELLS.map((cell, i) => (
        <Field key={cell.id} view={view} cell={i} />
      ))}
      {BORDERS.map((_, district) => (
        <Leader key={district} view={view} district={district} />
      ))}
      {BORDERS.map((d, district) => (
        <path key={district} className={`canal canal-${district}`} d={d} {...GROUND} />
      ))}
      {CELLS.map((cell, i) => (
        <Mark key={cell.id} view={view} cell={i} />
      ))}
      {BORDERS.map((_, district) => (
        <Stamp key={district} view={view} text={text} district={district} />
      ))}
    </g>
  )
}

/** Along the inside of a district runs the line of its leader; when it is closed, broad and unbroken, with a tint. */
function Leader({ view, district }: { readonly view: ApeTown; readonly district: number }) {
  const { seatOf } = useTable()
  const boss = bossOf(view, district).seat
  const closed = !roomIn(view, district)
  const inside = { clipPath: `url(#ape-district-${district})` }
  if (boss === NOBODY) return closed ? <path className="closed-tint" d={BORDERS[district]} {...GROUND} /> : null
  const { colour } = seatOf(boss)
  return (
    <g className={`leader seat-${colour}${closed ? ' is-closed' : ''}`} {...inside} {...about('leader', district)}>
      {closed && <path className="closed-tint" d={BORDERS[district]} />}
      {closed && <path d={BORDERS[district]} fill={hatchOf(colour)} className="closed-hatch" />}
      <path className="leader-casing" d={BORDERS[district]} />
      <path className={closed ? 'seat-band' : 'seat-line'} d={BORDERS[district]} />
    </g>
  )
}

function Field({ view, cell }: Pick<Props, 'view'> & { readonly cell: number }) {
  const { isLegal, question } = useTable()
  const { district, id } = CELLS[cell]
  const tile = view.city[cell]
  const move = moves.of.place[cell]
  const legal = question !== null && isLegal(move)
  const colour = district < 0 ? undefined : COLOURS[DISTRICT_COLOUR[district]]
  return (
    <Spot
      id={`cell:${id}`}
      moves={[move]}
      transform={at(CELL_AT[cell])}
      className={`${kindOf(tile, district)}${colour ? ` on-${colour}` : ''}`}
      about={about(thingOn(tile), cell)}
    >
      <path className="field" d={hexPath()} fill={colour && `url(#ape-${colour})`} />
      {tile === FREE && <Plot cell={cell} />}
      {tile >= 0 && (
        <g className="piece">
          <Tile kind={tile} />
          <Rim view={view} cell={cell} />
        </g>
      )}
      {legal && <Offer view={view} cell={cell} />}
    </Spot>
  )
}

function thingOn(tile: number): Thing {
  if (tile === POND) return 'pond'
  return tile === FREE ? 'field' : TILES[tile].id
}

function kindOf(tile: number, district: number): string {
  if (tile === POND) return 'is-pond'
  if (district < 0) return 'is-printed'
  return tile === FREE ? 'is-free' : 'is-filled'
}

/** A free field shows which district it belongs to, and its number there. */
function Plot({ cell }: { readonly cell: number }) {
  return (
    <>
      <Emblem district={CELLS[cell].district} />
      <text className="house-number" y="24" textAnchor="middle">
        {HOUSE_NUMBER[cell]}
      </text>
    </>
  )
}

/** The rim of a tile in its owner's line. */
function Rim({ view, cell }: { readonly view: ApeTown; readonly cell: number }) {
  const { seatOf } = useTable()
  const owner = view.discs[cell]
  if (owner === NOBODY) return null
  return (
    <g className={`owner seat-${seatOf(owner).colour}`}>
      <path className="owner-casing" d={hexPath(0.78)} />
      <path className="seat-line" d={hexPath(0.78)} />
    </g>
  )
}

/** The owner's mark, above all borders; a closed district has a stamp instead. */
function Mark({ view, cell }: { readonly view: ApeTown; readonly cell: number }) {
  const { seatOf } = useTable()
  const owner = view.discs[cell]
  if (owner === NOBODY || !roomIn(view, CELLS[cell].district)) return null
  const { x, y } = CELL_AT[cell]
  return (
    <g transform={at({ x: x + 16, y: y + 17 })} className="disc" {...about('disc', cell)}>
      <circle r="13" />
      <SeatGlyph seat={owner} seating={seatOf(owner)} />
    </g>
  )
}

/** A field where the tile may go: lit, with a bead or the points it brings; looked at closely, with the tile itself. */
function Offer({ view, cell }: { readonly view: ApeTown; readonly cell: number }) {
  const { foresight, previewed, question } = useTable()
  const move = moves.of.place[cell]
  const gain = question ? (foresight(move)?.gains[question.seat] ?? 0) : 0
  return (
    <>
      <path className="edge" d={hexPath(0.88)} />
      {previewed === move && view.hand !== NONE && (
        <g className="ghost">
          <Tile kind={view.hand} />
        </g>
      )}
      {gain === 0 && previewed !== move && <circle className="bead" r="6" />}
      {gain !== 0 && (
        <g className="spot-points" {...about('gain', cell)}>
          <rect x="-17" y="-12" width="34" height="24" rx="12" />
          <text y="6.5" textAnchor="middle">
            +{gain}
          </text>
        </g>
      )}
    </>
  )
}
