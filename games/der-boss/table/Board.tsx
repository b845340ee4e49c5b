import { useState } from 'react'
import { useTable } from '#table/context.ts'
import type { PartProps } from '#table/types.ts'
import type { Boss } from '../state.ts'
import type { Text } from '../text/text.ts'
import { layoutFor, MAP, PHONE_MONOPOLIES } from './layout.ts'
import { MonopolyStrip } from './Monopolies.tsx'
import { Orders } from './Orders.tsx'
import { Track } from './Track.tsx'
import { WorldMap } from './WorldMap.tsx'

type Props = PartProps<Boss, Text>

/** A wall map with pins; around it the track, above it the telex slips with the orders. On a phone they follow below. */
export function Board({ compact, ...part }: Props & { readonly compact: boolean }) {
  const [order, look] = useState<number | null>(null)
  const { view, fields, slips, pile, grown } = layoutFor(compact)
  const shown = order !== null && part.view.open.includes(order) ? order : null
  return (
    <svg viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`} className="boss-board boss-parts">
      <Definitions />
      <WorldMap {...part} compact={compact} grown={grown} order={shown} />
      <rect className="map-edge" x={MAP.x} y={MAP.y} width={MAP.w} height={MAP.h} />
      <Track {...part} fields={fields} compact={compact} />
      <Orders {...part} slips={slips} pile={pile} grown={compact ? 1.72 : 1} onLook={look} />
      {compact && (
        <g transform={`translate(${PHONE_MONOPOLIES.x} ${PHONE_MONOPOLIES.y})`}>
          <MonopolyStrip {...part} width={PHONE_MONOPOLIES.w} />
        </g>
      )}
    </svg>
  )
}

/** The frame of the map, and a shading for each seat: as with a coloured pencil, each at its own slant. */
function Definitions() {
  const { seating } = useTable()
  return (
    <defs>
      <clipPath id="boss-frame">
        <rect x={MAP.x} y={MAP.y} width={MAP.w} height={MAP.h} />
      </clipPath>
      {seating.map(({ colour }, seat) => (
        <pattern
          key={seat}
          id={`boss-shade-${seat}`}
          className={`seat-${colour}`}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${20 + seat * 36})`}
        >
          <path className="shade-line" d="M0 4.5H9" />
        </pattern>
      ))}
    </defs>
  )
}
