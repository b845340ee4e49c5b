import { useTable } from '#table/context.ts'
import { SeatGlyph } from '#table/SeatMark.tsx'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { AREAS, ORDER_CITIES, SEA_AREAS, SEAS, type SeaId } from '../data.ts'
import { AREA_LAYOUT } from './places.ts'
import { bagSize } from '../rules/area.ts'
import { NOBODY, NONE, type Boss } from '../state.ts'
import type { Text } from '../text/text.ts'
import { holdChance, percent } from './foretell.ts'
import { AREA_PATHS, SEA_PATHS } from './generated/map.ts'
import { Icon } from './Icon.tsx'
import { areaMoves, MAP, markAt } from './layout.ts'
import { Routes } from './Routes.tsx'
import { Tile } from './Tile.tsx'

type Props = PartProps<Boss, Text>

interface MapProps extends Props {
  readonly compact: boolean
  /** How large the marks are drawn. */
  readonly grown: number
  /** The order that is looked at. */
  readonly order: number | null
}

/** The wall map: seas, land, and on top what marks each area. */
export function WorldMap(props: MapProps) {
  const { view, text, compact, grown, order } = props
  const wanted = new Set(view.open.flatMap((open) => ORDER_CITIES[open]))
  const lit = new Set(order === null ? [] : ORDER_CITIES[order])
  return (
    <g className="world" clipPath="url(#boss-frame)">
      <Seas text={text} />
      {AREAS.map(({ id }, area) => (
        <Land key={id} area={area} view={view} lit={lit.has(area)} />
      ))}
      <Routes view={view} compact={compact} />
      <Bag view={view} text={text} grown={grown} />
      {AREAS.map(({ id }, area) => (
        <Mark key={id} {...props} area={area} wanted={wanted.has(area)} lit={lit.has(area)} />
      ))}
    </g>
  )
}

/** Lines of longitude every thirty degrees, and a few of latitude. */
const GRID = [
  ...Array.from({ length: 12 }, (_, i) => `M${(i * 83.33 - 30.5).toFixed(1)} 90V590`),
  ...[150, 235, 317, 400, 483, 565].map((y) => `M0 ${y}H1000`),
].join('')

/** Where the names of the seas stand, clear of the marks. */
const SEA_NAMES: Readonly<Record<SeaId, readonly (readonly [number, number])[]>> = {
  atlantic: [
    [372, 300],
    [432, 530],
  ],
  indian: [[686, 440]],
  pacific: [
    [100, 430],
    [892, 398],
  ],
}

function Seas({ text }: Pick<Props, 'text'>) {
  return (
    <g className="seas">
      <rect {...{ x: MAP.x, y: MAP.y, width: MAP.w, height: MAP.h }} className="closed-waters" />
      <g transform="scale(.5)">
        {SEAS.map((id, sea) => (
          <path key={id} className={`sea sea-${id}`} d={SEA_PATHS[sea]} />
        ))}
      </g>
      <path className="grid" d={GRID} />
      {SEAS.flatMap((id) =>
        SEA_NAMES[id].map(([x, y]) => (
          <text key={`${id}${x}`} className="sea-name" x={x} y={y} textAnchor="middle">
            {text.names.seas[id]}
          </text>
        )),
      )}
    </g>
  )
}

interface LandProps {
  readonly area: number
  readonly view: Boss
  readonly lit: boolean
}

function Land({ area, view, lit }: LandProps) {
  const { question, seatOf, eye } = useTable()
  const { id, territory } = AREAS[area]
  const owner = view.owner[area]
  const state = lit && (owner === eye ? 'is-lit' : 'is-lit is-missing')
  return (
    <Spot
      id={`land:${id}`}
      moves={areaMoves(area, question?.step)}
      className={['land', `in-${territory}`, state].filter(Boolean).join(' ')}
    >
      <g transform="scale(.5)">
        <path className="ground edge" d={AREA_PATHS[area]} />
        {owner !== NOBODY && (
          <path
            className={`shade seat-${seatOf(owner).colour}`}
            d={AREA_PATHS[area]}
            fill={`url(#boss-shade-${owner})`}
          />
        )}
      </g>
    </Spot>
  )
}

