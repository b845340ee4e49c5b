import { AMOUNTS, CARDS, IS_INTERRUPT, isGrey, SYMBOLS } from '../data/cards.ts'
import type { Text } from '../text/text.ts'
import { Symbols } from './Sign.tsx'

interface FaceProps {
  readonly card: number
  readonly text: Text
  /** The symbol being carried out; those before it are done. Left out where nothing is. */
  readonly now?: number
  readonly large?: boolean
}

/** An action card: name, symbols in their order, words. */
export function CardFace({ card, text, now, large = false }: FaceProps) {
  const [name, words] = text.cards[CARDS[card]]
  const plain = !SYMBOLS[card].includes('scroll') && !IS_INTERRUPT[card] && SYMBOLS[card].length > 0
  const tone = isGrey(card) ? 'is-grey' : 'is-red'
  return (
    <span className={`nn-card ${tone} ${large ? 'is-large' : ''}`} lang={text.screen.language}>
      <span className="card-name">{name}</span>
      <Symbols card={card} text={text} now={now} size={large ? 34 : 21} />
      {(!plain || (!large && now === undefined)) && (
        <Words words={plain ? symbolsInWords(card, text).join(', ') : words} />
      )}
      {(large || now !== undefined) && <SymbolWords card={card} text={text} now={now} />}
    </span>
  )
}

/** Words beyond this number of letters are set smaller. */
const LONG = 84

/** What a card says; one without a text says its symbols. */
const Words = ({ words }: { readonly words: string }) => (
  <span className={words.length > LONG ? 'card-words is-long' : 'card-words'}>{words}</span>
)

const symbolsInWords = (card: number, text: Text): string[] =>
  SYMBOLS[card].map((symbol, i) => (symbol === 'money' ? `£${AMOUNTS[card][i]}` : text.symbols[symbol]))

/** What the symbols mean, for a close look and while they are carried out. */
const SymbolWords = ({ card, text, now = -1 }: Pick<FaceProps, 'card' | 'text' | 'now'>) => (
  <ol className="symbol-words">
    {symbolsInWords(card, text).map((words, i) => (
      <li key={i} className={i < now ? 'is-done' : i === now ? 'is-now' : undefined}>
        {words}
      </li>
    ))}
  </ol>
)

/** All that a card says, in a sentence for a screen reader. */
export function cardLabel(card: number, text: Text): string {
  const [name, words] = text.cards[CARDS[card]]
  return `${name}. ${symbolsInWords(card, text).join(', ')}. ${words}`
}
