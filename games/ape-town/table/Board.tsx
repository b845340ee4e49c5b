import { SeatHatches } from '#table/SeatHatches.tsx'
import type { BoardRoom, PartProps } from '#table/types.ts'
import { COLOURS, DISTRICTS } from '../data.ts'
import { NONE, type ApeTown } from '../state.ts'
import type { Text } from '../text/text.ts'
import { City } from './City.tsx'
import { Plate, Ribbon } from './District.tsx'
import { at, BORDERS, hexPath, layoutFor, type Box, type Layout } from './layout.ts'
import { Night } from './Night.tsx'
import { NextTiles, Street } from './Street.tsx'
import { about } from './things.ts'
import { Tile } from './Tile.tsx'

type Props = PartProps<ApeTown, Text>

const viewBox = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`

/** The city between its street and the tiles to come; on small screens the city with the street alone. */
export function Board({ compact, room, ...part }: Props & BoardRoom) {
  const layout = layoutFor(compact, room)
  const Name = layout.small ? Ribbon : Plate
  return (
    <svg viewBox={viewBox(layout.view)} className={layout.small ? 'ape-town-board is-narrow' : 'ape-town-board'}>
      <SeatHatches />
      <Defs />
      {!layout.small && <Night />}
      <City {...part} />
      {DISTRICTS.map((_, district) => (
        <Name key={district} {...part} district={district} />
      ))}
      <Street {...part} layout={layout} />
      {!layout.small && <NextTiles {...part} />}
      <Hand {...part} layout={layout} />
    </svg>
  )
}

/** What tells the three colours apart without colour, and the districts' outlines to keep inside of. */
function Defs() {
  return (
    <defs>
      <pattern id="ape-grey" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="8" height="8" className="fill-grey" />
        <path d="M0 0H8" className="pattern-line" />
      </pattern>
      <pattern id="ape-black" width="9" height="9" patternUnits="userSpaceOnUse">
        <rect width="9" height="9" className="fill-black" />
        <circle cx="2" cy="2" r="1.1" className="pattern-dot" />
        <circle cx="6.5" cy="6.5" r="1.1" className="pattern-dot" />
      </pattern>
      <pattern id="ape-white" width="10" height="10" patternUnits="userSpaceOnUse">
        <rect width="10" height="10" className="fill-white" />
      </pattern>
      {BORDERS.map((d, district) => (
        <clipPath key={district} id={`ape-district-${district}`}>
          <path d={d} />
        </clipPath>
      ))}
    </defs>
  )
}

/** The tile that was taken, large until it is placed; on small screens it waits over the pond. */
function Hand({ view, text, layout: { hand, small } }: Props & { readonly layout: Layout }) {
  const holds = view.hand !== NONE
  return (
    <g transform={at(hand)} className={holds ? `hand on-${COLOURS[view.announced]}` : 'hand'} {...about('hand')}>
      {holds && !small && (
        <text className="caption" y="-56" textAnchor="middle">
          {text.info.inHand}
        </text>
      )}
      <g data-spot="hand">
        <rect x="-20" y="-20" width="40" height="40" fill="none" />
        {holds && (
          <g className="piece">
            <path className="hand-ring" d={hexPath(small ? 1.15 : 1.3)} fill={`url(#ape-${COLOURS[view.announced]})`} />
            <g transform={small ? undefined : 'scale(1.15)'}>
              <Tile kind={view.hand} />
            </g>
          </g>
        )}
      </g>
      {holds && !small && (
        <text className="caption is-colour" y="64" textAnchor="middle">
          {text.info.toPlace(COLOURS[view.announced])}
        </text>
      )}
    </g>
  )
}
