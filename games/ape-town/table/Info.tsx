import { useTable } from '#table/context.ts'
import { SeatMark } from '#table/SeatMark.tsx'
import type { PartProps } from '#table/types.ts'
import {
  COLOUR_FIELDS,
  COLOURS,
  DISTRICT_COLOUR,
  DISTRICT_FIELDS,
  DISTRICTS,
  FREE,
  LEMUR,
  ORANGUTAN,
  TILES,
} from '../data.ts'
import { apesIn, bossOf, lemursIn, owned, roomIn } from '../rules/district.ts'
import { NOBODY, supplyLeft, type ApeTown } from '../state.ts'
import type { Text } from '../text/text.ts'
import { unseenCounts } from '../view.ts'
import { about } from './things.ts'
import { Tile } from './Tile.tsx'

type Props = PartProps<ApeTown, Text>

const freeIn = (view: ApeTown, fields: readonly number[]): number =>
  fields.filter((cell) => view.city[cell] === FREE).length

/** Every district at a glance, then what is still to come. */
export function Info(props: Props) {
  return (
    <div className="ape-info">
      <Districts {...props} />
      <p className="ape-legend">{props.text.info.legend}</p>
      <Room {...props} />
      <Unseen {...props} />
    </div>
  )
}

function Districts(props: Props) {
  const { info } = props.text
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{info.district}</th>
          <th scope="col" {...about('free')}>
            {info.free}
          </th>
          <th scope="col" {...about('for-boss')}>
            {info.forTheBoss}
          </th>
          <th scope="col" {...about('lemurs')}>
            {info.lemurs}
          </th>
        </tr>
      </thead>
      <tbody>
        {DISTRICTS.map((_, district) => (
          <DistrictRow key={district} {...props} district={district} />
        ))}
      </tbody>
    </table>
  )
}

/** How much room each colour has left. */
const Room = ({ view, text }: Props) => (
  <p className="ape-colours" {...about('room')}>
    {COLOURS.map((colour, i) => {
      const free = freeIn(view, COLOUR_FIELDS[i])
      return (
        <span key={colour} className={free <= 2 ? 'is-scarce' : undefined}>
          <i className={`swatch swatch-${colour}`} /> {text.colours[colour]}: {free}
        </span>
      )
    })}
  </p>
)

/** The tiles that nobody has seen. */
const Unseen = ({ view, text }: Props) => (
  <details className="ape-more">
    <summary>{text.info.unseen}</summary>
    <ul className="ape-unseen" {...about('unseen')}>
      {unseenCounts(view).map((count, kind) => (
        <li key={kind}>
          <svg viewBox="-34 -38 68 76" width="22" height="24" aria-hidden="true">
            <Tile kind={kind} />
          </svg>
          {text.tiles[TILES[kind].id]}: {count}
        </li>
      ))}
      <li>{text.info.supply(supplyLeft(view))}</li>
    </ul>
  </details>
)

function DistrictRow({ view, text, who, district }: Props & { readonly district: number }) {
  const free = freeIn(view, DISTRICT_FIELDS[district])
  return (
    <tr className={free === 0 ? 'is-closed' : undefined} data-district={district}>
      <th scope="row" {...about('district', district)}>
        <i className={`swatch swatch-${COLOURS[DISTRICT_COLOUR[district]]}`} /> {text.districts[DISTRICTS[district].id]}
        <Claims view={view} text={text} who={who} district={district} />
      </th>
      <td {...about('free', district)}>{free === 0 ? '✓' : free}</td>
      <td {...about('for-boss', district)}>{apesIn(view, district)}</td>
      <td {...about('lemurs', district)}>{lemursIn(view, district)}</td>
    </tr>
  )
}

/** Who has what there, the boss as it stands framed; of a closed district the boss alone. */
function Claims({ view, text, who, district }: Props & { readonly district: number }) {
  const { seatOf, seating } = useTable()
  const boss = bossOf(view, district)
  const closed = !roomIn(view, district)
  return (
    <span className="claims" {...about('claim', district)}>
      {seating.map((_, seat) => {
        const strong = owned(view, district, ORANGUTAN, seat)
        const clever = owned(view, district, LEMUR, seat)
        const leads = boss.seat !== NOBODY && boss.seat === seat
        if (strong + clever === 0 || (closed && !leads)) return null
        return (
          <span key={seat} className={leads ? 'claim is-boss' : 'claim'}>
            <SeatMark seat={seat} seating={seatOf(seat)} size={16} />
            <Count kind={ORANGUTAN} count={strong} />
            <Count kind={LEMUR} count={clever} />
            <span className="visually-hidden">{text.info.claim(who(seat), strong, clever, leads)}</span>
          </span>
        )
      })}
    </span>
  )
}

function Count({ kind, count }: { readonly kind: number; readonly count: number }) {
  if (count === 0) return null
  return (
    <>
      <svg viewBox="-34 -38 68 76" width="15" height="17" aria-hidden="true">
        <Tile kind={kind} />
      </svg>
      {count > 1 && count}
    </>
  )
}
