import type { Seating } from '#session/seats.ts'
import { DISTRICTS } from '../../data.ts'
import { CITIZEN, GRENADIER } from '../../moves.ts'
import { controller, count } from '../../rules/board.ts'
import { NOBODY, NONE, type NantyNarking } from '../../state.ts'
import { arrange, at, planOf } from '../layout.ts'
import { Agent, House, Neutral, TroubleMark } from '../Pieces.tsx'

interface LondonPictureProps {
  readonly view: NantyNarking
  readonly seating: readonly Seating[]
  /** Districts that are lit; the others lie in the dark. */
  readonly lit: readonly number[]
  /** Whether the lit ones are counted. */
  readonly counted?: boolean
}

/** London with some districts lit. */
export function LondonPicture({ view, seating, lit, counted = false }: LondonPictureProps) {
  const plan = planOf(false)
  return (
    <svg viewBox={`0 0 1000 ${plan.height}`} className="nn-map moment-london">
      {DISTRICTS.map((id, d) => {
        const holder = controller(view, d)
        return (
          <g key={id} className={lit.length === 0 || lit.includes(d) ? 'is-lit' : 'is-dark'}>
            <path className="moment-ground" d={plan.outlines[d]} />
            {holder !== NONE && <path className={`moment-hold seat-${seating[holder].colour}`} d={plan.outlines[d]} />}
            <Standing view={view} seating={seating} d={d} />
          </g>
        )
      })}
      <path className="moment-river" d={plan.river} />
      {lit.map((d) => (
        <path key={d} className="moment-edge" d={plan.outlines[d]} />
      ))}
      {counted &&
        lit.map((d, i) => (
          <g key={d} transform={at(plan.places[d].number, 1.7)} className="moment-count">
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
  const place = planOf(false).places[d]
  const owners = [...seating.keys(), GRENADIER, CITIZEN].flatMap((owner) =>
    Array.from({ length: count(view, d, owner) }, () => owner),
  )
  const { scale, spots } = arrange(owners.length, place.figures, false)
  const house = view.building[d]
  return (
    <>
      {owners.map((owner, i) => (
        <g key={i} transform={at(spots[i], scale)}>
          {owner < seating.length ? (
            <Agent seat={owner} seating={seating[owner]} kind={NONE} />
          ) : (
            <Neutral owner={owner} />
          )}
        </g>
      ))}
      {(view.trouble & (1 << d)) !== 0 && (
        <g transform={at(place.trouble, 1.25)}>
          <TroubleMark />
        </g>
      )}
      {house !== NOBODY && (
        <g transform={at(place.building, 1.3)}>
          <House seat={house} seating={seating[house]} kind={view.houseKind[d] ?? NONE} />
        </g>
      )}
    </>
  )
}
