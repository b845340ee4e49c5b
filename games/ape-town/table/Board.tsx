import { useTable } from '#table/context.ts'
import { SeatGlyph } from '#table/SeatMark.tsx'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import {
  CELLS,
  COLOURS,
  DISTRICT_COLOUR,
  DISTRICTS,
  FREE,
  POND,
  SECTION_LENGTH,
  SEGMENT_COLOUR,
  SEGMENTS,
} from '../data.ts'
import { moves } from '../moves.ts'
import { NOBODY, NONE, segmentOf, type ApeTown } from '../state.ts'
import type { Text } from '../text/text.ts'
import { at, BORDERS, CELL_AT, hexPath, POND_AT, scoreSpace, SEGMENT_AT, type Point } from './layout.ts'
import { Tile, TileBack } from './Tile.tsx'

type Props = PartProps<ApeTown, Text>

/** The city in its ring of tiles; on small screens the city alone, with the display as a line above it. */
export function Board({ compact, ...part }: Props & { readonly compact: boolean }) {
  return (
    <svg viewBox={compact ? '192 66 576 706' : '28 28 904 904'} className="ape-town-board">
      <Patterns />
      {compact ? <DisplayLine {...part} /> : <Ring {...part} />}
      <City {...part} />
      <Hand {...part} />
    </svg>
  )
}

/** What tells the three colours apart without colour. */
function Patterns() {
  return (
    <defs>
      <pattern id="ape-grey" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="8" height="8" className="fill-grey" />
        <path d="M0 0H8" className="pattern-line" />
      </pattern>
      <pattern id="ape-black" width="9" height="9" patternUnits="userSpaceOnUse">
        <rect width="9" height="9" className="fill-black" />
        <circle cx="2" cy="2" r="1" className="pattern-dot" />
      </pattern>
      <pattern id="ape-white" width="10" height="10" patternUnits="userSpaceOnUse">
        <rect width="10" height="10" className="fill-white" />
      </pattern>
    </defs>
  )
}

const fill = (colour: number): string => `url(#ape-${COLOURS[colour]})`

function City({ view, text }: Props) {
  return (
    <g className="city">
      {CELLS.map((cell, i) => (
        <Field key={cell.id} view={view} text={text} cell={i} />
      ))}
      {BORDERS.map((d, district) => (
        <path key={district} className="border" d={d} />
      ))}
    </g>
  )
}

function Field({ view, text, cell }: Pick<Props, 'view' | 'text'> & { readonly cell: number }) {
  const { foresight, isLegal, question, seatOf } = useTable()
  const { district, id } = CELLS[cell]
  const tile = view.city[cell]
  const move = moves.of.place[cell]
  const gain = question && isLegal(move) ? (foresight(move)?.gains[question.seat] ?? 0) : 0
  const owner = view.discs[cell]
  const name = district < 0 ? '' : `, ${text.districts[DISTRICTS[district].id]}`
  return (
    <Spot
      id={`cell:${id}`}
      moves={[move]}
      transform={at(CELL_AT[cell])}
      className={kindOf(tile, district)}
      title={`${id}${name}`}
    >
      <path className="field" d={hexPath()} fill={district < 0 ? undefined : fill(DISTRICT_COLOUR[district])} />
      {tile >= 0 && (
        <g className="piece">
          <Tile kind={tile} />
          {owner !== NOBODY && (
            <g transform="translate(17 -16)" className="disc">
              <circle r="12" />
              <SeatGlyph seat={owner} seating={seatOf(owner)} />
            </g>
          )}
        </g>
      )}
      {question && isLegal(move) && gain === 0 && <circle className="spot-dot" r="5" />}
      {gain !== 0 && (
        <text className="spot-gain" y="7" textAnchor="middle">
          {gain}
        </text>
      )}
    </Spot>
  )
}

function kindOf(tile: number, district: number): string {
  if (tile === POND) return 'is-pond'
  if (district < 0) return 'is-printed'
  return tile === FREE ? 'is-free' : 'is-filled'
}

/** The tile that was taken waits over the pond. */
function Hand({ view }: Props) {
  return (
    <g transform={at(POND_AT)}>
      <g data-spot="hand">
        <rect x="-20" y="-20" width="40" height="40" fill="none" />
        {view.hand !== NONE && (
          <g className="piece">
            <path className="hand-ring" d={hexPath(1.15)} fill={fill(view.announced)} />
            <Tile kind={view.hand} />
          </g>
        )}
      </g>
    </g>
  )
}

function Ring({ view, text }: Props) {
  return (
    <g className="ring">
      <rect x="28" y="28" width="904" height="904" rx="26" className="frame" />
      <rect x="161" y="161" width="638" height="638" rx="10" className="score-track" />
      {SEGMENTS.map((_, segment) => (
        <Segment key={segment} view={view} text={text} segment={segment} />
      ))}
      <g transform="translate(92 92)" className="street-sign">
        <rect x="-32" y="-17" width="64" height="34" rx="6" />
        <path d="M-16 0H12M4 -8L14 0L4 8" />
      </g>
      <Stones view={view} />
    </g>
  )
}

