import { useTable } from '#table/context.ts'
import { SeatGlyph } from '#table/SeatMark.tsx'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { CARDS } from '../data.ts'
import { moves } from '../moves.ts'
import { hasUsed, NOBODY, type Rattus } from '../state.ts'
import type { Text } from '../text/text.ts'
import type { Box, Layout } from './layout.ts'
import { about } from './things.ts'
import { Sign } from './Token.tsx'

type Props = PartProps<Rattus, Text>

/** The six class cards: what they do, who holds them, which are used up in this turn. */
export function Cards({ layout, ...part }: Props & { readonly layout: Layout }) {
  return (
    <g className="cards">
      {CARDS.map(({ id }, card) => (
        <Card key={id} {...part} card={card} box={layout.cards[card]} compact={layout.compact} />
      ))}
    </g>
  )
}

interface CardProps extends Props {
  readonly card: number
  readonly box: Box
  readonly compact: boolean
}

/** A click takes the card, or offers what its holder can do with it. */
function Card({ view, text, card, box, compact }: CardProps) {
  const { seatOf } = useTable()
  const { id } = CARDS[card]
  const { name } = text.cards[id]
  const holder = view.cards[card]
  const used = holder === view.active && hasUsed(view, card)
  const frame = holder === NOBODY ? '' : ` seat-${seatOf(holder).colour}`
  return (
    <Spot
      id={`card:${id}`}
      moves={[moves.of.take[card], ...moves.of[id]]}
      className={`card${used ? ' is-used' : ''}${frame}`}
      transform={`translate(${box.x} ${box.y})`}
      about={about('card', card)}
    >
      <rect className="card-paper" width={box.width} height={box.height} rx="9" />
      {holder !== NOBODY && (
        <path
          className="card-foot"
          d={`M1.5 ${box.height - 12}V${box.height - 9}Q1.5 ${box.height - 1.5} 9 ${box.height - 1.5}H${box.width - 9}Q${box.width - 1.5} ${box.height - 1.5} ${box.width - 1.5} ${box.height - 9}V${box.height - 12}Z`}
        />
      )}
      {box.width < 150 ? (
        <SmallCard name={name} card={card} box={box} />
      ) : (
        <FullCard name={name} short={compact ? null : text.info.abilities[id]} card={card} box={box} />
      )}
      <rect className="edge" width={box.width} height={box.height} rx="9" />
      <Holder card={card} holder={holder} box={box} size={compact ? 1.7 : 1.2} used={used} low={!compact} />
    </Spot>
  )
}

interface CardFaceProps {
  readonly name: string
  readonly card: number
  readonly box: Box
}

function SmallCard({ name, card, box }: CardFaceProps) {
  return (
    <>
      <g transform={`translate(${box.width / 2 - 14} 36)`}>
        <Sign name={CARDS[card].id} size={48} />
      </g>
      <text className="card-name" x={box.width / 2} y={box.height - 18} textAnchor="middle" fontSize="21">
        {name}
      </text>
    </>
  )
}

/** With its ability in a few words, of at most four lines; on a small screen a tap tells. */
function FullCard({ name, short, card, box }: CardFaceProps & { readonly short: string | null }) {
  const large = short === null
  return (
    <>
      <g transform={large ? 'translate(44 48)' : 'translate(29 27)'}>
        <Sign name={CARDS[card].id} size={large ? 60 : 40} />
      </g>
      <text className="card-name" x={large ? 84 : 55} y={large ? 60 : 35} fontSize={large ? 32 : 24}>
        {name}
      </text>
      {lines(short ?? '', Math.floor((box.width - 14) / (CARD_TEXT * 0.46))).map((line, i) => (
        <text key={i} className="card-text" x="11" y={64 + i * CARD_TEXT * 1.02} fontSize={CARD_TEXT}>
          {line}
        </text>
      ))}
    </>
  )
}

const CARD_TEXT = 17.5

/** Breaks a sentence into lines of at most so many letters. */
function lines(sentence: string, most: number): string[] {
  if (!sentence) return []
  const broken: string[] = []
  for (const word of sentence.split(' ')) {
    const last = broken.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) broken[broken.length - 1] = `${last} ${word}`
    else broken.push(word)
  }
  return broken
}

interface HolderProps {
  readonly card: number
  readonly holder: number
  readonly box: Box
  readonly size: number
  readonly used: boolean
  /** At the foot of the card, or at its head. */
  readonly low: boolean
}

/** The mark of who holds it, with a tick beside it once it is used. */
function Holder({ card, holder, box, size, used, low }: HolderProps) {
  const { seatOf } = useTable()
  return (
    <g
      transform={`translate(${box.width - 15 * size} ${low ? box.height - 17 * size : 17 * size}) scale(${size})`}
      data-spot={`holder:${CARDS[card].id}`}
    >
      {holder !== NOBODY && (
        <g className="piece">
          <SeatGlyph seat={holder} seating={seatOf(holder)} />
          {used && <path className="tick" d="M-29 1L-24 7L-14 -7" />}
        </g>
      )}
    </g>
  )
}
