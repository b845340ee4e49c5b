import type { ReactNode } from 'react'
import type { Seating } from '#session/seats.ts'
import { cardNumber } from '../data/cards.ts'
import { ABILITY, DISTRICTS, HOUSES, KINDS, PERSONALITIES, personalitiesOf, type PersonalitySet } from '../data.ts'
import { CITIZEN, GRENADIER } from '../moves.ts'
import type { FigureOf } from '#table/rules-page.ts'
import type { Figures } from '#table/types.ts'
import type { structure } from '../text/rules.ts'
import type { Text } from '../text/text.ts'
import { CardFace } from './Card.tsx'
import { Agent, House, Neutral, TroubleMark } from './Pieces.tsx'
import { HouseSign, SmallSign } from './Sign.tsx'
import { AbilityFace } from './Ticket.tsx'

const GREEN: Seating = { name: '', colour: 'green', player: 'me' }
const YELLOW: Seating = { name: '', colour: 'yellow', player: 'friend' }

const Beside = ({ x, children }: { readonly x: number; readonly children: ReactNode }) => (
  <g transform={`translate(${x} 0)`}>{children}</g>
)

/** Agents, a grenadier, a citizen, a building and a trouble marker. */
function pieces(): ReactNode {
  return (
    <svg className="nn-map nn-figure" viewBox="-20 -24 300 46" width="360" aria-hidden="true">
      <Agent seat={0} seating={GREEN} kind={-1} />
      <Beside x={52}>
        <Agent seat={1} seating={YELLOW} kind={-1} />
      </Beside>
      <Beside x={104}>
        <Neutral owner={GRENADIER} />
      </Beside>
      <Beside x={156}>
        <Neutral owner={CITIZEN} />
      </Beside>
      <Beside x={208}>
        <House seat={0} seating={GREEN} kind={-1} />
      </Beside>
      <Beside x={260}>
        <TroubleMark />
      </Beside>
    </svg>
  )
}

/** Green comes to where yellow stands: trouble. */
function arrival(): ReactNode {
  return (
    <svg className="nn-map nn-figure" viewBox="-30 -30 300 62" width="340" aria-hidden="true">
      <Agent seat={0} seating={GREEN} kind={-1} />
      <path className="figure-arrow" d="M24 0H78M68 -7L78 0L68 7" />
      <g transform="translate(120 0)">
        <Agent seat={1} seating={YELLOW} kind={-1} />
      </g>
      <text className="figure-sum" x="158" y="8">
        →
      </text>
      <g transform="translate(204 0)">
        <Agent seat={0} seating={GREEN} kind={-1} />
        <g transform="translate(24 0)">
          <Agent seat={1} seating={YELLOW} kind={-1} />
        </g>
        <g transform="translate(50 4)">
          <TroubleMark />
        </g>
      </g>
    </svg>
  )
}

/** A card, its symbols in order. */
const card = (text: Text): ReactNode => (
  <div className="figure-cards">
    {[cardNumber('a-j-raffles'), cardNumber('tracy-tupman'), cardNumber('toby')].map((one) => (
      <CardFace key={one} card={one} text={text} />
    ))}
  </div>
)

/** All symbols and their meaning. */
const symbols = (text: Text): ReactNode => (
  <ul className="figure-list">
    {SIGNS.map((name) => (
      <li key={name}>
        <SmallSign name={name} size={26} /> {text.symbols[name]}
      </li>
    ))}
  </ul>
)
const SIGNS = [
  'place-agent',
  'money',
  'remove-trouble',
  'assassinate',
  'build',
  'scroll',
  'event',
  'play-another',
  'interrupt',
] as const

const abilities = (text: Text): ReactNode => (
  <ul className="figure-list">
    {DISTRICTS.map((id, d) => (
      <li key={id}>
        <svg className="ticket" viewBox="-31 -12 62 24" width="68" height="26" aria-hidden="true">
          <AbilityFace ability={ABILITY[d]} />
        </svg>
        <b>{text.districts[id][0]}</b> {text.districts[id][1]}
      </li>
    ))}
  </ul>
)

const events = (text: Text): ReactNode => (
  <ul className="figure-list">
    {Object.entries(text.eventCards).map(([id, [name, words]]) => (
      <li key={id}>
        <SmallSign name={id as keyof Text['eventCards']} size={26} /> <b>{name}</b> {words}
      </li>
    ))}
  </ul>
)

/** The Personalities of a set with what they need; those who need the same stand together. */
const waysOf =
  (set: PersonalitySet) =>
  (text: Text): ReactNode => {
    const needs = new Map<string, string[]>()
    for (const persona of personalitiesOf(set, 4)) {
      const [name, need] = text.personalities[PERSONALITIES[persona]]
      needs.set(need, [...(needs.get(need) ?? []), name])
    }
    return (
      <dl className="figure-ways">
        {[...needs].map(([need, names]) => (
          <div key={need}>
            <dt>{names.join(', ')}</dt>
            <dd>{need}</dd>
          </div>
        ))}
      </dl>
    )
  }

const kinds = (text: Text): ReactNode => (
  <ul className="figure-list">
    {KINDS.map((kind) => (
      <li key={kind}>
        <SmallSign name={kind} size={24} /> <b>{text.agentCards[kind][0]}</b> {text.agentCards[kind][1]}
      </li>
    ))}
    {HOUSES.map((id, house) => (
      <li key={id}>
        <HouseSign house={house} size={24} /> <b>{text.houseCards[id][0]}</b> {text.houseCards[id][1]}
      </li>
    ))}
  </ul>
)

/** A secret aim that is nearly reached: three of the four districts are held. */
function goal(text: Text): ReactNode {
  const [name] = text.personalities['lord-bellinger']
  return (
    <svg className="nn-map nn-figure" viewBox="-34 -46 320 92" width="360" aria-hidden="true">
      <text className="figure-sum" x="126" y="-26" textAnchor="middle">
        {name}
      </text>
      {[0, 1, 2, 3].map((i) => (
        <g key={i} transform={`translate(${i * 62} 14)`}>
          <circle className="figure-place" r="24" />
          {i < 3 && <Agent seat={0} seating={GREEN} kind={-1} />}
        </g>
      ))}
      <text className="figure-sum" x="256" y="22" textAnchor="middle">
        3/4
      </text>
    </svg>
  )
}

export const figures: Figures<Text, FigureOf<typeof structure>> = {
  goal,
  ways: waysOf('standard'),
  'other-ways': waysOf('alternative'),
  pieces,
  arrival,
  card,
  symbols,
  abilities,
  events,
  kinds,
}
