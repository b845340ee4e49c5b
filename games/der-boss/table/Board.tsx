import { useState } from 'react'
import { SeatHatches } from '#table/SeatHatches.tsx'
import type { BoardRoom, PartProps } from '#table/types.ts'
import type { Boss } from '../state.ts'
import type { Text } from '../text/text.ts'
import { AREA_PATHS } from './generated/map.ts'
import { layoutFor, type Box } from './layout.ts'
import { ManSymbol } from './Man.tsx'
import { Orders } from './Orders.tsx'
import { TallBoard } from './TallBoard.tsx'
import { NextFields, Track } from './Track.tsx'
import { WorldMap } from './WorldMap.tsx'

type Props = PartProps<Boss, Text>

/** What is drawn where: the parts of the board with the order that somebody looks at. */
export interface LookedAt extends Props {
  readonly order: number | null
  /** Looks at an order, so that its cities light up. */
  readonly onLook: (order: number | null) => void
}

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
      <g className="map-edge">
        <Sheet {...map} />
      </g>
      {'x' in fields ? <NextFields {...part} box={fields} grown={grown} /> : <Track {...part} fields={fields} />}
      <Orders {...props} slips={slips} pile={pile} grown={room === 'side' ? grown : 1} />
    </svg>
  )
}

const Sheet = ({ x, y, w, h }: Box) => <rect x={x} y={y} width={w} height={h} />

/** What is drawn many times, and what tells the seats' areas apart; areas are drawn in half units. */
export const Definitions = () => (
  <>
    <SeatHatches grown={2} />
    <defs>
      <ManSymbol />
      <g id="boss-pin" fill="#c32a20" stroke="#3d0a06">
        <path d="M0 0L5 -9" strokeWidth="1.8" />
        <circle cx="6" cy="-12" r="5.5" />
        <circle fill="#ffd9cf" stroke="none" cx="4.4" cy="-13.8" r="1.6" />
      </g>
      <path id="boss-world" d={AREA_PATHS.join('')} transform="scale(.5)" />
      <radialGradient id="boss-lamp" cx=".45" cy=".35" r=".75">
        <stop offset=".3" stopColor="#fff3cf" stopOpacity=".16" />
        <stop offset="1" stopColor="#150c04" stopOpacity=".4" />
      </radialGradient>
    </defs>
  </>
)
