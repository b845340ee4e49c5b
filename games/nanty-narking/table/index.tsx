import './typeface/typeface.css'
import './table.css'
import './cards.css'
import './panels.css'
import type { Move } from '#engine/move.ts'
import type { Told } from '#engine/game.ts'
import type { GameTable, PartProps } from '#table/types.ts'
import { CARDS, INTERRUPTS } from '../data/cards.ts'
import { KINDS } from '../data.ts'
import type { NantyEvent } from '../events.ts'
import type { NantyNarking } from '../state.ts'
import type { Text } from '../text/text.ts'
import { beats } from './beats.ts'
import { Board } from './Board.tsx'
import { Symbols } from './Card.tsx'
import { foretell } from './foretell.ts'
import { Hand } from './Hand.tsx'
import { Info } from './Info.tsx'
import { SmallSign } from './Sign.tsx'
import { Stock } from './Stock.tsx'
import { HouseSign } from './Tickets.tsx'

type FaceProps = PartProps<NantyNarking, Text> & { readonly move: Move }

/** Cards show their symbols, pieces their sign. */
function Face({ view, text, who, move }: FaceProps) {
  const label = text.moves[move.verb as keyof Text['moves']](move.at, view, who)
  if (move.verb === 'kind') return <Signed sign={<SmallSign name={KINDS[move.at]} size={22} />} label={label} />
  if (move.verb === 'house-kind') return <Signed sign={<HouseSign house={move.at} size={22} />} label={label} />
  const card = CARD_VERBS.has(move.verb) ? move.at : move.verb === 'react' ? INTERRUPTS[move.at] : -1
  if (card < 0) return null
  const name = move.verb === 'play' ? text.cards[CARDS[card]][0] : label
  return <Signed sign={<Symbols card={card} text={text} size={17} />} label={name} />
}

const CARD_VERBS: ReadonlySet<string> = new Set(['play', 'give', 'discard', 'take', 'keep'])

const Signed = ({ sign, label }: { readonly sign: React.ReactNode; readonly label: string }) => (
  <>
    {sign} {label}
  </>
)

/** What an event itself brings about. */
const BY_EVENT: ReadonlySet<string> = new Set([
  'event-dice',
  'removed',
  'calmed',
  'house-lost',
  'card-lost',
  'fog',
  'riots',
  'placed',
  'card-voided',
  'kept-away',
])
const ENDS: ReadonlySet<string> = new Set(['declared', 'deck-out', 'revealed'])

/** An event with what it brings about, or the end with the masks. */
function momentFrom(events: readonly Told<NantyEvent>[], from: number): number {
  const { kind } = events[from]
  if (kind !== 'event' && !ENDS.has(kind)) return 0
  const belongs = kind === 'event' ? BY_EVENT : ENDS
  const end = events.findIndex((event, i) => i > from && !belongs.has(event.kind))
  return (end < 0 ? events.length : end) - from
}

export const table: GameTable<NantyNarking, NantyEvent, Text> = {
  Board,
  Stock,
  Info,
  Face,
  answers: {
    use: 'may',
    agent: 'may',
    house: 'may',
    throw: 'may',
    watson: 'may',
    declare: 'may',
    skip: 'stop',
    end: 'stop',
    done: 'stop',
    pass: 'stop',
    stay: 'stop',
    refuse: 'stop',
  },
  Hand,
  foretell,
  status: (view, text) => text.screen.status(view.turn, view.deck.length),
  beats,
  moments: { span: momentFrom, load: async () => (await import('./moments/index.tsx')).scenes },
}
