import { useTable } from '#table/context.ts'
import { SeatGlyph } from '#table/SeatMark.tsx'
import type { PartProps } from '#table/types.ts'
import { COLOURS, DISTRICT_COLOUR, DISTRICT_FIELDS, DISTRICTS, FREE, type DistrictId } from '../data.ts'
import { apesIn, bossOf, roomIn } from '../rules/district.ts'
import { NOBODY, type ApeTown } from '../state.ts'
import type { Text } from '../text/text.ts'
import { about } from './things.ts'
import { at, PLATES, RIBBONS, STAMP_AT, type Point } from './layout.ts'

/** A small drawing for each district, around the origin; it marks its free fields and its name. */
const EMBLEMS: Readonly<Record<DistrictId, string>> = {
  'creeper-row':
    'M-9 12C-9 0 9 4 9 -12M-7 5q-6 0 -7 -6q6 0 7 6M-1 1q6 1 8 6q-7 1 -8 -6M5 -3q-6 0 -8 -6q7 -1 8 6M9 -9q5 0 7 -5q-6 -1 -7 5',
  'palm-boulevard': 'M1 12Q4 2 0 -5M0 -5Q-7 -11 -13 -3M0 -5Q7 -11 13 -3M0 -5Q-4 -14 -11 -11M0 -5Q4 -14 11 -11M-6 12H8',
  'smokestack-yard': 'M-12 11V-1L-5 4V-1L2 4V11ZM5 11L6 -8H11L12 11ZM8 -11q-3 -4 1 -5q5 -2 6 1',
  'coconut-works': 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M-5 -5q5 -4 10 0M-3 -1h.1M3 -1h.1M0 4h.1',
  pondside: 'M-13 -5q4 -5 8.5 0t8.5 0t8.5 0M-13 3q4 -5 8.5 0t8.5 0t8.5 0M-13 11q4 -5 8.5 0t8.5 0t8.5 0',
  'silverback-heights': 'M-14 11L-4 -10L2 2L6 -5L14 11ZM-7 -3l3 3l3 -4',
  'marble-hill': 'M-10 -11H10M-7 -7H7M-5 -7V8M0 -7V8M5 -7V8M-8 8H8M-11 12H11',
  'banana-docks': 'M0 -6V12M-10 3Q-9 12 0 12Q9 12 10 3M-6 -1H6M0 -6a3 3 0 1 0 -.1 0',
  'lantern-quarter': 'M-6 -6H6L8 6H-8ZM-4 -10H4M0 -14V-10M-5 10H5M0 -6V6',
}

/** Once on every free field, faint; the board tells districts apart by it. */
export function Emblem({ district }: { readonly district: number }) {
  return <path className="emblem" d={EMBLEMS[DISTRICTS[district].id]} transform="translate(0 -6)" />
}

type Props = Pick<PartProps<ApeTown, Text>, 'view' | 'text'> & { readonly district: number }

const freeIn = (view: ApeTown, district: number): number =>
  DISTRICT_FIELDS[district].filter((cell) => view.city[cell] === FREE).length

/** So wide is a letter of the display face, as a part of its size. */
const LETTER = 0.7
const NAME_SIZE = 16

/** The name of a district in its colour, what is still free there and what its boss gets, framed by whoever leads. */
export function Plate({ view, text, district }: Props) {
  const { x, y, width, height } = PLATES[district]
  const tall = height > 50
  const { id } = DISTRICTS[district]
  const lines = (tall && text.broken[id]) || [text.districts[id]]
  const room = width - (tall ? 14 : 40)
  const size = Math.min(NAME_SIZE, room / (Math.max(...lines.map((line) => line.length)) * LETTER))
  const free = freeIn(view, district)
  const facts =
    free === 0 ? [text.info.closed] : [text.info.freeFields(free), text.info.forBoss(apesIn(view, district))]
  return (
    <g transform={at({ x, y })} className={plateClass('plate', view, district)} {...about('district', district)}>
      <Frame view={view} district={district} width={width} height={height} />
      {[...lines, ...(tall ? facts : [facts.join(' · ')])].map((line, i) => (
        <text
          key={i}
          x="8"
          y={17 + i * 17}
          className={i < lines.length ? 'plate-name' : 'plate-fact'}
          fontSize={i < lines.length ? size : undefined}
        >
          {line}
        </text>
      ))}
      <Leads view={view} district={district} place={{ x: width - 16, y: tall ? height - 16 : 16 }} />
    </g>
  )
}

/** The ground of a plate in the line of whoever leads there. */
function Frame({
  view,
  district,
  width,
  height,
}: Omit<Props, 'text'> & { readonly width: number; readonly height: number }) {
  const { seatOf } = useTable()
  const boss = bossOf(view, district).seat
  return (
    <>
      <rect width={width} height={height} rx="6" className="plate-ground" />
      {boss !== NOBODY && (
        <rect
          x="1.5"
          y="1.5"
          width={width - 3}
          height={height - 3}
          rx="5"
          className={`seat-line seat-${seatOf(boss).colour}`}
        />
      )}
    </>
  )
}

function Leads({ view, district, place }: Omit<Props, 'text'> & { readonly place: Point }) {
  const { seatOf } = useTable()
  const boss = bossOf(view, district).seat
  if (boss === NOBODY) return null
  return (
    <g transform={at(place)}>
      <SeatGlyph seat={boss} seating={seatOf(boss)} />
    </g>
  )
}

/** On a small screen the name alone, in the frame of whoever leads. */
export function Ribbon({ view, text, district }: Props) {
  const { x, y, width, height } = RIBBONS[district]
  return (
    <g transform={at({ x, y })} className={plateClass('ribbon', view, district)} {...about('district', district)}>
      <Frame view={view} district={district} width={width} height={height} />
      <text x={width / 2} y={height / 2 + 5.5} textAnchor="middle" className="ribbon-name">
        {text.districts[DISTRICTS[district].id]}
      </text>
    </g>
  )
}

const plateClass = (kind: string, view: ApeTown, district: number): string =>
  `${kind} plate-${district} is-${COLOURS[DISTRICT_COLOUR[district]]}${freeIn(view, district) === 0 ? ' is-closed' : ''}`

/** What falls on a district when it is closed, for good. */
export function Stamp({ view, text, district }: Props) {
  const { seatOf } = useTable()
  if (roomIn(view, district)) return null
  const boss = bossOf(view, district).seat
  const seating = boss === NOBODY ? null : seatOf(boss)
  const width = seating ? 96 : 112
  return (
    <g
      transform={`${at(STAMP_AT[district])} rotate(-9)`}
      className={`boss-stamp ${seating ? `seat-${seating.colour}` : 'is-nobody'}`}
      {...about('stamp', district)}
    >
      <rect x={-width / 2} y="-16" width={width} height="32" rx="6" />
      {seating && (
        <g transform={at({ x: -width / 2 + 18, y: 0 })}>
          <SeatGlyph seat={boss} seating={seating} />
        </g>
      )}
      <text x={seating ? 13 : 0} y="7" textAnchor="middle">
        {seating ? text.info.boss : text.info.noBoss}
      </text>
    </g>
  )
}
