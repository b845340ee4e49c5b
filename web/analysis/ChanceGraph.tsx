import { useLayoutEffect, useRef, useState } from 'react'
import type { PlainAnalysis } from '#bots/analyse.ts'
import type { Seat } from '#engine/state.ts'
import type { Seating } from '#session/seats.ts'
import { SeatGlyph } from '#table/SeatMark.tsx'
import { DASHES } from '#table/seats.ts'
import { apart, percent, spoken } from './points.ts'
import type { AnalysisText } from './text/text.ts'

interface ChanceGraphProps {
  readonly chances: readonly (readonly number[])[]
  /** The position at which anybody sat down, where the graph begins, and the last one. */
  readonly from: number
  readonly length: number
  readonly at: number
  readonly seat: Seat
  readonly seating: readonly Seating[]
  readonly analysis: PlainAnalysis | null
  readonly text: AnalysisText
  readonly onGo: (position: number) => void
}

const HEIGHT = 140
const LANE = 26
const TOP = 8
/** Room for “100 %” on both sides, on the right behind a seat's mark. */
const LEFT = 54
const RIGHT = 76

/** The chances of all seats over the game; a click, a finger or the arrow keys go to a position. */
export function ChanceGraph(props: ChanceGraphProps) {
  const { chances, from, length, at, seating, text, onGo } = props
  const box = useRef<HTMLElement>(null)
  const width = useWidth(box)
  const scale: Scale = {
    width,
    x: (n) => LEFT + (Math.max(0, n - from) * (width - LEFT - RIGHT)) / Math.max(1, length - from),
    y: (chance) => TOP + (1 - chance) * (HEIGHT - LANE - 2 * TOP),
  }
  return (
    <figure className="chances" ref={box}>
      <figcaption>
        <strong>{text.chanceOfAll}</strong>
        <span>
          <i className="lane-luck" /> {text.lucky} <i className="lane-cost" /> {text.givenAway}
        </span>
      </figcaption>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <Grid {...scale} />
        <rect className="chances-now" x={scale.x(at) - 3} width={6} y={TOP} height={HEIGHT - 2 * TOP} />
        <Lines {...props} {...scale} />
        <Costs {...props} {...scale} />
      </svg>
      <input
        type="range"
        min={from}
        max={length}
        value={at}
        aria-label={text.chanceOfAll}
        aria-valuetext={`${text.position(at, length)}. ${spoken(chances[at] ?? [], seating)}`}
        style={{ left: LEFT - 8, right: RIGHT - 8 }}
        onInput={(event) => onGo(Number(event.currentTarget.value))}
      />
    </figure>
  )
}

/** Where a position and a chance are drawn. */
interface Scale {
  readonly width: number
  x(n: number): number
  y(chance: number): number
}

function Grid({ width, y }: Scale) {
  return [0, 0.5, 1].map((chance) => (
    <g key={chance} className="chart-grid">
      <line x1={LEFT} x2={width - RIGHT} y1={y(chance)} y2={y(chance)} />
      <text x={LEFT - 5} y={y(chance) + 4} textAnchor="end">
        {percent(chance)}
      </text>
    </g>
  ))
}

/** A line for each seat, with its mark at the end. */
function Lines({ chances, from, seat, seating, x, y }: ChanceGraphProps & Scale) {
  return (
    <>
      {seating.map((one, i) => (
        <polyline
          key={i}
          className={`chart-line seat-${one.colour}${i === seat ? ' is-own' : ''}`}
          strokeDasharray={i === seat ? '' : DASHES[i]}
          points={chances
            .slice(from)
            .map((by, n) => `${x(from + n).toFixed(1)},${y(by[i]).toFixed(1)}`)
            .join(' ')}
        />
      ))}
      {ends(chances.at(-1) ?? [], y).map(({ seat: i, chance, at }) => (
        <g key={i} transform={`translate(${x(chances.length - 1) + 12} ${at})`}>
          <g transform="scale(.7)">
            <SeatGlyph seat={i} seating={seating[i]} />
          </g>
          <text className="chart-label" x={12} y={4}>
            {percent(chance)}
          </text>
        </g>
      ))}
    </>
  )
}

/** What luck and the seat itself did, and where it gave most away. */
function Costs({ analysis, chances, seat, x, y }: ChanceGraphProps & Scale) {
  if (!analysis) return null
  return (
    <>
      <Lane analysis={analysis} seat={seat} x={x} />
      {analysis.lessons
        .filter((lesson) => lesson.seat === seat)
        .map(({ at }) => (
          <g key={at} className="chances-cost" transform={`translate(${x(at)} ${y(chances[at][seat])})`}>
            <circle r={8} />
            <text y={4} textAnchor="middle">
              !
            </text>
          </g>
        ))}
    </>
  )
}

/** Room for a mark at the end of a line. */
const MARK = 17

/** Where the marks at the end of the lines go, from the best chance to the worst: none covers another, and the lowest stays beside the lane. */
function ends(last: readonly number[], y: Scale['y']): { seat: Seat; chance: number; at: number }[] {
  const best = last.map((chance, seat) => ({ seat, chance })).sort((a, b) => b.chance - a.chance)
  const places = apart(
    best.map(({ chance }) => y(chance)),
    MARK,
    HEIGHT - MARK,
  )
  return best.map((end, i) => ({ ...end, at: places[i] }))
}

/** Below the graph: what luck brought, up or down, and what was given away. */
function Lane({ analysis, seat, x }: { readonly analysis: PlainAnalysis; readonly seat: Seat; x(n: number): number }) {
  const middle = HEIGHT - LANE / 2
  const tall = (change: number) => Math.min(LANE / 2 - 1, Math.sqrt(Math.abs(change)) * 24)
  return (
    <g>
      <line className="lane-line" x1={x(analysis.from)} x2={x(analysis.luck.length)} y1={middle} y2={middle} />
      {analysis.luck.flatMap((by, n) => {
        const h = tall(by[seat])
        if (h < 1.5) return []
        return (
          <rect key={n} className="lane-luck" x={x(n)} width={3} y={by[seat] > 0 ? middle - h : middle} height={h} />
        )
      })}
      {analysis.verdicts.flatMap(({ at, seat: by, cost }) => {
        const h = tall(cost)
        if (by !== seat || cost <= 0 || h < 1.5) return []
        return <rect key={`cost ${at}`} className="lane-cost" x={x(at) - 3} width={3} y={middle} height={h} />
      })}
    </g>
  )
}

function useWidth(box: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(600)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width
}
