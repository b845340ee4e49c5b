import { SeatHatches } from '#table/SeatHatches.tsx'
import type { Seating } from '#session/seats.ts'
import { DISTRICTS } from '../../data.ts'
import { CITIZEN, GRENADIER } from '../../moves.ts'
import { controller, count } from '../../rules/board.ts'
import { NOBODY, NONE, type NantyNarking } from '../../state.ts'
import type { Text } from '../../text/text.ts'
import { Hold, Plate } from '../District.tsx'
import { at, planOf, standing } from '../layout.ts'
import { Land } from '../Land.tsx'
import { Patterns } from '../Patterns.tsx'
import { Thames } from '../Thames.tsx'
import { Sights } from '../Sights.tsx'
import { Agent, House, Neutral, TroubleMark } from '../Pieces.tsx'

interface LondonPictureProps {
  readonly view: NantyNarking
  readonly text: Text
  readonly seating: readonly Seating[]
  /** Districts that are lit; the others lie in the dark. */
  readonly lit: readonly number[]
  /** Whether the lit ones are counted. */
  readonly counted?: boolean
}

/** London with some districts lit. */
export function LondonPicture({ view, text, seating, lit, counted = false }: LondonPictureProps) {
  const plan = planOf(false)
  return (
    <svg viewBox={`0 0 1000 ${plan.height}`} className="nn-map moment-london">
      <SeatHatches />
      <Patterns plan={plan} />
      <Land plan={plan} />
      {DISTRICTS.map((id, d) => {
        const holder = controller(view, d)
        return holder === NONE ? null : <Hold key={id} colour={seating[holder].colour} d={d} plan={plan} />
      })}
      <Thames plan={plan} />
      <Sights plan={plan} />
      {DISTRICTS.map((id, d) => (
        <g key={id}>
          <path className="border" d={plan.outlines[d]} />
          <Standing view={view} seating={seating} d={d} />
          {lit.length > 0 && !lit.includes(d) && <path className="moment-dark" d={plan.outlines[d]} />}
        </g>
      ))}
      {lit.map((d) => (
        <path key={d} className="moment-edge" d={plan.outlines[d]} />
      ))}
      {!counted &&
        lit.map((d) => (
          <Plate key={d} view={view} text={text} d={d} plan={plan} compact seatOf={(seat) => seating[seat]} />
        ))}
      {counted &&
        lit.map((d, i) => (
          <g key={d} transform={at(plan.rooms[d].plate, 1.7)} className="moment-count">
            <circle r="14" />
            <text y="6" textAnchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
    </svg>
  )
}

/** Figures, trouble and the building of a district. */
function Standing({ view, seating, d }: Pick<LondonPictureProps, 'view' | 'seating'> & { readonly d: number }) {
  const owners = [...seating.keys(), GRENADIER, CITIZEN].flatMap((owner) =>
    Array.from({ length: count(view, d, owner) }, () => owner),
  )
  const [troubled, house] = [(view.trouble & (1 << d)) !== 0, view.building[d]]
  const spots = standing(troubled, house !== NOBODY, owners.length, planOf(false).rooms[d].pieces, false)
  return (
    <>
      {owners.map((owner, i) => (
        <g key={i} transform={at(spots.figures[i], spots.scale)}>
          {owner < seating.length ? (
            <Agent seat={owner} seating={seating[owner]} kind={NONE} />
          ) : (
            <Neutral owner={owner} />
          )}
        </g>
      ))}
      {troubled && (
        <g transform={at(spots.trouble, spots.scale)}>
          <TroubleMark />
        </g>
      )}
      {house !== NOBODY && (
        <g transform={at(spots.building, spots.scale)}>
          <House seat={house} seating={seating[house]} kind={view.houseKind[d] ?? NONE} />
        </g>
      )}
    </>
  )
}
