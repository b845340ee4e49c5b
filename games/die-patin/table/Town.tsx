import type { SeatColour } from '#engine/colour.ts'
import { useTable } from '#table/context.ts'
import { GROUND } from '#table/about.ts'
import { hatchOf } from '#table/SeatHatches.tsx'
import { SEAT_SHAPES } from '#table/seats.ts'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { AREAS, BOSS, DISTRICT_OF, DISTRICTS, HENCHMAN, MANHOLES, MANHOLES_OF, TILES } from '../data.ts'
import { AREA_AT, CANVAS, DISTRICT_AT, MANHOLE_AT } from '../data/places.ts'
import { moves } from '../moves.ts'
import { henchmenIn, isLastArea } from '../rules/territory.ts'
import { NOBODY, townOf, type DiePatin } from '../state.ts'
import type { Text } from '../text/text.ts'
import { AREA_PATHS, at, bordersOf, DISTRICT_PATHS, fencesOf, inRow, rimsOf, STAND_AT } from './layout.ts'
import type { ClaimOutlook } from './look-ahead.ts'
import { BackRoom, Icon, Loot, Pawn, RatStack, ShopSign } from './Pieces.tsx'
import { about } from './things.ts'

export interface TownProps extends PartProps<DiePatin, Text> {
  readonly compact: boolean
  /** The area that is looked at, if any. */
  readonly looked: number | null
  readonly onLook: (area: number | null) => void
  /** The manhole that is pointed at, if any. */
  readonly pointed: number | null
  readonly onPoint: (manhole: number | null) => void
  /** What claims would need, by area. */
  readonly outlooks: ReadonlyMap<number, ClaimOutlook>
}

/** Seven districts by night: ground, borders, then everything that lies and stands on it. */
export function Town(props: TownProps) {
  const { view } = props
  const { lastMoves } = useTable()
  const { areas } = townOf(view)
  // What has just changed is drawn last, so that no other ground covers the brackets around it.
  const changed = (area: number) => Number(lastMoves.has(moves.of.area[area].name))
  const grounds = [...AREAS.keys()].sort((a, b) => changed(a) - changed(b))
  return (
    <g className="town">
      {DISTRICTS.map((id, district) => (
        <District key={id} {...props} district={district} />
      ))}
      {grounds.map((area) => (
        <AreaGround key={area} {...props} area={area} />
      ))}
      <path className="fence" d={fencesOf(view)} {...GROUND} />
      <Borders view={view} />
      {areas.map((area) => (
        <AreaPieces key={area} {...props} area={area} />
      ))}
      {DISTRICTS.map((id, district) => (
        <DistrictLoot key={id} view={view} district={district} />
      ))}
      {MANHOLES.map((id, manhole) => (
        <Manhole key={id} {...props} manhole={manhole} />
      ))}
      {areas.map((area) => (
        <AreaName key={area} {...props} area={area} />
      ))}
    </g>
  )
}

function District({ view, text, district }: TownProps & { readonly district: number }) {
  const used = townOf(view).districts.includes(district)
  const { centre } = DISTRICT_AT[district]
  const id = DISTRICTS[district]
  return (
    <g
      className={used ? `district district-${id}` : 'district is-unused'}
      {...about(used ? 'district' : 'closed', district)}
    >
      <path className="ground" d={DISTRICT_PATHS[district]} />
      <circle className="plaza" cx={centre[0]} cy={centre[1]} r="58" />
      {used && <DistrictName text={text} district={district} />}
    </g>
  )
}

/** The name of a district along its outer rim; the one in the middle of the town has none. */
export function DistrictName({ text, district }: { readonly text: Text; readonly district: number }) {
  const { label, degrees } = DISTRICT_AT[district]
  if (district === 0) return null
  return (
    <text
      className="district-name"
      textAnchor="middle"
      transform={`${at(label)} rotate(${degrees})`}
      y={label[1] > CANVAS * 0.75 ? 17 : 0}
    >
      {text.districts[DISTRICTS[district]]}
    </text>
  )
}

/** The sign of a clan, large on the ground of its area: whose it is, even without colour. */
export const ClanSign = ({ colour, area }: { readonly colour: SeatColour; readonly area: number }) => (
  <path className="clan-sign" d={SEAT_SHAPES[colour]} transform={at(STAND_AT[area].name, SIGN)} />
)
const SIGN = 4.4

