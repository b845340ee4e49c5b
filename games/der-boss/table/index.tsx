import './typeface/typeface.css'
import './table.css'
import type { Move } from '#engine/move.ts'
import type { Who } from '#engine/text.ts'
import { late } from '#table/late.tsx'
import type { GameTable, PartProps } from '#table/types.ts'
import { CARDS, OPEN_KINDS, STACKS } from '../data.ts'
import type { BossEvent } from '../events.ts'
import type { Verb } from '../moves.ts'
import { faceOf, UNKNOWN } from '../data/specials.ts'
import { handSize, inHand, onMap, ordersLeft, type Boss } from '../state.ts'
import type { Text } from '../text/text.ts'
import { carried } from '../text/words.ts'
import { Board } from './Board.tsx'
import { foretell, holdChance, percent } from './foretell.ts'
import { SmallIcon, type IconName } from './Icon.tsx'
import { isLastOrder } from './Orders.tsx'
import { span } from './moments/span.ts'
import { about } from './things.ts'

type Props = PartProps<Boss, Text>

/** Figures, cards, and what decides ties: orders and figures on the map. */
function Stock({ view, text, seat }: Props & { readonly seat: number }) {
  const { screen } = text
  const cards = handSize(view, seat)
  const orders = view.orderOwner.filter((owner) => owner === seat).length
  const monopolies = view.monopolies.filter((owner) => owner === seat).length
  return (
    <>
      <Figures screen={screen} figures={onMap(view, seat)} supply={view.supply[seat]} seat={seat} />
      <span
        className="stock"
        title={knownSpecials(view, text, seat)}
        data-spot={`seat-cards:${seat}`}
        {...about('cards', seat)}
      >
        <i className="card-back piece" />
        {cards}
        <span className="visually-hidden">{screen.cards(cards)}</span>
        <span className="kinds">
          {STACKS.map((id, stack) => (
            <Kind key={id} name={id} count={stack < OPEN_KINDS ? inHand(view, seat, stack) : view.held[seat].length} />
          ))}
        </span>
      </span>
      <span className="stock" data-spot={`seat-orders:${seat}`} {...about('taken', seat)}>
        <i className="order-slip piece" />
        {screen.orders(orders)} · {screen.monopoliesHeld(monopolies)}
      </span>
    </>
  )
}

interface FiguresProps extends Pick<Text, 'screen'> {
  readonly figures: number
  readonly supply: number
  readonly seat: number
}

/** On the map, and in store. */
const Figures = ({ screen, figures, supply, seat }: FiguresProps) => (
  <span className="stock" {...about('figures', seat)}>
    <SmallIcon name="partner" />
    <span className="in-words">
      {screen.figures(figures)}, <span className={supply <= 2 ? 'is-scarce' : undefined}>{screen.more(supply)}</span>
    </span>
    <span className="in-figures">
      {figures} + {supply}
    </span>
  </span>
)

const Kind = ({ name, count }: { readonly name: IconName; readonly count: number }) =>
  count === 0 ? null : (
    <span>
      {count}
      <SmallIcon name={name} size={15} />
    </span>
  )

/** The special cards of a seat that the eye knows of. */
const knownSpecials = (view: Boss, text: Text, seat: number): string =>
  view.held[seat]
    .map(faceOf)
    .map((face) => (face === UNKNOWN ? '?' : text.names.cards[CARDS[face]].name))
    .join(', ')

/** Cards and stacks show their sign; transports and defectors, how likely they are to hold the area. */
function Face({ view, text, who, move }: Props & { readonly move: Move }) {
  const name = signOf(move)
  const chance = holdChance(view, move)
  if (!name && chance === null) return null
  return (
    <>
      {name && <SmallIcon name={name} size={24} />} {faceText(view, text, who, move)}
      {chance !== null && <b className="face-chance">{percent(chance)}</b>}
    </>
  )
}

/** The label; of a number of figures the number alone, unless all go. */
const faceText = (view: Boss, text: Text, who: Who, { verb, at }: Move): string =>
  verb === 'count' && at + 1 < view.figures[carried(view.agenda.at(-1)).from]
    ? `${at + 1}`
    : text.moves[verb as Verb](at, view, who)

function signOf({ verb, at }: Move): IconName | null {
  if (verb === 'play' || verb === 'return') return CARDS[at]
  return verb === 'take' ? STACKS[at] : null
}

export const table: GameTable<Boss, BossEvent, Text> = {
  Board,
  Stock,
  Info: late(async () => (await import('./beside.ts')).Info),
  Face,
  answers: { stop: 'stop' },
  Hand: late(async () => (await import('./beside.ts')).Hand),
  foretell,
  status: (view, text) => text.screen.status(view.turn, ordersLeft(view), isLastOrder(view)),
  beats: async () => (await import('./beats.ts')).beats,
  position: async () => (await import('./position/index.ts')).describePosition,
  legend: async () => (await import('./legend/index.ts')).legend,
  moments: { span, load: async () => (await import('./moments/index.tsx')).scenes },
}
