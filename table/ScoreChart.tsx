import { useTable } from './context.ts'
import { SeatGlyph } from './SeatMark.tsx'
import { DASHES } from './seats.ts'

const WIDTH = 480
const HEIGHT = 180
const LEFT = 34
const BOTTOM = 22
const RIGHT = 22

/** The scores of all seats over the turns. */
export function ScoreChart({ history }: { readonly history: readonly (readonly number[])[] }) {
  const { seating, words } = useTable()
  if (history.length < 2) return null
  const all = history.flat()
  const top = niceTop(Math.max(1, ...all))
  const low = Math.min(0, ...all)
  const x = (turn: number) => LEFT + (turn * (WIDTH - LEFT - RIGHT)) / (history.length - 1)
  const y = (score: number) => 8 + ((top - score) * (HEIGHT - BOTTOM - 8)) / (top - low)
  return (
    <figure className="chart">
      <figcaption>{words.scoresOverTurns}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.scoresOverTurns}>
        {[low, (low + top) / 2, top].map((score) => (
          <g key={score} className="chart-grid">
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(score)} y2={y(score)} />
            <text x={LEFT - 5} y={y(score) + 4} textAnchor="end">
              {Math.round(score)}
            </text>
          </g>
        ))}
        <text className="chart-label" x={WIDTH - RIGHT} y={HEIGHT - 4} textAnchor="end">
          {words.turn(history.length - 1)}
        </text>
        {seating.map((one, seat) => (
          <polyline
            key={seat}
            className={`chart-line seat-${one.colour}`}
            strokeDasharray={DASHES[seat]}
            points={history.map((scores, turn) => `${x(turn)},${y(scores[seat])}`).join(' ')}
          />
        ))}
        {seating.map((one, seat) => (
          <g key={seat} transform={`translate(${WIDTH - RIGHT + 10} ${y(history.at(-1)?.[seat] ?? 0)}) scale(.8)`}>
            <SeatGlyph seat={seat} seating={one} />
          </g>
        ))}
      </svg>
    </figure>
  )
}

const niceTop = (max: number): number => {
  const step = 10 ** Math.floor(Math.log10(max)) / 2
  return Math.ceil(max / step) * step
}
