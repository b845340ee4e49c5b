import { useTable } from '#table/context.ts'
import { CardSpot, Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import type { Seat } from '#engine/state.ts'
import { BUSINESS, CARDS, CARDS_PER_TURN, OPEN_KINDS, STACKS } from '../data.ts'
import { moves } from '../moves.ts'
import { faceOf } from '../data/specials.ts'
import { inHand, NONE, type Boss } from '../state.ts'
import type { Text } from '../text/text.ts'
import { Icon, SmallIcon } from './Icon.tsx'
import { about } from './things.ts'
import { stackSize } from './Track.tsx'

type Props = PartProps<Boss, Text>

/** The cards of the eye, how many may still be played, and the stacks. */
export function Hand({ view, text }: Props) {
  const { eye } = useTable()
  const seat = eye === 'everybody' ? view.active : eye
  return (
    <div className="boss-hand">
      <PlaysLeft view={view} text={text} seat={seat === 'spectator' ? NONE : seat} />
      <div className="hand-cards" aria-label={text.screen.hand} role="group">
        {seat !== 'spectator' &&
          CARDS.map((id, card) => {
            const held = countOf(view, seat, card)
            return held > 0 && <Card key={id} view={view} text={text} card={card} held={held} seat={seat} />
          })}
      </div>
      <div className="hand-stacks" aria-label={text.screen.stacks} role="group">
        {STACKS.map((id, stack) => (
          <Stack key={id} view={view} stack={stack} />
        ))}
      </div>
    </div>
  )
}

/** How many cards of a kind a seat holds, as far as the eye knows. */
const countOf = (view: Boss, seat: Seat, card: number): number =>
  card < OPEN_KINDS ? inHand(view, seat, card) : view.held[seat].filter((c) => faceOf(c) === card).length

/** Three pips: what is left of the three cards of a turn. */
function PlaysLeft({ view, text, seat }: Pick<Props, 'view' | 'text'> & { readonly seat: Seat }) {
  const left = seat === view.active && view.turn > 0 ? CARDS_PER_TURN - view.played : 0
  return (
    <svg
      className="plays-left"
      viewBox="0 0 14 56"
      aria-label={text.screen.playsLeft(left)}
      role="img"
      {...about('plays')}
    >
      {[0, 1, 2].map((i) => (
        <circle key={i} className={i < left ? 'is-left' : undefined} cx="7" cy={11 + i * 17} r="5" />
      ))}
    </svg>
  )
}

interface CardProps extends Pick<Props, 'view' | 'text'> {
  readonly card: number
  readonly held: number
  readonly seat: Seat
}

/** A card says what it does; all of its text is there for whoever rests on it. */
function Card({ view, text, card, held, seat }: CardProps) {
  const id = CARDS[card]
  const locked = card === BUSINESS && view.business && seat === view.active
  const { name, text: says } = text.names.cards[id]
  const label = locked ? text.screen.businessDone : says
  return (
    <CardSpot
      id={`card:${id}`}
      moves={[moves.of.play[card], moves.of.return[card]]}
      className={`hand-card ${cardClass(card)}${locked ? ' is-locked' : ''}`}
      about={about('card', card)}
      label={`${held > 1 ? `${held} × ` : ''}${name}: ${label}`}
    >
      <span className="piece">
        <CardFace card={card} text={text} />
        {held > 1 && <i className="held">×{held}</i>}
      </span>
    </CardSpot>
  )
}

export const cardClass = (card: number): string => `boss-card on-${card < OPEN_KINDS ? CARDS[card] : 'special'}`

/** Sign, name, and in a few words what it does. */
export const CardFace = ({ card, text }: Pick<Props, 'text'> & { readonly card: number }) => (
  <>
    <SmallIcon name={CARDS[card]} size={30} />
    <b>{text.names.cards[CARDS[card]].name}</b>
    <span className="does">{text.names.cards[CARDS[card]].does}</span>
  </>
)

function Stack({ view, stack }: Pick<Props, 'view'> & { readonly stack: number }) {
  const id = STACKS[stack]
  const size = stackSize(view, stack)
  return (
    <svg className="hand-stack boss-parts" viewBox="0 0 42 56">
      <Spot
        id={`stack:${id}`}
        moves={[moves.of.take[stack]]}
        className={`stack on-${id}`}
        about={about('stack', stack)}
      >
        {size > 1 && <rect className="card-paper" x="5" y="1.5" width="36" height="50" rx="4" />}
        <g className="piece" opacity={size === 0 ? 0.4 : undefined}>
          <rect className="card-paper edge" x="1.5" y="4.5" width="36" height="50" rx="4" />
          <Icon name={id} x={19.5} y={21} size={24} />
        </g>
        <text className="stack-size" x="19.5" y="49" textAnchor="middle">
          {size}
        </text>
      </Spot>
    </svg>
  )
}
