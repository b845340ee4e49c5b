import { useState } from 'react'
import { GROUND } from '#table/about.ts'
import type { BoardRoom, PartProps } from '#table/types.ts'
import type { Boss } from '../state.ts'
import type { Text } from '../text/text.ts'
import { Definitions, type LookedAt } from './definitions.tsx'
import { layoutFor, type Box } from './layout.ts'
import { Orders } from './Orders.tsx'
import { TallBoard } from './TallBoard.tsx'
import { NextFields, Track } from './Track.tsx'
import { WorldMap } from './WorldMap.tsx'

type Props = PartProps<Boss, Text>

/** An office wall: the world with pins and threads, the telegrams above it, around it the track. On a phone they follow below. */
export function Board({ room, ...part }: Props & BoardRoom) {
  const [order, onLook] = useState<number | null>(null)
  const shown = order !== null && part.view.open.includes(order) ? order : null
  const props: LookedAt = { ...part, order: shown, onLook }
  if (room === 'tall') return <TallBoard {...props} />
  const { view, map, fields, slips, pile, grown } = layoutFor(room)
  return (
    <svg viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`} className="boss-board boss-parts">
      <Definitions />
      <clipPath id="boss-frame">
        <Sheet {...map} />
      </clipPath>
      <g clipPath="url(#boss-frame)">
        <WorldMap {...props} room={room} grown={grown} />
      </g>
      <g className="map-edge" {...GROUND}>
        <Sheet {...map} />
      </g>
      {'x' in fields ? <NextFields {...part} box={fields} grown={grown} /> : <Track {...part} fields={fields} />}
      <Orders {...props} slips={slips} pile={pile} grown={room === 'side' ? grown : 1} />
    </svg>
  )
}

const Sheet = ({ x, y, w, h }: Box) => <rect x={x} y={y} width={w} height={h} />
