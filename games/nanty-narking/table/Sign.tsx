import { HOUSES } from '../data.ts'
import { AMOUNTS, SYMBOLS, type Symbol } from '../data/cards.ts'
import type { Text } from '../text/text.ts'
import { COIN, FRONTS, PAWN } from './outlines.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './signs.ts'

export type SignName = IconName | 'place-agent' | 'money'

interface SignProps {
  readonly name: SignName
  readonly x?: number
  readonly y?: number
  readonly size: number
}

/** A symbol inside an SVG, around the point given. */
export function Sign({ name, x = 0, y = 0, size }: SignProps) {
  if (name === 'place-agent' || name === 'money') {
    const d = name === 'money' ? COIN : PAWN
    return <path className="sign" d={d} transform={`translate(${x} ${y}) scale(${size / 34})`} />
  }
  return <Icon name={name} x={x} y={y} size={size} />
}

/** A symbol in running text. */
export function SmallSign({ name, size = 16 }: { readonly name: SignName; readonly size?: number }) {
  return (
    <svg className="small-sign" viewBox="-17 -17 34 34" width={size} height={size} aria-hidden="true">
      <Sign name={name} size={34} />
    </svg>
  )
}

interface CardSymbolProps {
  readonly symbol: Symbol
  readonly amount: number
  readonly state?: 'done' | 'now' | 'open'
  readonly label: string
  readonly size?: number
}

/** A symbol of a card, with its sum if it brings money. */
function CardSymbol({ symbol, amount, state = 'open', label, size = 20 }: CardSymbolProps) {
  return (
    <span className={`card-symbol is-${state} on-${symbol}`} title={label}>
      {symbol === 'money' ? (
        <b style={{ fontSize: size * 0.72 }}>£{amount}</b>
      ) : (
        <SmallSign name={symbol} size={size} />
      )}
    </span>
  )
}

interface SymbolsProps {
  readonly card: number
  readonly text: Pick<Text, 'symbols'>
  /** The symbol being carried out; those before it are done. Left out where nothing is. */
  readonly now?: number
  readonly size: number
}

/** The symbols of a card in the order in which they are carried out. */
export function Symbols({ card, text, now, size }: SymbolsProps) {
  const stateOf = (i: number) => (now === undefined ? 'open' : i < now ? 'done' : i === now ? 'now' : 'open')
  return (
    <span className="card-symbols">
      {SYMBOLS[card].map((symbol, i) => (
        <CardSymbol
          key={i}
          symbol={symbol}
          amount={AMOUNTS[card][i]}
          state={stateOf(i)}
          label={text.symbols[symbol]}
          size={size}
        />
      ))}
    </span>
  )
}

export const HouseSign = ({ house, size = 20 }: { readonly house: number; readonly size?: number }) => (
  <svg className="small-sign" viewBox="-17 -18 34 34" width={size} height={size} aria-hidden="true">
    <path d={FRONTS[HOUSES[house]]} />
  </svg>
)
