import type { ReactNode } from 'react'
import { CARDS, FACES } from '../data.ts'
import type { FigureOf } from '#table/rules-page.ts'
import type { Figures } from '#table/types.ts'
import type { structure } from '../text/rules.ts'
import type { Text } from '../text/text.ts'
import { Cube } from './Cubes.tsx'
import { RatBack, RatFace, SignPicture, TokenPicture } from './Token.tsx'

const face = (id: string): number => FACES.findIndex((one) => one.id === id)

/** Three faces and a back. */
function rats(text: Text): ReactNode {
  return (
    <div className="figure-rats">
      {['rat-01', 'rat-18', 'rat-41'].map((id) => (
        <span key={id}>
          <TokenPicture face={face(id)} size={84} />
          {text.face(face(id))}
        </span>
      ))}
      <span>
        <TokenPicture face={null} size={84} />
      </span>
    </div>
  )
}

/** All six cards by name and class. */
function cards(text: Text): ReactNode {
  return (
    <div className="figure-rats">
      {CARDS.map(({ id, classId }) => (
        <span key={id}>
          <SignPicture name={id} size={52} />
          {text.cards[id].name} ({text.classes[classId]})
        </span>
      ))}
    </div>
  )
}

/** Three cubes where three rats are. */
function placing(): ReactNode {
  return (
    <svg viewBox="-50 -24 100 74" width="240" aria-hidden="true" className="rattus-board">
      {[-1, 0, 1].map((i) => (
        <g key={i}>
          <g transform={`translate(${i * 30} 0)`}>
            <RatBack radius={14} />
          </g>
          <g transform={`translate(${i * 30} 34)`}>
            <Cube seat={0} colour="blue" />
          </g>
        </g>
      ))}
    </svg>
  )
}

/** Five cubes reach a limit of four: the seat with most of them loses one, and another for the class it holds. */
function ravage(): ReactNode {
  const owners = [0, 0, 0, 1, 1]
  return (
    <svg viewBox="-36 -36 250 72" width="360" aria-hidden="true" className="rattus-board">
      <RatFace face={face('rat-34')} />
      {owners.map((seat, i) => (
        <g key={i} transform={`translate(${66 + i * 30} 0)`}>
          <Cube seat={seat} colour={seat === 0 ? 'blue' : 'yellow'} />
          {i > 0 && i < 3 && <path className="figure-cross" d="M-11 -11L11 11M11 -11L-11 11" />}
        </g>
      ))}
    </svg>
  )
}

/** A crowd, and a rat that takes those from it whom its signs name. */
function goal(): ReactNode {
  const crowd = [0, 0, 0, 1, 1, 2]
  const colours = ['blue', 'yellow', 'green'] as const
  return (
    <svg viewBox="-40 -46 250 92" width="320" aria-hidden="true" className="rattus-board">
      <RatFace face={face('rat-34')} />
      <path className="figure-arrow" d="M40 0H74M64 -7L74 0L64 7" />
      {crowd.map((seat, i) => (
        <g key={i} transform={`translate(${100 + (i % 3) * 32 + (i > 2 ? 16 : 0)} ${i > 2 ? 18 : -16})`}>
          <Cube seat={seat} colour={colours[seat]} />
          {i < 2 && <path className="figure-cross" d="M-11 -11L11 11M11 -11L-11 11" />}
        </g>
      ))}
    </svg>
  )
}

export const figures: Figures<Text, FigureOf<typeof structure>> = { goal, rats, cards, placing, ravage }
