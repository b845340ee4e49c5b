import { useState } from 'react'
import type { PlainAnalysis } from '#bots/analyse.ts'
import type { Seat } from '#engine/state.ts'
import type { Seating } from '#session/seats.ts'
import { percent, signed, luckOf, turnsOf, type TurnLine } from './points.ts'
import type { AnalysisText } from './text/text.ts'

export type PlainLesson = PlainAnalysis['lessons'][number]

interface SummaryProps {
  readonly analysis: PlainAnalysis
  readonly seat: Seat
  readonly seating: readonly Seating[]
  readonly text: AnalysisText
  readonly onSeat: (seat: Seat) => void
}

/** A seat's game in one look: where its chance went. */
export function Summary({ analysis: { from, chances, shares }, seat, seating, text, onSeat }: SummaryProps) {
  const { choice, luck, others } = shares[seat]
  const row = (name: string, value: string) => (
    <tr>
      <th scope="row">{name}</th>
      <td>{value}</td>
    </tr>
  )
  return (
    <section className="findings-summary">
      <label>
        {text.whose}{' '}
        <select value={seat} onChange={(event) => onSeat(Number(event.currentTarget.value))}>
          {seating.map(({ name }, one) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <table>
        <tbody>
          {row(text.start, percent(chances[from][seat]))}
          {row(text.choices, signed(choice))}
          {row(text.luck, signed(luck))}
          {row(text.others, signed(others))}
          {row(text.end, percent(chances.at(-1)?.[seat] ?? 0))}
        </tbody>
      </table>
      <small>{text.othersHelp}</small>
    </section>
  )
}

interface ListsProps {
  readonly analysis: PlainAnalysis
  readonly seat: Seat
  readonly at: number
  readonly text: AnalysisText
  /** The number of the turn at a position, from 1. */
  readonly turnAt: (at: number) => number
  /** What was done at a position, in a few words. */
  readonly doneAt: (at: number) => string
  readonly onGo: (at: number) => void
}

const TABS = ['costly', 'allTurns', 'luckiest'] as const

/** The turns that cost most, all of them, and what luck did: a click goes there. */
export function Lists(props: ListsProps) {
  const { analysis, seat, text, turnAt } = props
  const [tab, setTab] = useState<(typeof TABS)[number]>('costly')
  const lines = {
    costly: analysis.lessons
      .filter((lesson) => lesson.seat === seat)
      .map(({ at, cost }) => ({ at, turn: turnAt(at), change: -cost })),
    allTurns: turnsOf(analysis, seat).map((line) => ({ ...line, turn: turnAt(line.at) })),
    luckiest: luckOf(analysis, turnAt, seat),
  }
  const nothing = { costly: text.nothingCostly, allTurns: '', luckiest: text.noLuck }
  return (
    <section className="findings-lists">
      <div role="tablist">
        {TABS.map((name) => (
          <button key={name} type="button" role="tab" aria-selected={name === tab} onClick={() => setTab(name)}>
            {text[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" aria-label={text[tab]}>
        {lines[tab].length === 0 ? <p>{nothing[tab]}</p> : <Lines {...props} lines={lines[tab]} />}
      </div>
    </section>
  )
}

function Lines({ lines, at, text, doneAt, onGo }: ListsProps & { readonly lines: readonly TurnLine[] }) {
  return (
    <ol>
      {lines.map((line) => (
        <li key={line.at}>
          <button
            type="button"
            className="line-button"
            aria-current={line.at === at ? 'true' : undefined}
            onClick={() => onGo(line.at)}
          >
            <strong>{text.turn(line.turn)}</strong>
            <span>{doneAt(line.at)}</span>
            <b className={line.change < -0.005 ? 'is-loss' : undefined}>{signed(line.change)}</b>
          </button>
        </li>
      ))}
    </ol>
  )
}

interface CloserProps {
  readonly lesson: PlainLesson
  readonly turn: number
  readonly luck: number
  readonly text: AnalysisText
  /** What a move of that position is called. */
  readonly label: (move: string) => string
  readonly reason: string | null
  readonly inLine: boolean
  readonly onLine: () => void
  readonly onEndLine: () => void
  readonly onFromHere: () => void
}

/** One turn that cost much: what was played, what was better, by how much, and why. */
export function Closer(props: CloserProps) {
  const { lesson, turn, luck, text, label, reason } = props
  const most = Math.max(...lesson.options.map(({ chance }) => chance), 0.01)
  return (
    <section className="findings-closer" aria-live="polite">
      <h3>{text.cost(turn, Math.round(100 * lesson.cost))}</h3>
      <p>
        {text.instead} <strong>{label(lesson.best)}</strong>
      </p>
      <ul>
        {lesson.options.map(({ move, chance }, i) => (
          <li key={move} className={move === lesson.played ? 'is-played' : i === 0 ? 'is-better' : undefined}>
            <span>
              {label(move)}
              {move === lesson.played && ` (${text.played})`}
            </span>
            <b>{percent(chance)}</b>
            <i style={{ width: `${(100 * chance) / most}%` }} />
          </li>
        ))}
      </ul>
      <p>
        {reason && text.why(reason)} <small>{text.knewThen}</small>
      </p>
      <p>
        <small>{Math.abs(luck) < 0.005 ? text.noLuckHere : text.luckOf(signed(luck))}</small>
      </p>
      <p className="row">
        <button type="button" className="choice primary" onClick={props.inLine ? props.onEndLine : props.onLine}>
          {props.inLine ? text.endLine : text.line}
        </button>
        <button type="button" className="choice" onClick={props.onFromHere}>
          {text.fromHere}
        </button>
      </p>
    </section>
  )
}
