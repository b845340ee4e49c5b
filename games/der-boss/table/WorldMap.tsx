import { GROUND } from '#table/about.ts'
import { useTable } from '#table/context.ts'
import { late } from '#table/late.tsx'
import { hatchOf } from '#table/SeatHatches.tsx'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import type { Room } from '#table/use-room.ts'
import { AREAS, ORDER_CITIES, SEAS, type SeaId } from '../data.ts'
import { AREA_LAYOUT } from './places.ts'
import { bagSize } from '../rules/area.ts'
import { NOBODY, NONE, type Boss } from '../state.ts'
import type { Text } from '../text/text.ts'
import { holdChance, percent } from './foretell.ts'
import { AREA_PATHS, SEA_PATHS } from './generated/map.ts'
import { Icon } from './Icon.tsx'
import { areaMoves, MAP, markAt } from './layout.ts'
import { Men, widthOf } from './Man.tsx'
import { MonopolyNote } from './Monopolies.tsx'
import { about } from './things.ts'
import { Tile } from './Tile.tsx'

const Routes = late(async () => (await import('./beside.ts')).Routes)

type Props = PartProps<Boss, Text>

export interface MapProps extends Props {
  readonly room: Room
  /** How large the marks are drawn. */
  readonly grown: number
  /** The order that is looked at. */
  readonly order: number | null
  /** Whether an area is in sight; what is not cannot be chosen here. */
  readonly inSight?: (area: number) => boolean
}

/** The wall map: seas, land, and on top what marks each area. */
export function WorldMap(props: MapProps) {
  const { view, text, room, grown, order, inSight = () => true } = props
  const lit = new Set(order === null ? [] : ORDER_CITIES[order])
  return (
    <g className="world">
      <Seas text={text} />
      <g {...GROUND}>
        <use href="#boss-world" className="coast" />
        <use href="#boss-world" className="cast" x="3" y="4" />
      </g>
      {AREAS.map(({ id }, area) => (
        <Land key={id} area={area} view={view} lit={lit.has(area)} inSight={inSight(area)} />
      ))}
      <path className="folds" d={FOLDS} {...GROUND} />
      <rect className="lamp" x={MAP.x} y={MAP.y} width={MAP.w} height={MAP.h} fill="url(#boss-lamp)" {...GROUND} />
      {room === 'wide' && <MonopolyNote {...props} />}
      <Bag view={view} grown={grown} />
      <Routes view={view} room={room} />
      {AREAS.map(({ id }, area) => (
        <Mark key={id} {...props} area={area} lit={lit.has(area)} inSight={() => inSight(area)} />
      ))}
    </g>
  )
}

/** Where the sheet was folded on its way to the wall. */
const FOLDS = 'M245 98V575M487 98V575M729 98V575M4 336H970'

/** Sea lanes between the continents. */
const LANES = [
  'M300 318C360 250 400 262 462 250M330 392C390 380 420 370 450 362M372 440C430 500 470 500 524 468M60 190C50 300 90 360 168 334',
  'M628 330C640 380 660 390 680 356M700 366C730 420 760 420 780 380M570 470C640 500 740 540 820 486M904 312C950 360 950 420 880 456M214 430C120 470 60 420 4 412M970 412C940 420 920 440 900 462',
].join('')

/** Where the names of the seas stand, clear of the marks. */
const SEA_NAMES: Readonly<Record<SeaId, readonly [number, number]>> = {
  atlantic: [364, 290],
  indian: [690, 446],
  pacific: [92, 396],
}

function Seas({ text }: Pick<Props, 'text'>) {
  return (
    <g className="seas">
      <rect {...{ x: MAP.x, y: MAP.y, width: MAP.w, height: MAP.h }} className="closed-waters" {...GROUND} />
      <g transform="scale(.5)">
        {SEAS.map((id, sea) => (
          <path key={id} className={`sea sea-${id}`} d={SEA_PATHS[sea]} {...about('sea', sea)} />
        ))}
      </g>
      <path className="lanes" d={LANES} {...GROUND} />
      {SEAS.map((id, sea) => (
        <text
          key={id}
          className="sea-name"
          x={SEA_NAMES[id][0]}
          y={SEA_NAMES[id][1]}
          textAnchor="middle"
          {...about('sea', sea)}
        >
          {text.names.seas[id]}
        </text>
      ))}
    </g>
  )
}

interface LandProps {
  readonly area: number
  readonly view: Boss
  readonly lit: boolean
  readonly inSight: boolean
}

