import type { ReactNode } from 'react'
import type { Seating } from '#session/seats.ts'
import { SEAT_SHAPES, seatLetter } from '#table/seats.ts'
import { BONUS_OF, BONUSES, BOSS, CLANS, SHOP_OF, SHOPS, type BonusId, type ClanId } from '../data.ts'
import { lateOutlines } from '#table/late.tsx'
import type { ICONS } from './generated/icons.ts'

const MANHOLE =
  'M256 32a224 224 0 1 0 0 448a224 224 0 1 0 0-448zm0 48a176 176 0 1 1 0 352a176 176 0 1 1 0-352zM160 164h192v40H160zM116 236h280v40H116zM160 308h192v40H160z'

export type IconName = keyof typeof ICONS | 'most-manholes'

/** Theirs, and a manhole of our own. */
const { useOutline } = lateOutlines<IconName>(async () => ({
  ...(await import('./generated/icons.ts')).ICONS,
  'most-manholes': MANHOLE,
}))

/** An icon around the origin, `size` wide. */
export function Icon({
  name,
  size,
  className,
}: {
  readonly name: IconName
  readonly size: number
  readonly className?: string
}) {
  return (
    <path
      className={className ?? 'pat-icon'}
      d={useOutline(name)}
      transform={`scale(${(size / 512).toFixed(4)}) translate(-256 -256)`}
    />
  )
}

/** The same in running text. */
export function InlineIcon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="pat-inline" width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <path d={useOutline(name)} />
    </svg>
  )
}

/** Where up to three rats sit on a lid, those behind first. */
const SEATED: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[-2, -3]],
  [
    [9, -9],
    [-7, -1],
  ],
  [
    [12, -8],
    [-13, -9],
    [-1, 1],
  ],
]

/** Rats of one seat at a manhole: one, two or three animals, with their exact number in the seat's shape. */
export function RatStack({ seating, count }: { readonly seating: Seating; readonly count: number }) {
  return (
    <g className={`rats seat-${seating.colour}`}>
      {SEATED[Math.min(count, 3)].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <Icon name="rat" size={44} className="rat-body" />
        </g>
      ))}
      <g transform="translate(19 17)">
        <path className="rat-badge" d={SEAT_SHAPES[seating.colour]} transform="scale(1.55)" />
        <text y={seating.colour === 'yellow' ? 10 : 7} textAnchor="middle">
          {count}
        </text>
      </g>
    </g>
  )
}

/** The heads of the clans in neon lines, in a box from -12 to 12. */
const HEADS: Readonly<Record<ClanId, string>> = {
  owls: 'M-9 -10L-5 -7Q0 -9 5 -7L9 -10V1A9 9 0 0 1 -9 1ZM-4 -3A2.6 2.6 0 1 1 -4 2.2A2.6 2.6 0 1 1 -4 -3M4 -3A2.6 2.6 0 1 1 4 2.2A2.6 2.6 0 1 1 4 -3M-1.5 3L0 6L1.5 3',
  foxes: 'M-10 -10L-4 -5H4L10 -10L9 1L0 10L-9 1ZM-5 -1L-3 0M5 -1L3 0M-1.5 6.5H1.5',
  cats: 'M-9 -10L-4 -6H4L9 -10V2Q9 9 0 9Q-9 9 -9 2ZM-4.5 -2V1M4.5 -2V1M-1.5 4H1.5L0 5.5ZM-12 3L-6 4M12 3L6 4',
  raccoons:
    'M-9 -9Q-5 -9 -4 -6H4Q5 -9 9 -9V-1Q8 5 0 10Q-8 5 -9 -1ZM-8 -2Q-4 -5 -1 -1Q-4 4 -8 1ZM8 -2Q4 -5 1 -1Q4 4 8 1ZM-1.2 6.5H1.2',
  otters:
    'M-8 -6Q-10 -9 -7 -9Q-5 -9 -4.5 -8Q0 -10 4.5 -8Q5 -9 7 -9Q10 -9 8 -6Q10 0 8 4Q5 9 0 9Q-5 9 -8 4Q-10 0 -8 -6ZM-3.5 -3V-1.5M3.5 -3V-1.5M-2 1H2L0 3ZM-4 4Q-2 6.5 0 4Q2 6.5 4 4M-11 1L-6 2.5M11 1L6 2.5',
}

