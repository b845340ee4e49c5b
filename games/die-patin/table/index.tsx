import './typeface/typeface.css'
import './table.css'
import type { Move } from '#engine/move.ts'
import { useTable } from '#table/context.ts'
import { SeatMark } from '#table/SeatMark.tsx'
import type { GameTable, PartProps } from '#table/types.ts'
import type { ReactNode } from 'react'
import { AREAS, BOSS, CARDS, HENCHMEN, INVASION_RATS, ROUNDS, type CardId } from '../data.ts'
import type { PatinEvent } from '../events.ts'
import { NOBODY, type DiePatin } from '../state.ts'
import { intrigue, mission } from '../steps.ts'
import type { Text } from '../text/text.ts'
import { Board } from './Board.tsx'
import { foretell } from './foretell.ts'
import { Info } from './Info.tsx'
import { MISSION_ICONS } from './Panels.tsx'
import { InlineIcon, ShopSign } from './Pieces.tsx'
import { Stock } from './Stock.tsx'
import { span } from './moments/span.ts'

type Props = PartProps<DiePatin, Text>

/** Cards, figures, shops and missions with their picture. */
function Face({ view, text, who, move }: Props & { readonly move: Move }) {
  const label = text.moves[move.verb as keyof Text['moves']](move.at, view, who)
  switch (move.verb) {
    case 'card':
      return <CardFace text={text} card={CARDS[move.at]} />
    case 'area':
      return <AreaFace view={view} text={text} area={move.at} />
    case 'figure':
      return withIcon(<InlineIcon name={move.at === BOSS ? 'star' : 'hat-shop'} size={20} />, label)
    case 'place':
    case 'settle':
    case 'invade':
    case 'remove':
    case 'from':
      return <RatFace view={view} text={text} move={move} />
    case 'loot':
      return withIcon(<InlineIcon name="loot" size={20} />, label)
    case 'mission':
      return withIcon(<InlineIcon name={MISSION_ICONS[move.at]} size={20} />, label)
    case 'back-room':
      return withIcon(
        <svg viewBox="-23 -23 48 48" width="36" height="36" className="die-patin-board">
          <ShopSign tile={move.at} />
        </svg>,
        label,
      )
    default:
      return null
  }
}

/** A card with what it does: this is chosen once a round and worth a look. */
function CardFace({ text, card }: { readonly text: Text; readonly card: CardId }) {
  const { name, says } = text.cards[card]
  return (
    <span className="pat-card-face">
      <InlineIcon name={card} size={26} />
      <b>{name}</b>
      <small>{says}</small>
    </span>
  )
}

/** An area and whose it is. */
function AreaFace({ view, text, area }: Pick<Props, 'view' | 'text'> & { readonly area: number }) {
  const { seatOf } = useTable()
  const owner = view.owner[area]
  return (
    <span className="pat-face">
      {owner !== NOBODY && <SeatMark seat={owner} seating={seatOf(owner)} size={18} />}
      {text.areas[AREAS[area].id]}
    </span>
  )
}

const CHANGE: Readonly<Record<string, string>> = { place: '+1', invade: `+${INVASION_RATS}`, remove: '−1', from: '−1' }

/** A rat comes or goes: whose, at which corner, and how many are there now. */
function RatFace({ view, text, move }: Pick<Props, 'view' | 'text'> & { readonly move: Move }) {
  const { seatOf, question } = useTable()
  const owner = view.ratsOf[move.at]
  const { count } = (question?.step ?? {}) as { readonly count?: number }
  const change = CHANGE[move.verb] ?? `+${count ?? ''}`
  return (
    <span className="pat-face">
      <InlineIcon name="rat" size={20} />
      <b className={change.startsWith('+') ? 'is-plus' : 'is-minus'}>{change}</b>
      {text.info.corner(move.at)}
      {owner !== NOBODY && (
        <>
          <SeatMark seat={owner} seating={seatOf(owner)} size={18} />
          {view.rats[move.at]}
        </>
      )}
    </span>
  )
}

const withIcon = (icon: ReactNode, label: string): ReactNode => (
  <span className="pat-face">
    {icon} {label}
  </span>
)

/** Round and, while figures are placed, how often every seat has had its turn. */
function status(view: DiePatin, text: Text): string {
  const { info } = text
  const step = view.agenda.at(-1)
  if (view.round === 0) return info.setup
  const round = info.round(view.round, ROUNDS)
  if (intrigue.is(step)) return `${round}, ${info.cards}`
  if (step === undefined || mission.is(step)) return `${round}, ${info.missions}`
  const turnsEach = HENCHMEN + 1
  const turn = Math.floor((view.turn - 1) / view.seats) % turnsEach
  return `${round}, ${info.turn(turn + 1, turnsEach)}`
}

export const table: GameTable<DiePatin, PatinEvent, Text> = {
  Board,
  Stock,
  Info,
  Face,
  answers: { done: 'stop', decline: 'stop', skip: 'stop', 'no-mission': 'stop' },
  foretell,
  status,
  beats: async () => (await import('./beats.ts')).beats,
  position: async () => (await import('./position/index.ts')).describePosition,
  legend: async () => (await import('./legend/index.ts')).legend,
  moments: {
    span,
    load: async () => (await import('./moments/index.tsx')).scenes,
  },
}
