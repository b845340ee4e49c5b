import type { ReactNode } from 'react'
import { CardSpot } from '#table/Spot.tsx'
import { AGENT_TEXT, HOUSE_TEXT } from '../data/cards.ts'
import { ABILITY, DISTRICTS, HOUSES, KINDS } from '../data.ts'
import { moves } from '../moves.ts'
import type { NantyNarking } from '../state.ts'
import type { CardText, Text } from '../text/text.ts'
import { HouseSign, SmallSign } from './Sign.tsx'
import { AbilityFace, ticketState } from './Ticket.tsx'
import { ticketMoves } from './spots.ts'
import { about } from './things.ts'

interface Common {
  readonly view: NantyNarking
  readonly text: Text
  readonly onLook: (closely: ReactNode) => void
}

/** A district card beside the hand. */
export function DistrictTicket({ view, text, d, onLook }: Common & { readonly d: number }) {
  const state = ticketState(view, d)
  const card = text.districts[DISTRICTS[d]]
  const note = text.screen.tickets[state]
  return (
    <CardSpot
      id={`own:${DISTRICTS[d]}`}
      moves={ticketMoves(d)}
      className={`ticket-card is-${state}`}
      about={about('ticket', d)}
      label={`${card[0]}: ${card[1]} ${note}`}
      onLook={(closely) => onLook(closely ? <Large card={card} note={note} /> : null)}
    >
      <svg viewBox="-31 -12 62 24" width="52" height="20" aria-hidden="true" className="ticket">
        <AbilityFace ability={ABILITY[d]} />
      </svg>
      <span>{card[0]}</span>
    </CardSpot>
  )
}

interface PieceProps extends Common {
  readonly agent?: number
  readonly house?: number
  readonly open: boolean
}

/** The card of an agent or a building, secret or lying open. */
export function PieceTicket({ view, text, agent = -1, house = -1, open, onLook }: PieceProps) {
  const card = agent >= 0 ? text.agentCards[KINDS[agent]] : text.houseCards[HOUSES[house]]
  const move = agent >= 0 ? moves.of.agent[agent] : moves.of.house[house]
  const source = agent >= 0 ? AGENT_TEXT + agent : HOUSE_TEXT + house
  const used = (view.usedCards & (1 << (source - AGENT_TEXT))) !== 0
  const note = used ? text.screen.tickets.used : open ? text.screen.lyingOpen : text.screen.secret
  return (
    <CardSpot
      id={`piece-card:${source}`}
      moves={KINDS[agent] === 'suffragette' ? [move, moves.of.suffragette] : [move]}
      className={`ticket-card is-piece ${used ? 'is-used' : ''}`}
      about={about('piece-card', source)}
      label={`${card[0]}: ${card[1]} ${note}`}
      onLook={(closely) => onLook(closely ? <Large card={card} note={note} /> : null)}
    >
      {agent >= 0 ? <SmallSign name={KINDS[agent]} size={20} /> : <HouseSign house={house} />}
      <span>{card[0]}</span>
    </CardSpot>
  )
}

const Large = ({ card, note }: { readonly card: CardText; readonly note: string }) => (
  <span className="nn-card is-large is-ticket">
    <span className="card-name">{card[0]}</span>
    <span className="card-words">{card[1]}</span>
    <em>{note}</em>
  </span>
)
