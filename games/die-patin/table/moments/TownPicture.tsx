import type { Seat } from '#engine/state.ts'
import type { Seating } from '#session/seats.ts'
import { hatchOf } from '#table/SeatHatches.tsx'
import { SEAT_SHAPES } from '#table/seats.ts'
import { AREAS, BIGGEST_MANHOLE, DISTRICTS, MOST_AREAS, MOST_BACK_ROOMS, MOST_MANHOLES } from '../../data.ts'
import { AREA_AT, MANHOLE_AT, type Point } from '../../data/places.ts'
import { NOBODY, townOf, type DiePatin } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import { AREA_PATHS, at, DISTRICT_PATHS, frameOf } from '../layout.ts'
import { ClanSign, DistrictName } from '../Town.tsx'

interface TownPictureProps {
  readonly view: DiePatin
  readonly text: Text
  readonly seating: readonly Seating[]
  /** What is counted; null for the town as it is. */
  readonly mission: number | null
  readonly leader: Seat | null
  readonly stamp: string | null
}

/** A place that counts for a seat. */
interface Counted {
  readonly seat: Seat
  readonly at: Point
  readonly label: string
}

/** The places that count for a mission, numbered seat by seat. */
function countedFor(view: DiePatin, mission: number | null): Counted[] {
  const seen: number[] = []
  const next = (seat: Seat) => String((seen[seat] = (seen[seat] ?? 0) + 1))
  const areas = AREAS.flatMap((_, area) => (view.owner[area] === NOBODY ? [] : [area]))
  const holes = MANHOLE_AT.flatMap((_, hole) => (view.ratsOf[hole] === NOBODY ? [] : [hole]))
  switch (mission) {
    case MOST_AREAS:
      return areas.map((area) => ({ seat: view.owner[area], at: AREA_AT[area].centre, label: next(view.owner[area]) }))
    case MOST_BACK_ROOMS:
      return areas
        .filter((area) => view.backRoom[area])
        .map((area) => ({ seat: view.owner[area], at: AREA_AT[area].centre, label: next(view.owner[area]) }))
    case MOST_MANHOLES:
      return holes.map((hole) => ({ seat: view.ratsOf[hole], at: MANHOLE_AT[hole], label: next(view.ratsOf[hole]) }))
    case BIGGEST_MANHOLE:
      return holes
        .filter((hole) =>
          holes.every((one) => view.ratsOf[one] !== view.ratsOf[hole] || view.rats[one] <= view.rats[hole]),
        )
        .map((hole) => ({ seat: view.ratsOf[hole], at: MANHOLE_AT[hole], label: String(view.rats[hole]) }))
    default:
      return []
  }
}

/** The town with what counts for a mission; all else fades. */
export function TownPicture({ view, text, seating, mission, leader, stamp }: TownPictureProps) {
  const { box } = frameOf(view.seats, false)
  const { areas, districts } = townOf(view)
  const counted = countedFor(view, mission)
  return (
    <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} className="die-patin-board moment-town">
      {districts.map((district) => (
        <g key={district} className={`district-${DISTRICTS[district]}`}>
          <path className="ground" d={DISTRICT_PATHS[district]} />
          <DistrictName text={text} district={district} />
        </g>
      ))}
      {areas.map((area) => (
        <Area key={area} view={view} seating={seating} area={area} mission={mission} leader={leader} />
      ))}
      {counted.map(({ seat, at: place, label }, i) => (
        <g
          key={i}
          transform={at(place)}
          className={`moment-counted seat-${seating[seat].colour}${seat === leader ? ' is-leading' : ''}`}
        >
          <path d={SEAT_SHAPES[seating[seat].colour]} transform="scale(2.3)" />
          <text y={seating[seat].colour === 'yellow' ? 15 : 10} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {stamp && <Stamp word={stamp} x={box.x + box.width / 2} y={box.y + box.height / 2} />}
    </svg>
  )
}

/** One word across the town. */
const Stamp = ({ word, x, y }: { readonly word: string; readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y}) rotate(-10)`} className="moment-stamp">
    <rect x={-word.length * 26 - 30} y="-50" width={word.length * 52 + 60} height="100" rx="16" />
    <text y="28" textAnchor="middle">
      {word}
    </text>
  </g>
)

interface AreaProps extends Pick<TownPictureProps, 'view' | 'seating' | 'mission' | 'leader'> {
  readonly area: number
}

/** An area in the colour and filling of its owner; with their sign where nothing is counted in its middle. */
function Area({ view, seating, area, mission, leader }: AreaProps) {
  const owner = view.owner[area]
  const d = AREA_PATHS[area]
  if (owner === NOBODY) return <path className="lot" d={d} />
  const { colour } = seating[owner]
  const shines = mission === MOST_AREAS || mission === MOST_BACK_ROOMS
  const lit = mission === null || (shines && owner === leader)
  return (
    <g className={`moment-area seat-${colour}${lit ? ' is-lit' : ''}`}>
      <path className="lot" d={d} />
      <path className="turf" d={d} />
      <path className="turf-hatch" d={d} fill={hatchOf(colour)} />
      {!shines && <ClanSign colour={colour} area={area} />}
    </g>
  )
}
