import type { Seat } from '#engine/state.ts'
import type { Seating } from '#session/seats.ts'
import { SEAT_SHAPES } from '#table/seats.ts'
import { AREAS, BIGGEST_MANHOLE, MOST_AREAS, MOST_BACK_ROOMS, MOST_MANHOLES } from '../../data.ts'
import { AREA_AT, MANHOLE_AT, type Point } from '../../data/places.ts'
import { NOBODY, townOf, type DiePatin } from '../../state.ts'
import { AREA_PATHS, at, frameOf } from '../layout.ts'

interface TownPictureProps {
  readonly view: DiePatin
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
export function TownPicture({ view, seating, mission, leader, stamp }: TownPictureProps) {
  const { box } = frameOf(view.seats, false)
  const { hasArea } = townOf(view)
  const counted = countedFor(view, mission)
  return (
    <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} className="moment-town">
      {AREA_PATHS.map((d, area) => (
        <path
          key={area}
          d={d}
          className={hasArea[area] ? groundOf(view, seating, area, mission, leader) : 'is-closed'}
        />
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
      {stamp && (
        <g
          transform={`translate(${box.x + box.width / 2} ${box.y + box.height / 2}) rotate(-10)`}
          className="moment-stamp"
        >
          <rect x={-stamp.length * 26 - 30} y="-50" width={stamp.length * 52 + 60} height="100" rx="16" />
          <text y="28" textAnchor="middle">
            {stamp}
          </text>
        </g>
      )}
    </svg>
  )
}

function groundOf(
  view: DiePatin,
  seating: readonly Seating[],
  area: number,
  mission: number | null,
  leader: Seat | null,
): string {
  const owner = view.owner[area]
  if (owner === NOBODY) return 'moment-ground'
  const shines = mission === null || mission === MOST_AREAS || mission === MOST_BACK_ROOMS
  const lit = shines && (mission === null || owner === leader)
  return `moment-ground is-owned seat-${seating[owner].colour}${lit ? ' is-lit' : ''}`
}
