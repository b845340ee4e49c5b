import type { Seating } from '#session/seats.ts'
import { seatLetter } from '#table/seats.ts'
import { HOUSES, KINDS } from '../data.ts'
import { CITIZEN, GRENADIER } from '../moves.ts'
import { BEARSKIN, BODY, BOWLER, FACE, FRONTS, PAWN } from './outlines.ts'
import { Icon } from './Sign.tsx'

interface OwnedProps {
  readonly seat: number
  readonly seating: Seating
  readonly kind: number
}

/** An agent with the letter of its seat; with agent cards in play also with the sign of its kind. */
export function Agent({ seat, seating, kind }: OwnedProps) {
  return (
    <g className={`agent seat-${seating.colour}`}>
      <path className="agent-body" d={PAWN} />
      {kind < 0 ? (
        <text className="agent-letter" y="12" textAnchor="middle">
          {seatLetter(seat)}
        </text>
      ) : (
        <>
          <Icon className="agent-kind" name={KINDS[kind]} y={7} size={14} />
          <text className="agent-letter is-small" y="-9.5" textAnchor="middle">
            {seatLetter(seat)}
          </text>
        </>
      )}
    </g>
  )
}

/** A grenadier in his bearskin, or a new citizen with a bag. */
export function Neutral({ owner }: { readonly owner: number }) {
  if (owner === GRENADIER)
    return (
      <g className="grenadier">
        <path className="coat" d={BODY} />
        <path className="face" d={FACE} />
        <path className="bearskin" d={BEARSKIN} />
        <path className="belt" d="M-5 2L6 15M5 2L-6 15" />
      </g>
    )
  return (
    <g className="citizen">
      <path className="coat" d={BODY} />
      <path className="face" d={FACE} />
      <path className="bowler" d={BOWLER} />
      <path className="bag" d="M3 8H12V15H3ZM5 8V5H10V8" />
    </g>
  )
}

export const isNeutral = (owner: number): boolean => owner === GRENADIER || owner === CITIZEN

/** A building with the letter of its owner. */
export function House({ seat, seating, kind }: OwnedProps) {
  return (
    <g className={`house seat-${seating.colour}`}>
      <path className="house-front" d={FRONTS[HOUSES[kind] ?? 'house']} />
      <text y="10" textAnchor="middle">
        {seatLetter(seat)}
      </text>
    </g>
  )
}

/** Where a building may stand, with what it costs. */
export function Lot({ cost }: { readonly cost: number }) {
  return (
    <g className="lot">
      <path d={FRONTS.house} />
      <text y="9" textAnchor="middle">
        £{cost}
      </text>
    </g>
  )
}

/** The red marker. */
export function TroubleMark({ ghost = false }: { readonly ghost?: boolean }) {
  return (
    <g className={ghost ? 'trouble is-ghost' : 'trouble'}>
      <circle r="16" />
      <Icon name="trouble" size={23} />
    </g>
  )
}