/** Free land is paper; what somebody holds is in his colour and filling. */
function Land({ area, view, lit, inSight }: LandProps) {
  const { question, seatOf, eye } = useTable()
  const { id, territory } = AREAS[area]
  const owner = view.owner[area]
  const colour = owner === NOBODY ? null : seatOf(owner).colour
  const path = AREA_PATHS[area]
  const state = lit && (owner === eye ? 'is-lit' : 'is-lit is-missing')
  return (
    <Spot
      id={`land:${id}`}
      moves={inSight ? areaMoves(area, question?.step) : undefined}
      className={['land', `in-${territory}`, state].filter(Boolean).join(' ')}
      about={about('area', area)}
    >
      <g transform="scale(.5)">
        <path className={colour ? `ground edge is-held seat-${colour}` : 'ground edge'} d={path} />
        {colour && <path className="held-hatch" d={path} fill={hatchOf(colour)} />}
      </g>
    </Spot>
  )
}

interface MarkProps extends MapProps {
  readonly area: number
  readonly lit: boolean
  readonly inSight: () => boolean
}

/** Company and figures of an area, with the name of its city below. */
function Mark({ area, view, text, room, grown, lit, inSight }: MarkProps) {
  const { question } = useTable()
  const { id } = AREAS[area]
  const { city, callout } = AREA_LAYOUT[id]
  const [x, y] = markAt(area, room)
  const names = text.names.areas[id]
  const free = view.owner[area] === NOBODY
  return (
    <>
      {callout && <path className="leader" d={`M${city[0]} ${city[1]}L${x} ${y}`} {...GROUND} />}
      <Spot
        id={`area:${id}`}
        moves={inSight() ? areaMoves(area, question?.step) : undefined}
        className={['mark', free && 'is-free', lit && 'is-lit'].filter(Boolean).join(' ')}
        transform={`translate(${x} ${y}) scale(${grown})`}
        about={about('area', area)}
      >
        {free ? <circle className="hole edge" r="7" /> : <Group view={view} area={area} />}
        <Wanted view={view} area={area} free={free} />
        <Chance view={view} area={area} />
        <text className="city" y={free ? 20 : 25} textAnchor="middle">
          {names.city}
        </text>
      </Spot>
    </>
  )
}

const namedBy = (orders: readonly (readonly number[])[], area: number): number =>
  orders.filter((cities) => cities.includes(area)).length

/** A pin where an open order names the city; before any is turned up, in how many of all orders it occurs. */
function Wanted({ view, area, free }: { readonly view: Boss; readonly area: number; readonly free: boolean }) {
  const setup = view.turn === 0
  const orders = namedBy(setup ? ORDER_CITIES : view.open.map((order) => ORDER_CITIES[order]), area)
  if (orders === 0) return null
  return (
    <g transform={`translate(${free ? 4 : groupFrom(view, area) + 3} ${free ? -4 : -9})`} {...about('pin', area)}>
      <use href="#boss-pin" className={setup ? 'is-open' : undefined} />
      {setup && (
        <text className="pin-count" x="6" y="-7.5" textAnchor="middle">
          {orders}
        </text>
      )}
    </g>
  )
}

/** Where figures can go: how likely they are to hold the area. */
function Chance({ view, area }: { readonly view: Boss; readonly area: number }) {
  const { question, isLegal } = useTable()
  const move = areaMoves(area, question?.step)[0]
  const chance = isLegal(move) ? holdChance(view, move) : null
  if (chance === null) return null
  return (
    <g className="chance" transform="translate(0 -24)" {...about('chance', area)}>
      <rect x="-20" y="-9" width="40" height="17" rx="8" />
      <text y="4.5" textAnchor="middle">
        {percent(chance)}
      </text>
    </g>
  )
}

const TILE = 31

/** Where the group of an area begins, so that it stands in the middle of its place. */
const groupFrom = (view: Boss, area: number): number =>
  -((view.company[area] === NONE ? 0 : TILE) + widthOf(view.figures[area])) / 2

function Group({ view, area }: { readonly view: Boss; readonly area: number }) {
  const { id } = AREAS[area]
  const left = groupFrom(view, area)
  const company = view.company[area]
  return (
    <>
      <rect className="around edge" x={left - 3} y="-16" width={6 - 2 * left} height="33" rx="6" />
      <g data-spot={`tile:${id}`} transform={`translate(${left + 15} 1)`} {...about('company', area)}>
        <g className="piece">{company !== NONE && <Tile tile={company} />}</g>
      </g>
      <g
        data-spot={`figures:${id}`}
        transform={`translate(${left + (company === NONE ? 0 : TILE)} 0)`}
        {...about('men', area)}
      >
        <g className="piece">
          <Men seat={view.owner[area]} figures={view.figures[area]} />
        </g>
      </g>
    </>
  )
}

/** The bag stands in the far south, where nobody trades. */
function Bag({ view, grown }: Pick<Props, 'view'> & { readonly grown: number }) {
  return (
    <g
      className="bag"
      data-spot="bag"
      {...about('bag')}
      transform={`translate(640 ${545 - 8 * grown}) scale(${grown})`}
    >
      <circle r="22" fill="transparent" />
      <rect className="piece chip" x="-9" y="2" width="18" height="14" rx="2" />
      <Icon name="bag" size={36} />
      <text y="12" textAnchor="middle">
        {bagSize(view)}
      </text>
    </g>
  )
}