function Segment({ view, text, segment }: Pick<Props, 'view' | 'text'> & { readonly segment: number }) {
  const { tile: place, bundles, strip } = SEGMENT_AT[segment]
  const index = view.display.findIndex((tile) => segmentOf(tile) === segment)
  const id = SEGMENTS[segment]
  return (
    <Spot
      id={`seg:${id}`}
      moves={[moves.of.take[segment]]}
      className="segment"
      title={`${id}, ${text.colours[COLOURS[SEGMENT_COLOUR[segment]]]}`}
    >
      <rect {...strip} className="strip" fill={fill(SEGMENT_COLOUR[segment])} />
      <g transform={at(place)}>
        <rect x="-32" y="-32" width="64" height="64" fill="transparent" />
        {index >= 0 && (
          <g className="piece">
            <Tile kind={view.tiles[view.display[index]]} />
          </g>
        )}
        {index < 0 && isFaceDown(view, segment) && <TileBack />}
      </g>
      {index >= 0 && <Money at={bundles} bundles={view.beside[index]} price={index} priceAt={outward(place)} />}
    </Spot>
  )
}

/** Whether a tile nobody has seen lies at a segment now: of the first laying, or refilled and not yet turned up. */
function isFaceDown(view: ApeTown, segment: number): boolean {
  const section = Math.floor(segment / SECTION_LENGTH)
  return section >= view.opened || (section < view.refilled && section + 8 >= view.opened)
}

const outward = ({ x, y }: Point): Point => ({
  x: x < 100 ? x - 30 : x > 860 ? x + 30 : x + 24,
  y: y < 100 ? y - 30 : y > 860 ? y + 30 : y - 24,
})

interface MoneyProps {
  readonly at: Point
  readonly bundles: number
  readonly price: number
  readonly priceAt: Point
}

/** What lies beside a tile, and what it costs to get there. */
function Money({ at: place, bundles, price, priceAt }: MoneyProps) {
  return (
    <>
      {bundles > 0 && (
        <g transform={at(place)} className="bundles">
          <rect x="-20" y="-14" width="40" height="28" rx="4" />
          <text y="8" textAnchor="middle">
            +{bundles}
          </text>
        </g>
      )}
      <g transform={at(priceAt)} className="price">
        <circle r="14" />
        <text y="6.5" textAnchor="middle">
          {price}
        </text>
      </g>
    </>
  )
}

/** A line of what can be taken, in display order, with its colour, price and gain. */
function DisplayLine({ view, text }: Props) {
  return (
    <g className="ring">
      {view.display.map((tile, price) => {
        const segment = segmentOf(tile)
        const id = SEGMENTS[segment]
        const x = 192 + 28.8 + price * 57.6
        return (
          <Spot
            key={tile}
            id={`seg:${id}`}
            moves={[moves.of.take[segment]]}
            className="segment"
            title={`${id}, ${text.colours[COLOURS[SEGMENT_COLOUR[segment]]]}`}
          >
            <rect
              x={x - 27}
              y="72"
              width="54"
              height="118"
              rx="8"
              className="strip"
              fill={fill(SEGMENT_COLOUR[segment])}
            />
            <g transform={`translate(${x} 105) scale(.86)`}>
              <g className="piece">
                <Tile kind={view.tiles[tile]} />
              </g>
            </g>
            <Money at={{ x, y: 172 }} bundles={view.beside[price]} price={price} priceAt={{ x: x - 13, y: 148 }} />
          </Spot>
        )
      })}
    </g>
  )
}

/** The stones on the score track; a ring for every hundred points. */
function Stones({ view }: { readonly view: ApeTown }) {
  const { seatOf } = useTable()
  return (
    <g className="stones">
      {Array.from({ length: 100 }, (_, n) => (
        <g key={n} transform={at(scoreSpace(n))} className={n % 5 === 0 ? 'score-space is-fifth' : 'score-space'}>
          <circle r={n % 5 === 0 ? 8 : 4} />
          {n % 10 === 0 && (
            <text y="4" textAnchor="middle">
              {n}
            </text>
          )}
        </g>
      ))}
      {view.score.map((score, seat) => {
        const beside = view.score.slice(0, seat).filter((other) => other % 100 === score % 100).length
        const { x, y } = scoreSpace(score % 100)
        return (
          <g key={seat} transform={`${at({ x: x + beside * 9, y: y + beside * 9 })} scale(1.3)`}>
            {score >= 100 && <circle r="15" className="lap" />}
            <SeatGlyph seat={seat} seating={seatOf(seat)} />
          </g>
        )
      })}
    </g>
  )
}
