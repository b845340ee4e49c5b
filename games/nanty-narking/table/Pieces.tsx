import type { Seating } from '#session/seats.ts'
import { SEAT_SHAPES, seatLetter } from '#table/seats.ts'
import { HOUSES, KINDS } from '../data.ts'
import { CITIZEN, GRENADIER } from '../moves.ts'
import { BEARSKIN, CAP, CLOAK, FACE, FRONTS, HATBAND, HOUSE_DETAILS, STAR, TOP_HAT } from './outlines.ts'
import { Icon } from './Icon.tsx'

interface OwnedProps {
  readonly seat: number
  readonly seating: Seating
  readonly kind: number
}

/** Whose it is without colour: the shape of the seat, white, with its letter. */
export const Badge = ({ seat, seating, y = 0 }: Omit<OwnedProps, 'kind'> & { readonly y?: number }) => (
  <g className="badge" transform={`translate(0 ${y}) scale(.66)`}>
    <path d={SEAT_SHAPES[seating.colour]} />
    <text y={seating.colour === 'yellow' ? 6 : 4.5} textAnchor="middle">
      {seatLetter(seat)}
    </text>
  </g>
)

/** An agent in top hat and cloak, with the mark of its seat; with agent cards in play also with the sign of its kind. */
export function Agent({ seat, seating, kind }: OwnedProps) {
  return (
    <g className={`agent seat-${seating.colour}`}>
      <path className="cloak" d={CLOAK} />
      <path className="face" d={FACE} />
      <path className="hat" d={TOP_HAT} />
      <path className="cloak is-band" d={HATBAND} />
      {kind < 0 ? (
        <Badge seat={seat} seating={seating} y={8} />
      ) : (
        <>
          <circle className="agent-badge" cy="8" r="8" />
          <Icon className="agent-kind" name={KINDS[kind]} y={8} size={13} />
        </>
      )}
    </g>
  )
}

/** A grenadier in his bearskin, or a new citizen in a cap. */
export function Neutral({ owner }: { readonly owner: number }) {
  const grenadier = owner === GRENADIER
  return (
    <g className={grenadier ? 'grenadier' : 'citizen'}>
      <path className="coat" d={CLOAK} />
      <path className="face" d={FACE} />
      <path className="hat" d={grenadier ? BEARSKIN : CAP} />
      <path className={grenadier ? 'belt' : 'bag'} d={grenadier ? 'M-6 0L7 16M6 0L-7 16' : 'M1 8H10V15H1ZM3 8V5H8V8'} />
    </g>
  )
}

export const isNeutral = (owner: number): boolean => owner === GRENADIER || owner === CITIZEN

/** A building with the mark of its owner. */
export function House({ seat, seating, kind }: OwnedProps) {
  return (
    <g className={`house seat-${seating.colour}`}>
      <path className="house-front" d={FRONTS[HOUSES[kind] ?? 'house']} />
      {kind < 0 && <path className="house-details" d={HOUSE_DETAILS} />}
      <Badge seat={seat} seating={seating} y={6} />
    </g>
  )
}

/** The red marker. */
export function TroubleMark({ ghost = false }: { readonly ghost?: boolean }) {
  return (
    <g className={ghost ? 'trouble is-ghost' : 'trouble'}>
      <path className="star" d={STAR} />
      <Icon className="fist" name="trouble" size={20} />
    </g>
  )
}
