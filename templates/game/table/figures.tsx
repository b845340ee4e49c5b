import type { ReactNode } from 'react'
import type { FigureOf } from '#table/rules-page.ts'
import type { Figures } from '#table/types.ts'
import { QUARTERS } from '../data.ts'
import type { structure } from '../text/rules.ts'
import type { Text } from '../text/text.ts'
import { at, QUARTER_AT } from './layout.ts'

/** The ring, small. */
function ring(text: Text): ReactNode {
  return (
    <svg viewBox="-320 -300 640 580" width="240" aria-hidden="true" className="town">
      <circle className="street" r="190" />
      {QUARTERS.map(({ id, worth }, quarter) => (
        <g key={id} transform={at(QUARTER_AT[quarter])} className="quarter">
          <circle className="ground" r="92" />
          <text className="name" y="-20" textAnchor="middle">
            {text.quarters[id]}
          </text>
          <text className="worth" y="40" textAnchor="middle">
            {worth}
          </text>
        </g>
      ))}
    </svg>
  )
}

export const figures: Figures<Text, FigureOf<typeof structure>> = { goal: ring, ring }
