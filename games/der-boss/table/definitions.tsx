import { SeatHatches } from '#table/SeatHatches.tsx'
import type { PartProps } from '#table/types.ts'
import type { Boss } from '../state.ts'
import type { Text } from '../text/text.ts'
import { AREA_PATHS } from './generated/map.ts'
import { ManSymbol } from './Man.tsx'

/** What is drawn where: the parts of the board with the order that somebody looks at. */
export interface LookedAt extends PartProps<Boss, Text> {
  readonly order: number | null
  /** Looks at an order, so that its cities light up. */
  readonly onLook: (order: number | null) => void
}

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
