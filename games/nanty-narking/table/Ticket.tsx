import type { Ability } from '../data.ts'
import { GRENADIER } from '../moves.ts'
import { count } from '../rules/board.ts'
import type { NantyNarking } from '../state.ts'
import { Sign, type SignName } from './Sign.tsx'

/** Whether the card of a district can serve its holder now. */
export type TicketState = 'ready' | 'used' | 'fresh' | 'blocked' | 'voided'

export function ticketState(s: NantyNarking, d: number): TicketState {
  const bit = 1 << d
  if (s.voided & bit) return 'voided'
  if (count(s, d, GRENADIER) > 0) return 'blocked'
  if (s.fresh & bit) return 'fresh'
  return s.used & bit ? 'used' : 'ready'
}

/** What an ability takes and gives, in signs, in a box from -30 to 30. */
export function AbilityFace({ ability }: { readonly ability: Ability }) {
  switch (ability.does) {
    case 'pay-to-place':
      return <Exchange takes={`£${ability.fee}`} gives="place-agent" />
    case 'pay-to-calm':
      return <Exchange takes={`£${ability.fee}`} gives="remove-trouble" />
    case 'event-shield':
      return <Exchange takes={`£${ability.fee}`} gives="shield" />
    case 'stir-trouble':
      return <Sign name="trouble" size={19} />
    case 'income':
      return <Words x={0}>{`+£${ability.amount}`}</Words>
    case 'draw-then-discard':
      return (
        <>
          <Words x={-15}>+1</Words>
          <Sign name="card" size={18} x={2} />
          <Words x={18}>−1</Words>
        </>
      )
    case 'discard-for-money':
      return (
        <>
          <Sign name="card" size={18} x={-16} />
          <Arrow />
          <Words x={16}>{`£${ability.amount}`}</Words>
        </>
      )
  }
}

const Exchange = ({ takes, gives }: { readonly takes: string; readonly gives: SignName }) => (
  <>
    <Words x={-16}>{takes}</Words>
    <Arrow />
    <Sign name={gives} size={18} x={17} />
  </>
)

const Arrow = () => <path className="ticket-arrow" d="M-4 -4L3 0L-4 4Z" />

const Words = ({ x, children }: { readonly x: number; readonly children: string }) => (
  <text x={x} y="5" textAnchor="middle">
    {children}
  </text>
)
