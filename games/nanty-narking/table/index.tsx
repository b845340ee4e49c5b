import './typeface/typeface.css'
import './table.css'
import './cards.css'
import './panels.css'
import type { Move } from '#engine/move.ts'
import type { GameTable, PartProps } from '#table/types.ts'
import { CARDS, INTERRUPTS } from '../data/cards.ts'
import { KINDS } from '../data.ts'
import type { NantyEvent } from '../events.ts'
import type { NantyNarking } from '../state.ts'
import type { Text } from '../text/text.ts'
import { Board } from './Board.tsx'
import { foretell } from './foretell.ts'
import { late } from '#table/late.tsx'
import { span } from './moments/span.ts'
import { about } from './things.ts'

const HouseSign = late(async () => (await import('./beside.ts')).HouseSign)
const SmallSign = late(async () => (await import('./beside.ts')).SmallSign)
const Symbols = late(async () => (await import('./beside.ts')).Symbols)

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

export const table: GameTable<NantyNarking, NantyEvent, Text> = {
  Board,
  Stock: late(async () => (await import('./beside.ts')).Stock),
  Score: ({ view, seat }) => (
    <span className="purse" data-spot={`purse:${seat}`} {...about('money', seat)}>
      £{view.money[seat]}
    </span>
  ),
  Goal: late(async () => (await import('./beside.ts')).Goal),
  Info: late(async () => (await import('./Info.tsx')).Info), // the board comes first
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
  Hand: late(async () => (await import('./beside.ts')).Hand),
  foretell,
  status: (view, text) => text.screen.status(view.turn),
  beats: async () => (await import('./beats.ts')).beats,
  position: async () => (await import('./position/index.ts')).describePosition,
  legend: async () => (await import('./legend/index.ts')).legend,
  moments: { span, load: async () => (await import('./moments/index.tsx')).scenes },
}
