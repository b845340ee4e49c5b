import type { ReactNode } from 'react'
import type { Seating } from '#session/seats.ts'
import { SeatGlyph } from '#table/SeatMark.tsx'
import { BRANCHES, CARDS, OPEN_KINDS, ORDER_CITIES, ORDERS, PAYOUT, SYMBOLS, TILES } from '../data.ts'
import type { FigureOf } from '#table/rules-page.ts'
import type { Figures } from '#table/types.ts'
import type { structure } from '../text/rules.ts'
import type { Text } from '../text/text.ts'
import { words } from '../text/words.ts'
import { CardFace, cardClass } from './Hand.tsx'
import { ICONS } from './moments/generated/icons.ts'
import { SlipPaper } from './Orders.tsx'
import { Tile } from './Tile.tsx'

/** The tiles of each branch and of the mafia, by value. */
function tiles(text: Text): ReactNode {
  return (
    <div className="figure-rows">
      {[...BRANCHES, 'mafia' as const].map((kind) => (
        <span key={kind}>
          {[1, 2, 3, 4].map((value) => (
            <svg key={value} className="boss-parts" viewBox="-18 -15 36 30" width="54" height="45" aria-hidden="true">
              <Tile tile={TILES.indexOf(`${kind}-${value}`)} />
            </svg>
          ))}
          {kind === 'mafia' ? text.names.mafia : text.names.branches[kind]}
        </span>
      ))}
    </div>
  )
}

const cardsFrom = (first: number, last: number) => (text: Text) => (
  <dl className="figure-cards">
    {CARDS.slice(first, last).map((id, i) => (
      <div key={id}>
        <dt className={cardClass(first + i)}>
          <span>
            <CardFace card={first + i} text={text} />
          </span>
        </dt>
        <dd>{text.names.cards[id].text}</dd>
      </div>
    ))}
  </dl>
)

function Dice({
  faces,
  dark,
  struck,
}: {
  readonly faces: readonly number[]
  readonly dark?: boolean
  readonly struck: readonly number[]
}) {
  return (
    <div className={dark ? 'dice-row is-dark' : 'dice-row'}>
      {faces.map((face, i) => (
        <svg
          key={i}
          className="die"
          viewBox="-96 -96 704 704"
          opacity={struck.includes(i) ? 0.3 : 1}
          aria-hidden="true"
        >
          <rect x="-80" y="-80" width="672" height="672" rx="110" />
          <path d={ICONS[SYMBOLS[face]]} />
        </svg>
      ))}
    </div>
  )
}

/** The rulebook's own example: letter and telephone cancel, briefcase and key are left [BOSS-9.2]. */
function dice(): ReactNode {
  return (
    <div className="figure-dice">
      <Dice faces={[0, 0, 2, 3]} struck={[0, 1, 2]} />
      <Dice faces={[0, 2, 4]} struck={[0, 1]} dark />
    </div>
  )
}

/** Three companies of one branch against two: a lead of three to two. */
function lead(): ReactNode {
  return (
    <svg className="boss-parts" viewBox="-20 -18 210 36" width="315" aria-hidden="true">
      {[TILES.indexOf('real-estate-2'), TILES.indexOf('real-estate-1'), TILES.indexOf('real-estate-2')].map(
        (tile, i) => (
          <g key={i} transform={`translate(${i * 40 + (i === 2 ? 50 : 0)} 0)`}>
            <Tile tile={tile} />
          </g>
        ),
      )}
      <text className="count" x="90" y="6" textAnchor="middle">
        3 &gt; 2
      </text>
    </svg>
  )
}

const BLUE: Seating = { name: '', colour: 'blue', player: 'me' }
const FAMILY_BUSINESS = ORDERS.findIndex(({ id }) => id === 'family-business')

/** An order, and its cities in one hand. */
function goal(text: Text): ReactNode {
  const { city } = words(text.names)
  return (
    <svg className="boss-parts" viewBox="-4 -4 288 86" width="360" aria-hidden="true">
      <SlipPaper w={280} h={78} />
      <text className="slip-title" x="16" y="24">
        {text.names.orders[ORDERS[FAMILY_BUSINESS].id]}
      </text>
      <text className="slip-payout" x="264" y="26" textAnchor="end">
        +{text.screen.money(PAYOUT[FAMILY_BUSINESS])}
      </text>
      {ORDER_CITIES[FAMILY_BUSINESS].map((area, i) => (
        <g key={area} transform={`translate(${30 + i * 126} 54)`}>
          <SeatGlyph seat={0} seating={BLUE} />
          <text className="slip-city" x="18" y="5">
            {city(area)}
          </text>
        </g>
      ))}
    </svg>
  )
}

export const figures: Figures<Text, FigureOf<typeof structure>> = {
  goal,
  tiles,
  'open-cards': cardsFrom(0, OPEN_KINDS),
  'special-cards': cardsFrom(OPEN_KINDS, CARDS.length),
  dice,
  lead,
}
