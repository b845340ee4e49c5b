import { useTable } from '#table/context.ts'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import type { Seat } from '#engine/state.ts'
import { BUSINESS, CARDS, CARDS_PER_TURN, OPEN_KINDS, STACKS } from '../data.ts'
import { moves } from '../moves.ts'
import { faceOf } from '../data/specials.ts'
import { inHand, NONE, type Boss } from '../state.ts'
import type { Text } from '../text/text.ts'
import { Icon } from './Icon.tsx'
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
          <Stack key={id} view={view} text={text} stack={stack} />
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
    <svg className="plays-left" viewBox="0 0 14 56" aria-label={text.screen.playsLeft(left)} role="img">
      <title>{text.screen.playsLeft(left)}</title>
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

function Card({ view, text, card, held, seat }: CardProps) {
  const id = CARDS[card]
  const locked = card === BUSINESS && view.business && seat === view.active
  const { name, text: says } = text.names.cards[id]
  return (
    <svg className="hand-card boss-parts" viewBox="0 0 92 56">
      <Spot
        id={`card:${id}`}
        moves={[moves.of.play[card], moves.of.return[card]]}
        className={`card on-${card < OPEN_KINDS ? id : 'special'}${locked ? ' is-locked' : ''}`}
        title={locked ? text.screen.businessDone : `${name}: ${says}`}
      >
        <g className="piece">
          <CardFace card={card} name={name} />
          {held > 1 && (
            <text className="held" x="84" y="22" textAnchor="end">
              ×{held}
            </text>
          )}
          {locked && <path className="lock" d="M8 48L84 8" />}
        </g>
      </Spot>
    </svg>
  )
}

/** A card in a box of 92 by 56. */
export function CardFace({ card, name }: { readonly card: number; readonly name: string }) {
  return (
    <>
      <rect className="card-paper edge" x="1.5" y="1.5" width="89" height="53" rx="5" />
      <path className="card-rule" d="M2 38H90" />
      <Icon name={CARDS[card]} x={46} y={20} size={30} />
      <text className="card-name" x="46" y="50" textAnchor="middle" fontSize={name.length > 13 ? 10.5 : 12.5}>
        {name}
      </text>
    </>
  )
}

function Stack({ view, text, stack }: Pick<Props, 'view' | 'text'> & { readonly stack: number }) {
  const id = STACKS[stack]
  const size = stackSize(view, stack)
  return (
    <svg className="hand-stack boss-parts" viewBox="0 0 42 56">
      <Spot
        id={`stack:${id}`}
        moves={[moves.of.take[stack]]}
        className={`stack on-${id}`}
        title={`${text.names.stacks[id]}: ${size}`}
      >
        {size > 1 && <rect className="card-paper edge" x="5" y="1" width="36" height="50" rx="4" />}
        <g className="piece">
          <rect
            className="card-paper edge"
            x="1.5"
            y="4.5"
            width="36"
            height="50"
            rx="4"
            opacity={size === 0 ? 0.3 : 1}
          />
          <Icon name={id} x={19.5} y={21} size={24} />
        </g>
        <text className="stack-size" x="19.5" y="49" textAnchor="middle">
          {size}
        </text>
      </Spot>
    </svg>
  )
}
