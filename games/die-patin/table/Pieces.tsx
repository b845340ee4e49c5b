import type { ReactNode } from 'react'
import type { Seating } from '#session/seats.ts'
import { SEAT_SHAPES } from '#table/seats.ts'
import { BONUS_OF, BONUSES, BOSS, CLANS, SHOP_OF, SHOPS, type BonusId, type ClanId } from '../data.ts'
import { ICONS } from './generated/icons.ts'

/** Theirs, and a manhole of our own. */
const OUTLINES = {
  ...ICONS,
  'most-manholes':
    'M256 32a224 224 0 1 0 0 448a224 224 0 1 0 0-448zm0 48a176 176 0 1 1 0 352a176 176 0 1 1 0-352zM160 164h192v40H160zM116 236h280v40H116zM160 308h192v40H160z',
}
export type IconName = keyof typeof OUTLINES

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
      d={OUTLINES[name]}
      transform={`scale(${(size / 512).toFixed(4)}) translate(-256 -256)`}
    />
  )
}

/** The same in running text. */
export function InlineIcon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="pat-inline" width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <path d={OUTLINES[name]} />
    </svg>
  )
}

/** Rats of one seat at a manhole: its shape in its colour, higher the more there are, with their number. */
export function RatStack({ seating, count }: { readonly seating: Seating; readonly count: number }) {
  const layers = Math.min(count, 4) - 1
  return (
    <g className={`rats seat-${seating.colour}`}>
      <path className="rat-tail" d="M14 12Q34 20 31 4Q29 -4 36 -7" />
      {Array.from({ length: layers + 1 }, (_, i) => (
        <path
          key={i}
          className="rat-body"
          d={SEAT_SHAPES[seating.colour]}
          transform={`translate(0 ${(layers - i) * 4 - layers * 2}) scale(2.5)`}
        />
      ))}
      <text y={(seating.colour === 'yellow' ? 15 : 9) - layers * 2} textAnchor="middle">
        {count}
      </text>
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
      {figure === BOSS ? <BossBody seat={seat} /> : <HenchmanBody />}
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

function HenchmanBody() {
  return (
    <>
      <path className="pawn-body" d="M-11 16Q-12 0 -5 -3H5Q12 0 11 16Z" />
      <circle className="pawn-body" cy="-9" r="6" />
      <path className="pawn-body" d="M-11 -10Q0 -13 11 -10L6.5 -12L5 -19Q0 -17 -5 -19L-6.5 -12Z" />
    </>
  )
}

function BossBody({ seat }: { readonly seat: number }) {
  return (
    <>
      <path className="pawn-body" d="M-15 18Q-16 2 -7 0H7Q16 2 15 18Z" />
      <path className="pawn-pearls" d="M-7 4Q0 12 7 4" />
      <g transform="translate(0 -10) scale(1.15)">
        <path className="boss-head" d={HEADS[CLANS[seat].id]} />
      </g>
    </>
  )
}

/** The mark of a clan alone. */
export function ClanHead({
  seat,
  seating,
  size = 22,
}: {
  readonly seat: number
  readonly seating: Seating
  readonly size?: number
}) {
  return (
    <svg
      className={`clan-head seat-${seating.colour}`}
      width={size}
      height={size}
      viewBox="-13 -13 26 26"
      aria-hidden="true"
    >
      <path d={HEADS[CLANS[seat].id]} />
    </svg>
  )
}

const BONUS_MARKS: Readonly<Record<BonusId, ReactNode>> = {
  place: (
    <>
      <Icon name="rat" size={12} />
      <path className="bonus-sign" d="M3 -6H9M6 -9V-3" />
    </>
  ),
  loot: <Icon name="loot" size={14} />,
  remove: (
    <>
      <Icon name="rat" size={12} />
      <path className="bonus-strike" d="M-7 7L7 -7" />
    </>
  ),
  point: <Icon name="star" size={14} />,
}

/** A shop as a round sign with its bonus below, in a box from -21 to 21. */
export function ShopSign({ tile }: { readonly tile: number }) {
  return (
    <g className={`shop-sign shop-${SHOPS[SHOP_OF[tile]]}`}>
      <circle className="sign-plate" r="20" />
      <g transform="translate(-2 -3)">
        <Icon name={SHOPS[SHOP_OF[tile]]} size={25} className="sign-icon" />
      </g>
      <g transform="translate(13 13)" className="bonus">
        <circle r="10" />
        <BonusMark tile={tile} />
      </g>
    </g>
  )
}

const BonusMark = ({ tile }: { readonly tile: number }): ReactNode => BONUS_MARKS[BONUSES[BONUS_OF[tile]]]

/** A back room: its door, in the colour of the area's owner. */
export function BackRoom({ seating }: { readonly seating: Seating }) {
  return (
    <g className={`back-room seat-${seating.colour}`}>
      <rect x="-14" y="-15" width="28" height="30" rx="4" />
      <Icon name="door" size={24} className="room-door" />
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
