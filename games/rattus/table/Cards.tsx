import { useTable } from '#table/context.ts'
import { SeatGlyph } from '#table/SeatMark.tsx'
import { Spot } from '#table/Spot.tsx'
import type { PartProps } from '#table/types.ts'
import { CARDS } from '../data.ts'
import { moves } from '../moves.ts'
import { hasUsed, inFinalRound, NOBODY, type Rattus } from '../state.ts'
import type { Text } from '../text/text.ts'
import type { Box, Layout } from './layout.ts'
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
function Card({ view, text, who, card, box, compact }: CardProps) {
  const { id } = CARDS[card]
  const { name, text: ability, finalRound } = text.cards[id]
  const holder = view.cards[card]
  const held = holder === NOBODY ? text.info.unheld : text.info.heldBy(who(holder))
  const used = holder === view.active && hasUsed(view, card)
  return (
    <Spot
      id={`card:${id}`}
      moves={[moves.of.take[card], ...moves.of[id]]}
      className={used ? 'card is-used' : 'card'}
      transform={`translate(${box.x} ${box.y})`}
      title={`${name} (${held}): ${inFinalRound(view) ? finalRound : ability}`}
    >
      <rect className="card-paper" width={box.width} height={box.height} rx="7" />
      <rect className="card-rule" x="4" y="4" width={box.width - 8} height={box.height - 8} rx="4" />
      {box.width < 150 ? (
        <SmallCard name={name} card={card} box={box} />
      ) : (
        <FullCard name={name} short={text.info.abilities[id]} card={card} box={box} large={compact} />
      )}
      <Holder card={card} holder={holder} box={box} size={compact ? 1.5 : 1.1} used={used} />
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
      <g transform={`translate(${box.width / 2} 34)`}>
        <Sign name={CARDS[card].id} size={44} />
      </g>
      <text className="card-name" x={box.width / 2} y={box.height - 11} textAnchor="middle" fontSize="20">
        {name}
      </text>
    </>
  )
}

/** With its ability in a few words, of at most three lines. */
function FullCard({
  name,
  short,
  card,
  box,
  large,
}: CardFaceProps & { readonly short: string; readonly large: boolean }) {
  const size = large ? 27 : 18
  const top = large ? 86 : 56
  return (
    <>
      <g transform={large ? 'translate(44 46)' : 'translate(32 28)'}>
        <Sign name={CARDS[card].id} size={large ? 62 : 42} />
      </g>
      <text className="card-name" x={large ? 88 : 57} y={large ? 58 : 36} fontSize={large ? 38 : 22}>
        {name}
      </text>
      {lines(short, Math.floor((box.width - 20) / (size * 0.44))).map((line, i) => (
        <text key={i} className="card-text" x="12" y={top + size * 0.7 + i * size * 1.08} fontSize={size}>
          {line}
        </text>
      ))}
    </>
  )
}

/** Breaks a sentence into lines of at most so many letters. */
function lines(sentence: string, most: number): string[] {
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
}

/** The mark of who holds it, ticked once it is used. */
function Holder({ card, holder, box, size, used }: HolderProps) {
  const { seatOf } = useTable()
  return (
    <g
      transform={`translate(${box.width - 18 * size} ${18 * size}) scale(${size})`}
      data-spot={`holder:${CARDS[card].id}`}
    >
      {holder !== NOBODY && (
        <g className="piece">
          <SeatGlyph seat={holder} seating={seatOf(holder)} />
          {used && <path className="tick" d="M-7 1L-2 7L8 -7" />}
        </g>
      )}
    </g>
  )
}
