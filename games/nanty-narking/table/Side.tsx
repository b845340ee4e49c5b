import { useState } from 'react'
import type { PartProps } from '#table/types.ts'
import { EVENTS, RIOTS_FROM } from '../data.ts'
import { CARDS } from '../data/cards.ts'
import { sizeOf } from '../rules/board.ts'
import { NONE, type NantyNarking } from '../state.ts'
import type { Text } from '../text/text.ts'
import { CardFace } from './Card.tsx'
import { cardInPlay, symbolInPlay } from './in-play.ts'
import { Alarm } from './Goal.tsx'
import { FrontPage } from './FrontPage.tsx'
import { SmallSign, Symbols } from './Sign.tsx'
import { about } from './things.ts'

type Props = PartProps<NantyNarking, Text> & { readonly compact: boolean }

/** Beside the map: the card in play, the news, and how far things have come. */
export function Side(props: Props) {
  return (
    <>
      <InPlay {...props} />
      <FrontPage {...props} />
      <Alarm {...props} />
      <Meters {...props} />
    </>
  )
}

function InPlay({ view, text, compact }: Props) {
  const [close, look] = useState(false)
  const card = cardInPlay(view)
  const waiting = view.laid.slice(0, -1)
  return (
    <div
      className="in-play"
      data-spot="in-play"
      {...about('in-play')}
      onMouseEnter={() => look(true)}
      onMouseLeave={() => look(false)}
    >
      <h3>{text.screen.onTheTable}</h3>
      {waiting.map((other) => (
        <span key={other} className="under-way">
          {text.cards[CARDS[other]][0]} <Symbols card={other} text={text} now={symbolInPlay(view, other)} size={13} />
        </span>
      ))}
      {card === NONE ? (
        <p className="empty">{text.screen.nothingOnTheTable}</p>
      ) : (
        <div key={card} className="piece">
          <CardFace card={card} text={text} now={symbolInPlay(view, card)} />
        </div>
      )}
      {close && card !== NONE && !compact && (
        <div className="close-up" aria-hidden="true">
          <CardFace card={card} text={text} now={symbolInPlay(view, card)} large />
        </div>
      )}
    </div>
  )
}

const FAGIN_RANGE = 6
const PILE_LOW = 12

/** Markers of eight, cards in the draw pile, events to come, neutrals that wait. */
function Meters({ view, text }: Props) {
  const { screen } = text
  const markers = sizeOf(view.trouble)
  return (
    <ul className="meters">
      <li className={markers >= FAGIN_RANGE ? 'is-scarce' : undefined} data-spot="meter:trouble" {...about('markers')}>
        <SmallSign name="trouble" /> {markers}/{RIOTS_FROM}
        <span className="pips" aria-hidden="true">
          {Array.from({ length: RIOTS_FROM }, (_, i) => (
            <i key={i} className={i < markers ? 'is-on' : undefined} />
          ))}
        </span>
        <span className="visually-hidden">{screen.troubleHelp}</span>
      </li>
      <li className={view.deck.length < PILE_LOW ? 'is-scarce' : undefined} data-spot="deck" {...about('deck')}>
        <SmallSign name="card" /> {view.deck.length} <span>{screen.drawPile}</span>
      </li>
      <li data-spot="events" {...about('events')}>
        <SmallSign name="event" /> {EVENTS.length - view.past.length} <span>{screen.eventsLeft}</span>
      </li>
      <li className="barracks" data-spot="barracks" aria-hidden="true" />
    </ul>
  )
}
