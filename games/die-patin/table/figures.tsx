import type { ReactNode } from 'react'
import type { Seating } from '#session/seats.ts'
import {
  AREAS,
  BONUSES,
  BOSS,
  CARDS,
  CHAIN_POINTS,
  DISTRICT_OF,
  HENCHMAN,
  MANHOLES_OF,
  MISSIONS,
  SHOPS,
} from '../data.ts'
import { DISTRICT_AT, MANHOLE_AT } from '../data/places.ts'
import type { FigureOf } from '#table/rules-page.ts'
import type { Figures } from '#table/types.ts'
import type { structure } from '../text/rules.ts'
import type { Text } from '../text/text.ts'
import { AREA_PATHS, at, DISTRICT_PATHS, STAND_AT } from './layout.ts'
import { MISSION_ICONS } from './Panels.tsx'
import { Icon, InlineIcon, Loot, Pawn, RatStack, ShopSign } from './Pieces.tsx'

const seat = (colour: Seating['colour']): Seating => ({ name: '', colour, player: 'me' })
const BLUE = seat('blue')
const PINK = seat('pink')
const OLD_TOWN = 0
const TOWN_HALL = 0

function Ground({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="316 292 368 416" width="330" aria-hidden="true" className="die-patin-board pat-figure">
      <g className="district-brown">
        <path className="ground" d={DISTRICT_PATHS[OLD_TOWN]} />
      </g>
      {AREAS.map(
        ({ id }, area) => DISTRICT_OF[area] === OLD_TOWN && <path key={id} className="lot" d={AREA_PATHS[area]} />,
      )}
      {children}
    </svg>
  )
}

const oldTown = AREAS.flatMap((_, area) => (DISTRICT_OF[area] === OLD_TOWN ? [area] : []))

function Lid({ manhole, children }: { readonly manhole: number; readonly children?: ReactNode }) {
  return (
    <g transform={at(MANHOLE_AT[manhole])}>
      <circle className="lid" r="27" />
      <path className="grate" d="M-14 -12H14M-19 -4H19M-19 4H19M-14 12H14" />
      {children}
    </g>
  )
}

/** A district: three areas with four manholes each, loot on its plaza, shops. */
function district(): ReactNode {
  const manholes = [...new Set(oldTown.flatMap((area) => MANHOLES_OF[area]))]
  return (
    <Ground>
      {oldTown.flatMap((area) =>
        STAND_AT[area].tiles.map((place, i) => (
          <g key={`${area}/${i}`} transform={at(place)}>
            <ShopSign tile={(area * 2 + i) * 5} />
          </g>
        )),
      )}
      {DISTRICT_AT[OLD_TOWN].loot.map((place, i) => (
        <g key={i} transform={at(place)}>
          <Loot />
        </g>
      ))}
      {manholes.map((manhole) => (
        <Lid key={manhole} manhole={manhole} />
      ))}
    </Ground>
  )
}

/** Three rats and a boss against four rats: five to four. */
function claim(): ReactNode {
  const [plaza, right, top, left] = MANHOLES_OF[TOWN_HALL]
  const [x, y] = STAND_AT[TOWN_HALL].figures
  return (
    <Ground>
      <Lid manhole={left}>
        <RatStack seating={BLUE} count={2} />
      </Lid>
      <Lid manhole={top}>
        <RatStack seating={BLUE} count={1} />
      </Lid>
      <Lid manhole={right}>
        <RatStack seating={PINK} count={3} />
      </Lid>
      <Lid manhole={plaza} />
      <g transform={at([x - 22, y])}>
        <Pawn seat={0} seating={BLUE} figure={BOSS} />
      </g>
      <g transform={at([x + 22, y])}>
        <Pawn seat={1} seating={PINK} figure={HENCHMAN} />
      </g>
      <text className="spot-gain" x="500" y="600" textAnchor="middle">
        2 + 1 + 2 &gt; 3 + 1
      </text>
    </Ground>
  )
}

const sign = (tile: number): ReactNode => (
  <svg viewBox="-23 -23 48 48" width="52" height="52" aria-hidden="true" className="die-patin-board">
    <ShopSign tile={tile} />
  </svg>
)

/** The nine shops, then the four bonuses with what they do. */
function shops(text: Text): ReactNode {
  return (
    <div className="pat-list">
      {SHOPS.map((id, shop) => (
        <span key={id}>
          {sign(shop * BONUSES.length + (shop % BONUSES.length))} {text.shops[id]}
        </span>
      ))}
    </div>
  )
}

function bonuses(text: Text): ReactNode {
  return (
    <dl className="pat-bonuses">
      {BONUSES.map((id, bonus) => (
        <div key={id}>
          <dt>
            {sign(4 * BONUSES.length + bonus)} {text.bonuses[id].name}
          </dt>
          <dd>{text.bonuses[id].says}</dd>
        </div>
      ))}
    </dl>
  )
}

function missions(text: Text): ReactNode {
  return (
    <dl className="pat-bonuses">
      {MISSIONS.map((id, mission) => (
        <div key={id}>
          <dt>
            <InlineIcon name={MISSION_ICONS[mission]} size={34} /> {text.missions[id].name}
          </dt>
          <dd>{text.missions[id].says}</dd>
        </div>
      ))}
    </dl>
  )
}

function cards(text: Text): ReactNode {
  return (
    <dl className="pat-bonuses">
      {CARDS.map((id) => (
        <div key={id}>
          <dt>
            <InlineIcon name={id} size={34} /> {text.cards[id].name}
          </dt>
          <dd>{text.cards[id].says}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One to four tiles of a shop and their points. */
function chains(): ReactNode {
  return (
    <svg viewBox="0 0 430 76" width="430" aria-hidden="true" className="die-patin-board">
      {CHAIN_POINTS.slice(1).map((points, i) => (
        <g key={points} transform={`translate(${30 + i * 95 + i * i * 5} 26)`}>
          {Array.from({ length: i + 1 }, (_, n) => (
            <circle key={n} cx={n * 18} r="15" className="chain-link" />
          ))}
          <g transform={`translate(${i * 18} 0)`}>
            <Icon name="violin-maker" size={20} className="chain-icon" />
          </g>
          <text x={i * 9} y="40" textAnchor="middle" className="chain-points">
            {points}
          </text>
        </g>
      ))}
    </svg>
  )
}

const STANDINGS = [
  [3, 2],
  [2, 2],
  [5, 3],
  [1, 2],
  [2, 4],
]

/** Five missions, two clans: where blue alone has most it may score. */
function goal(): ReactNode {
  return (
    <svg viewBox="0 0 400 150" width="400" aria-hidden="true" className="die-patin-board">
      {STANDINGS.map(([mine, theirs], mission) => (
        <g key={mission} transform={`translate(${40 + mission * 80} 0)`}>
          <rect className="figure-bar seat-blue" x="-18" y={104 - mine * 14} width="16" height={mine * 14} rx="3" />
          <rect className="figure-bar seat-pink" x="2" y={104 - theirs * 14} width="16" height={theirs * 14} rx="3" />
          <g transform="translate(0 128)">
            <Icon name={MISSION_ICONS[mission]} size={30} className="chain-icon" />
          </g>
          {mission === 2 && (
            <g transform="translate(-10 16)">
              <circle className="chain-link" r="15" />
              <text className="chain-points" y="6" textAnchor="middle">
                5
              </text>
            </g>
          )}
        </g>
      ))}
    </svg>
  )
}

export const figures: Figures<Text, FigureOf<typeof structure>> = {
  goal,
  district,
  claim,
  shops,
  bonuses,
  missions,
  cards,
  chains,
}