/** The ground of an area, in the colour and filling of its owner: where a figure goes, and what a click on the area means. */
function AreaGround({ view, looked, onLook, pointed, area }: TownProps & { readonly area: number }) {
  const { seatOf } = useTable()
  const { id } = AREAS[area]
  const owner = view.owner[area]
  const used = townOf(view).hasArea[area]
  const kind = [
    (looked === area || (pointed !== null && MANHOLES_OF[area].includes(pointed))) && 'is-looked',
    !used && 'is-unused',
    owner !== NOBODY && `seat-${seatOf(owner).colour}`,
  ]
  const path = AREA_PATHS[area]
  return (
    <g onMouseEnter={used ? () => onLook(area) : undefined} onMouseLeave={used ? () => onLook(null) : undefined}>
      <Spot
        id={`area:${id}`}
        moves={[moves.of.area[area], moves.of.start[area]]}
        className={['area', owner !== NOBODY && 'is-owned', ...kind].filter(Boolean).join(' ')}
        about={about(used ? 'area' : 'closed', area)}
      >
        <path className="lot" d={path} />
        {used && <circle className="lamp" cx={AREA_AT[area].centre[0]} cy={AREA_AT[area].centre[1]} r="74" />}
        {owner !== NOBODY && <path className="turf" d={path} />}
        {owner !== NOBODY && <path className="turf-hatch" d={path} fill={hatchOf(seatOf(owner).colour)} />}
        {owner !== NOBODY && <ClanSign colour={seatOf(owner).colour} area={area} />}
        <path className="edge" d={path} />
      </Spot>
    </g>
  )
}

/** Neon tubes around each territory, in the owner's line; a new one lights up along its whole length. */
function Borders({ view }: { readonly view: DiePatin }) {
  const { seatOf } = useTable()
  return (
    <g className="borders">
      {rimsOf(view).map(({ key, seat, d }) => (
        <path key={key} className={`rim seat-line seat-${seatOf(seat).colour}`} d={d} {...about('border', seat)} />
      ))}
      {bordersOf(view).map(({ key, seat, d }) => (
        <g key={key} className={`border seat-${seatOf(seat).colour}`} {...about('border', seat)}>
          <path className="glow" d={d} pathLength="1" />
          <path className="tube seat-line" d={d} />
        </g>
      ))}
    </g>
  )
}

/** What lies and stands in an area. Only shop signs are clicked; the rest lets clicks through to the ground. */
function AreaPieces(props: TownProps & { readonly area: number }) {
  const { view, area, onLook } = props
  return (
    <g className="area-pieces" onMouseEnter={() => onLook(area)} onMouseLeave={() => onLook(null)}>
      <Room view={view} area={area} />
      <Shops {...props} />
      <Figures {...props} />
      <Outlook {...props} />
    </g>
  )
}

const LINE = 20

