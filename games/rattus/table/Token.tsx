import { ALL, CARDS, FACES, MAJORITY } from '../data.ts'
import { ICONS } from './generated/icons.ts'

/** An icon in a box of `size` around the origin. */
export function Sign({ name, size }: { readonly name: keyof typeof ICONS; readonly size: number }) {
  const scale = size / 512
  return <path className="sign" d={ICONS[name]} transform={`scale(${scale}) translate(-256 -256)`} />
}

/** A symbol of the rats: a class by the icon of its card, majority and all by their letters. */
export function SymbolSign({ symbol, size }: { readonly symbol: number; readonly size: number }) {
  if (symbol < MAJORITY) return <Sign name={CARDS[symbol].id} size={size} />
  return (
    <text className="symbol-letter" textAnchor="middle" y={size * 0.36} fontSize={size * 1.12}>
      {symbol === ALL ? 'A' : 'M'}
    </text>
  )
}

/** A rat as it runs about on the board: black with a pale rim. */
export function RatPiece({ size }: { readonly size: number }) {
  return (
    <g className="rat-piece">
      <ellipse cy={size * 0.36} rx={size * 0.46} ry={size * 0.12} className="rat-ground" />
      <Sign name="rat" size={size} />
    </g>
  )
}

/** A rat token face down, around the origin. All backs are alike. */
export function RatBack({ radius }: { readonly radius: number }) {
  return (
    <g className="rat-back">
      <circle r={radius} />
      <Sign name="rat" size={radius * 1.5} />
    </g>
  )
}

const ROWS: readonly (readonly number[])[] = [[], [1], [2], [3], [2, 2], [3, 2]]

/** A rat face up in a circle of 30: its limit above, its symbols below. */
export function RatFace({ face }: { readonly face: number }) {
  const { limit, symbols } = FACES[face]
  const rows = ROWS[symbols.length]
  return (
    <g className="rat-face">
      <circle r="30" />
      <text className="limit" textAnchor="middle" y={rows.length > 1 ? -7 : -3}>
        {limit}
        <tspan className="plus">+</tspan>
      </text>
      {symbols.map((symbol, i) => {
        const row = i < rows[0] ? 0 : 1
        const place = row === 0 ? i : i - rows[0]
        const x = (place - (rows[row] - 1) / 2) * 16
        const y = rows.length > 1 ? 4 + row * 15 : 12
        return (
          <g key={symbol} transform={`translate(${x} ${y})`}>
            <SymbolSign symbol={symbol} size={14} />
          </g>
        )
      })}
    </g>
  )
}

/** A rat that the eye has looked at, as large as one that runs about: its limit, and its signs below. */
export function RatPeek({ face, radius }: { readonly face: number; readonly radius: number }) {
  return (
    <g className="is-peek" transform={`scale(${radius / 26})`}>
      <RatFace face={face} />
    </g>
  )
}

/** The same pictures in running text. */
export function TokenPicture({ face, size }: { readonly face: number | null; readonly size: number }) {
  return (
    <svg className="rattus-picture" viewBox="-31 -31 62 62" width={size} height={size} aria-hidden="true">
      {face === null ? <RatBack radius={30} /> : <RatFace face={face} />}
    </svg>
  )
}

export function SignPicture({ name, size }: { readonly name: keyof typeof ICONS; readonly size: number }) {
  return (
    <svg className="rattus-picture" viewBox="0 0 512 512" width={size} height={size} aria-hidden="true">
      <path className="sign" d={ICONS[name]} />
    </svg>
  )
}