/** A figure of a seat: henchmen wear a hat, the boss her clan's head. */
export function Pawn({
  seat,
  seating,
  figure,
  count = 1,
}: {
  readonly seat: number
  readonly seating: Seating
  readonly figure: number
  readonly count?: number
}) {
  return (
    <g className={`pawn seat-${seating.colour}`}>
      {figure === BOSS ? <BossBody seat={seat} /> : <HenchmanBody seat={seat} />}
      {count > 1 && (
        <g transform="translate(11 -15)" className="pawn-count">
          <circle r="8.5" />
          <text y="4.5" textAnchor="middle">
            {count}
          </text>
        </g>
      )}
    </g>
  )
}

function HenchmanBody({ seat }: { readonly seat: number }) {
  return (
    <g transform="scale(1.1)">
      <path className="pawn-body" d="M-12 18Q-13 0 -6 -3H6Q13 0 12 18Z" />
      <circle className="pawn-body" cy="-8" r="6.5" />
      <path className="pawn-hat" d="M-13 -10Q0 -14 13 -10L7.5 -12.500L6 -21Q0 -19 -6 -21L-7.5 -12.500Z" />
      <text className="pawn-letter" y="14" textAnchor="middle">
        {seatLetter(seat)}
      </text>
    </g>
  )
}

function BossBody({ seat }: { readonly seat: number }) {
  return (
    <g transform="scale(1.2)">
      <path className="pawn-body" d="M-15 18Q-16 2 -7 0H7Q16 2 15 18Z" />
      <path className="pawn-pearls" d="M-7 4Q0 12 7 4" />
      <g transform="translate(0 -10) scale(1.15)">
        <path className="boss-head" d={HEADS[CLANS[seat].id]} />
      </g>
    </g>
  )
}

const says = (sign: string): ReactNode => (
  <text y="6" textAnchor="middle">
    {sign}
  </text>
)

/** What a bonus does, on its badge. */
const BONUS_MARKS: Readonly<Record<BonusId, ReactNode>> = {
  place: says('+1'),
  loot: <Icon name="loot" size={18} />,
  remove: says('−1'),
  point: <Icon name="star" size={18} />,
}

/** A shop as a lit sign with its bonus as a badge, in a box from -21 to 25. */
export function ShopSign({ tile }: { readonly tile: number }) {
  const bonus = BONUSES[BONUS_OF[tile]]
  return (
    <g className={`shop-sign shop-${SHOPS[SHOP_OF[tile]]}`}>
      <rect className="sign-plate" x="-20" y="-20" width="40" height="40" rx="8" />
      <g transform="translate(-3 -3)">
        <Icon name={SHOPS[SHOP_OF[tile]]} size={28} className="sign-icon" />
      </g>
      <g transform="translate(13 13)" className={`bonus bonus-${bonus}`}>
        <circle r="13" />
        {BONUS_MARKS[bonus]}
      </g>
    </g>
  )
}

/** A back room: its door, in the colour of the area's owner. */
export function BackRoom({ seating }: { readonly seating: Seating }) {
  return (
    <g className={`back-room seat-${seating.colour}`}>
      <path d="M-14 17V-6Q-14 -18 0 -18Q14 -18 14 -6V17Z" />
      <path className="room-door" d="M-8 17V-5Q-8 -11 0 -11Q8 -11 8 -5V17ZM3 4h.1" />
    </g>
  )
}

/** A loot marker. */
export function Loot() {
  return (
    <g className="loot">
      <circle r="15" />
      <Icon name="loot" size={20} />
    </g>
  )
}
