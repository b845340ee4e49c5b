import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { COLOURS, SECTION_LENGTH, SECTIONS, SEGMENT_COLOUR, SEGMENTS } from '../data.ts'
import { moves } from '../moves.ts'
import { segmentOf, type ApeTown } from '../state.ts'
import type { Text } from '../text/text.ts'
import { about } from './things.ts'
import { at, OPEN_AT_MOST, type Box, type Layout } from './layout.ts'
import { Tile } from './Tile.tsx'

type Props = PartProps<ApeTown, Text>

/** The tiles to choose from in order of price: a rail beside the city, or two lines below it. */
export function Street({ view, text, layout: { street, small } }: Props & { readonly layout: Layout }) {
  return (
    <g className="street" {...about('open')}>
      {!small && (
        <text x="6" y="18" className="caption">
          {text.info.street}
        </text>
      )}
      {street.map((place, i) => (
        <rect key={i} {...place} rx="9" className="slot" {...about('slot', i)} />
      ))}
      <Taken view={view} places={street} />
      {view.display.map((tile, price) => (
        <Open key={tile} view={view} text={text} price={price} place={street[price]} />
      ))}
    </g>
  )
}

/** Where the tiles lay that are gone, for whatever flies from there. */
function Taken({ view, places }: { readonly view: ApeTown; readonly places: readonly Box[] }) {
  const open = new Set(view.display.map(segmentOf))
  const last = view.opened * SECTION_LENGTH - 1
  return SEGMENTS.map((id, segment) => {
    if (open.has(segment)) return null
    const tile = last - ((last - segment) % SEGMENTS.length)
    const before = view.display.filter((other) => other < tile).length
    return <rect key={id} data-spot={`seg:${id}`} {...places[Math.min(before, OPEN_AT_MOST - 1)]} className="gone" />
  })
}

interface OpenProps extends Pick<Props, 'view' | 'text'> {
  readonly price: number
  readonly place: Box
}

/** A tile with the colour it must go to, what it costs, and the money that lies beside it. */
function Open({ view, text, price, place }: OpenProps) {
  const segment = segmentOf(view.display[price])
  const colour = COLOURS[SEGMENT_COLOUR[segment]]
  const { x, y, width, height } = place
  const middle = height / 2
  return (
    <Spot
      id={`seg:${SEGMENTS[segment]}`}
      moves={[moves.of.take[segment]]}
      transform={at({ x, y })}
      className={`segment on-${colour}`}
      about={about('open', price)}
    >
      <rect width={width} height={height} rx="9" className="slot-ground" />
      <path
        d={`M${width - 27} 4H${width - 4}V${height - 4}H${width - 27}Z`}
        className="colour-strip"
        fill={`url(#ape-${colour})`}
        {...about('colour', SEGMENT_COLOUR[segment])}
      />
      <g transform={`translate(${(width + 3) / 2} ${middle}) scale(.76)`}>
        <g className="piece">
          <Tile kind={view.tiles[view.display[price]]} />
        </g>
      </g>
      <text
        transform={`translate(${width - 11} ${middle}) rotate(-90)`}
        textAnchor="middle"
        className={`colour-word on-${colour}`}
      >
        {text.colours[colour]}
      </text>
      <rect width={width} height={height} rx="9" className="edge" />
      <Money at={{ x: 18, y: view.beside[price] > 0 ? middle + 12 : middle }} price={price} />
      {view.beside[price] > 0 && <Beside at={{ x: 18, y: middle - 13 }} bundles={view.beside[price]} price={price} />}
    </Spot>
  )
}

const Money = ({ at: place, price }: { readonly at: { x: number; y: number }; readonly price: number }) => (
  <g transform={at(place)} className={price === 0 ? 'price is-free' : 'price'} {...about('price', price)}>
    <rect x="-14" y="-10.5" width="28" height="21" rx="6" />
    <text y="6" textAnchor="middle">
      {price === 0 ? 0 : `−${price}`}
    </text>
  </g>
)

interface BesideProps {
  readonly at: { x: number; y: number }
  readonly bundles: number
  readonly price: number
}

const Beside = ({ at: place, bundles, price }: BesideProps) => (
  <g transform={at(place)} className="bundles" {...about('bundles', price)}>
    <rect x="-14" y="-9.5" width="28" height="19" rx="3" />
    <text y="5.5" textAnchor="middle">
      +{bundles}
    </text>
  </g>
)

/** All that is known of tiles that lie face down: their colours, in the order in which they are turned up. */
export function NextTiles({ view, text }: Props) {
  const fillings = 2 * SECTIONS
  const left = fillings - view.opened
  return (
    <g className="next-tiles" transform="translate(812 456)" {...about('next')}>
      <text className="caption" y="0">
        {text.info.nextTiles}
      </text>
      {left === 0 && (
        <text className="plate-fact" y="22">
          {text.info.noMoreTiles}
        </text>
      )}
      {Array.from({ length: left * SECTION_LENGTH }, (_, i) => {
        const section = (view.opened + Math.floor(i / SECTION_LENGTH)) % SECTIONS
        const colour = COLOURS[SEGMENT_COLOUR[section * SECTION_LENGTH + (i % SECTION_LENGTH)]]
        const row = Math.floor(i / SECTION_LENGTH)
        return (
          <rect
            key={i}
            x={(i % SECTION_LENGTH) * 24}
            y={10 + row * 13}
            width="21"
            height="10.5"
            rx="3"
            className={row === 0 ? 'next-tile is-next' : 'next-tile'}
            fill={`url(#ape-${colour})`}
          />
        )
      })}
    </g>
  )
}