const seasOf = (area: number) => SEAS.filter((_, sea) => SEA_AREAS[sea].includes(area))

interface MarkProps extends MapProps {
  readonly area: number
  /** An open order names the city. */
  readonly wanted: boolean
  readonly lit: boolean
}

/** Company, owner and figures of an area, with the name of its city below. */
function Mark({ area, view, text, compact, grown, wanted, lit }: MarkProps) {
  const { question } = useTable()
  const { id, territory } = AREAS[area]
  const { city, callout } = AREA_LAYOUT[id]
  const [x, y] = markAt(area, compact)
  const names = text.names.areas[id]
  const title = [
    names.city,
    names.area,
    text.names.territories[territory],
    ...seasOf(area).map((s) => text.names.seas[s]),
  ]
  const free = view.owner[area] === NOBODY
  return (
    <>
      {callout && <path className="leader" d={`M${city[0]} ${city[1]}L${x} ${y}`} />}
      <Spot
        id={`area:${id}`}
        moves={areaMoves(area, question?.step)}
        className={['mark', free && 'is-free', wanted && 'is-wanted', lit && 'is-lit'].filter(Boolean).join(' ')}
        transform={`translate(${x} ${y}) scale(${grown})`}
        title={title.join(' · ')}
      >
        {free ? <circle className="hole edge" r="9" /> : <Group view={view} area={area} />}
        {wanted && <circle className="order-pin" cx={free ? 9 : 31} cy={free ? -9 : -14} r="5" />}
        <SeaDots area={area} free={free} />
        <Chance view={view} area={area} />
        <text className="city" y={free ? 22 : 26} textAnchor="middle">
          {names.city}
        </text>
      </Spot>
    </>
  )
}

/** Where figures can go: how likely they are to hold the area. */
function Chance({ view, area }: { readonly view: Boss; readonly area: number }) {
  const { question, isLegal } = useTable()
  const move = areaMoves(area, question?.step)[0]
  const chance = isLegal(move) ? holdChance(view, move) : null
  if (chance === null) return null
  return (
    <g className="chance" transform="translate(0 -23)">
      <rect x="-21" y="-9" width="42" height="17" rx="8" />
      <text y="4.5" textAnchor="middle">
        {percent(chance)}
      </text>
    </g>
  )
}

/** Small dots in the tints of the seas at which an area lies. */
function SeaDots({ area, free }: { readonly area: number; readonly free: boolean }) {
  return (
    <>
      {seasOf(area).map((sea, i) => (
        <circle key={sea} className={`sea-dot sea-${sea}`} cx={(free ? -12 : -34) - 0.1} cy={-5 + i * 9} r="3.6" />
      ))}
    </>
  )
}

function Group({ view, area }: { readonly view: Boss; readonly area: number }) {
  const { seatOf } = useTable()
  const owner = view.owner[area]
  const { id } = AREAS[area]
  return (
    <>
      <g className={`group seat-${seatOf(owner).colour}`} data-spot={`figures:${id}`}>
        <g className="piece">
          <rect className="plate edge" x="-2" y="-13" width="33" height="26" rx="13" />
          <g transform="translate(9 0) scale(.88)">
            <SeatGlyph seat={owner} seating={seatOf(owner)} />
          </g>
          <text className="count" x="24" y="5.5" textAnchor="middle">
            {view.figures[area]}
          </text>
        </g>
      </g>
      <g data-spot={`tile:${id}`} transform="translate(-15 0)">
        <g className="piece">{view.company[area] !== NONE && <Tile tile={view.company[area]} />}</g>
      </g>
    </>
  )
}

/** The bag stands in the far south, where nobody trades. */
function Bag({ view, text, grown }: Pick<Props, 'view' | 'text'> & { readonly grown: number }) {
  return (
    <g className="bag" data-spot="bag" transform={`translate(640 ${545 - 8 * grown}) scale(${grown})`}>
      <title>{`${text.screen.bag}: ${bagSize(view)}`}</title>
      <circle r="22" fill="transparent" />
      <rect className="piece chip" x="-9" y="2" width="18" height="14" rx="2" />
      <Icon name="bag" size={36} />
      <text y="12" textAnchor="middle">
        {bagSize(view)}
      </text>
    </g>
  )
}
