import { useState, type ReactNode } from 'react'
import type { Move } from '#engine/move.ts'
import type { Seat } from '#engine/state.ts'
import { useTable } from '#table/context.ts'
import { CardSpot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { INTERRUPTS } from '../data/cards.ts'
import { DISTRICTS, HOUSES, KINDS } from '../data.ts'
import { moves } from '../moves.ts'
import { handOf } from '../rules/hands.ts'
import { BEFORE, NONE, type NantyNarking } from '../state.ts'
import type { Text } from '../text/text.ts'
import { CardFace, cardLabel } from './Card.tsx'
import { about } from './things.ts'
import { DistrictTicket, PieceTicket } from './Tickets.tsx'

type Props = PartProps<NantyNarking, Text>

/** The cards of the eye, those it has been shown and may choose from, and the cards that lie open before it. */
export function Hand({ view, text, who }: Props) {
  const { eye, question } = useTable()
  const [close, look] = useState<ReactNode>(null)
  const seat: Seat = eye === 'everybody' ? view.active : eye === 'spectator' ? NONE : eye
  const own = handOf(view, seat)
  const shown = shownCards(question?.moves ?? [], own)
  const cards = { text, onLook: look }
  return (
    <div
      className="nn-hand"
      role="group"
      aria-label={seat === NONE ? text.screen.spectator : text.screen.handOf(who(seat))}
    >
      {close && (
        <div className="close-up" aria-hidden="true">
          {close}
        </div>
      )}
      {shown.length > 0 && <Cards cards={shown} {...cards} foreign />}
      <Cards cards={own} {...cards} />
      {seat !== NONE && <Tickets view={view} text={text} seat={seat} onLook={look} />}
    </div>
  )
}

/** Cards of others that the open question lets the eye choose from. */
const shownCards = (asked: readonly Move[], own: readonly number[]): number[] =>
  asked.filter(({ verb, at }) => CARD_VERBS.has(verb) && !own.includes(at)).map(({ at }) => at)

const CARD_VERBS: ReadonlySet<string> = new Set(['play', 'give', 'discard', 'take', 'keep'])

/** All that a click on a card can mean; throwing it away unused, and ending the turn with Watson, take a button. */
function cardMoves(card: number): Move[] {
  const { of } = moves
  const interrupt = INTERRUPTS.indexOf(card)
  const reaction = interrupt < 0 ? [] : [of.react[interrupt]]
  return [of.play[card], of.discard[card], of.give[card], of.take[card], of.keep[card], ...reaction]
}

interface CardsProps {
  readonly cards: readonly number[]
  readonly text: Text
  readonly onLook: (closely: ReactNode) => void
  readonly foreign?: boolean
}

function Cards({ cards, text, onLook, foreign = false }: CardsProps) {
  return (
    <div className={foreign ? 'hand-cards is-foreign' : 'hand-cards'}>
      {cards.map((card) => (
        <CardSpot
          key={card}
          id={`card:${card}`}
          moves={cardMoves(card)}
          className="hand-card"
          about={about('card', card)}
          label={cardLabel(card, text)}
          onLook={(closely) => onLook(closely ? <CardFace card={card} text={text} large /> : null)}
        >
          <CardFace card={card} text={text} />
        </CardSpot>
      ))}
    </div>
  )
}

interface TicketsProps extends Pick<Props, 'view' | 'text'> {
  readonly seat: Seat
  readonly onLook: (closely: ReactNode) => void
}

/** District cards, agent and building cards of a seat. */
function Tickets({ view, text, seat, onLook }: TicketsProps) {
  const holds = (place: number) => place === seat || place === BEFORE + seat
  const districts = DISTRICTS.map((_, d) => d).filter((d) => view.building[d] === seat)
  const agents = KINDS.map((_, kind) => kind).filter((kind) => holds(view.agentCards[kind]))
  const houses = HOUSES.map((_, house) => house).filter((house) => holds(view.houseCards[house]))
  if (districts.length + agents.length + houses.length === 0) return null
  return (
    <div className="hand-tickets">
      {districts.map((d) => (
        <DistrictTicket key={d} view={view} text={text} d={d} onLook={onLook} />
      ))}
      {agents.map((kind) => (
        <PieceTicket
          key={KINDS[kind]}
          view={view}
          text={text}
          agent={kind}
          open={view.agentCards[kind] >= BEFORE}
          onLook={onLook}
        />
      ))}
      {houses.map((house) => (
        <PieceTicket
          key={HOUSES[house]}
          view={view}
          text={text}
          house={house}
          open={view.houseCards[house] >= BEFORE}
          onLook={onLook}
        />
      ))}
    </div>
  )
}