/** The name of an area in its middle, in two lines where it must be. */
function AreaName({ text, area }: TownProps & { readonly area: number }) {
  const { id } = AREAS[area]
  const { name, broad } = STAND_AT[area]
  const lines =
    text.areas[id].length > (broad ? 9 : 13) ? (text.broken[id] ?? text.areas[id].split(' ')) : [text.areas[id]]
  return (
    <text className="area-name" textAnchor="middle" transform={at(name)} {...about('area', area)}>
      {lines.map((line, i) => (
        <tspan key={line} x="0" y={6 + (i - (lines.length - 1) / 2) * LINE}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** The back room of an area; a lock where nobody else may enter [PAT-4.6]. */
function Room({ view, area }: { readonly view: DiePatin; readonly area: number }) {
  const { seatOf } = useTable()
  const owner = view.owner[area]
  if (owner === NOBODY) return null
  const locked = isLastArea(view, area)
  return (
    <g
      transform={at(STAND_AT[area].room)}
      className="owner-mark"
      data-spot={`room:${AREAS[area].id}`}
      {...about('room', area)}
    >
      <rect x="-14" y="-14" width="28" height="28" fill="none" />
      {view.backRoom[area] && (
        <g className="piece" transform={locked ? 'translate(-15 0)' : undefined}>
          <BackRoom seating={seatOf(owner)} />
        </g>
      )}
      {locked && (
        <g transform={view.backRoom[area] ? 'translate(17 0)' : undefined} className="lock" {...about('lock', area)}>
          <Icon name="padlock" size={26} />
        </g>
      )}
    </g>
  )
}

function Shops({ view, area }: TownProps & { readonly area: number }) {
  const { foresight, isLegal, question } = useTable()
  const here = TILES.flatMap((_, tile) => (view.tiles[tile] === area ? [tile] : []))
  return here.map((tile, i) => {
    const move = moves.of['back-room'][tile]
    const gain = question && isLegal(move) ? (foresight(move)?.gains[question.seat] ?? 0) : 0
    return (
      <Spot
        key={tile}
        id={`tile:${TILES[tile]}`}
        moves={[move]}
        className="shop"
        transform={at(STAND_AT[area].tiles[i])}
        about={about('shop', tile)}
      >
        <circle className="reach" r="46" />
        <ShopSign tile={tile} />
        <rect className="edge" x="-20" y="-20" width="40" height="40" rx="8" />
        {gain > 0 && (
          <text className="spot-gain" y="-22" textAnchor="middle">
            +{gain}
          </text>
        )}
      </Spot>
    )
  })
}

function Figures({ view, area }: TownProps & { readonly area: number }) {
  const { seatOf } = useTable()
  const standing = view.boss.flatMap((where, seat) => {
    const henchmen = henchmenIn(view, seat, area)
    return [
      ...(henchmen > 0 ? [{ seat, figure: HENCHMAN, count: henchmen }] : []),
      ...(where === area ? [{ seat, figure: BOSS, count: 1 }] : []),
    ]
  })
  const places = inRow(STAND_AT[area].figures, standing.length, 36, 112)
  return standing.map(({ seat, figure, count }, i) => (
    <g
      key={`${seat}/${figure}`}
      transform={at(places[i])}
      data-spot={figureSpot(area, seat, figure)}
      {...about(figure === BOSS ? 'boss' : 'henchman', area * view.seats + seat)}
    >
      <g className="piece">
        <Pawn seat={seat} seating={seatOf(seat)} figure={figure} count={count} />
      </g>
    </g>
  ))
}

export const figureSpot = (area: number, seat: number, figure: number): string => `figure:${area}/${seat}/${figure}`

/** How much loot would win the area, or that none would. */
function Outlook({ outlooks, text, area }: TownProps & { readonly area: number }) {
  const outlook = outlooks.get(area)
  if (!outlook) return null
  const { bribes, loot, paid } = outlook
  const [x, y] = STAND_AT[area].name
  return (
    <g
      className={bribes === null ? 'outlook is-hopeless' : 'outlook'}
      transform={at([x, y + 30])}
      {...about('outlook', area)}
    >
      <title>{text.info.claim(bribes, loot, paid)}</title>
      <rect x="-25" y="-16" width="50" height="32" rx="16" />
      <text x={bribes !== null && paid ? -9 : 0} y="8" textAnchor="middle">
        {bribes === null ? '✗' : paid ? loot : '✓'}
      </text>
      {bribes !== null && paid && (
        <g transform="translate(11 0)">
          <Icon name="loot" size={20} />
        </g>
      )}
    </g>
  )
}

/** Loot of a district, on its plaza. */
function DistrictLoot({ view, district }: { readonly view: DiePatin; readonly district: number }) {
  if (!townOf(view).districts.includes(district)) return null
  const legal = moves.of.loot
  const areaHere = view.area >= 0 && DISTRICT_OF[view.area] === district
  return (
    <Spot
      id={`loot:${DISTRICTS[district]}`}
      moves={areaHere ? [legal] : []}
      className="district-loot"
      about={about('loot', district)}
    >
      {DISTRICT_AT[district].loot.slice(0, view.loot[district]).map((place, i) => (
        <g key={i} transform={at(place)}>
          <circle className="reach" r="34" />
          <g className="piece">
            <Loot />
          </g>
          <circle className="edge" r="17" />
        </g>
      ))}
    </Spot>
  )
}

const MANHOLE_MOVES = MANHOLES.map((_, manhole) =>
  [moves.of.settle, moves.of.place, moves.of.remove, moves.of.invade, moves.of.from].map((verb) => verb[manhole]),
)

function Manhole({ view, looked, onPoint, manhole }: TownProps & { readonly manhole: number }) {
  const { seatOf } = useTable()
  const count = view.rats[manhole]
  const near = looked !== null && MANHOLES_OF[looked].includes(manhole)
  const used = townOf(view).hasManhole[manhole]
  const kind = ['manhole', near && 'is-near', !used && 'is-unused'].filter(Boolean).join(' ')
  return (
    <g onMouseEnter={() => onPoint(manhole)} onMouseLeave={() => onPoint(null)}>
      <Spot
        id={`manhole:${MANHOLES[manhole]}`}
        moves={MANHOLE_MOVES[manhole]}
        className={kind}
        transform={at(MANHOLE_AT[manhole])}
        about={about(!used ? 'closed' : count > 0 ? 'rats' : 'manhole', manhole)}
      >
        <circle className="reach" r="48" />
        <circle className="lid" r="27" />
        <path className="grate" d="M-14 -12H14M-19 -4H19M-19 4H19M-14 12H14" />
        <circle className="edge" r="32" />
        {count > 0 && (
          <g className="piece">
            <RatStack seating={seatOf(view.ratsOf[manhole])} count={count} />
          </g>
        )}
        <InvasionMark view={view} manhole={manhole} />
      </Spot>
    </g>
  )
}

/** Whether sweeping this manhole would win the area. */
function InvasionMark({ view, manhole }: { readonly view: DiePatin; readonly manhole: number }) {
  const { isLegal, foresight } = useTable()
  const move = moves.of.invade[manhole]
  if (!isLegal(move)) return null
  const told = foresight(move)?.events.find(({ kind }) => kind === 'claim-won' || kind === 'claim-lost')
  if (!told || view.area < 0) return null
  return (
    <text
      className={told.kind === 'claim-won' ? 'invasion-mark' : 'invasion-mark is-hopeless'}
      y="-28"
      textAnchor="middle"
    >
      {told.kind === 'claim-won' ? '✓' : '✗'}
    </text>
  )
}
