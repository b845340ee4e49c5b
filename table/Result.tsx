import type { ReactNode } from 'react'
import type { Result } from '#engine/game.ts'
import type { Seat, State } from '#engine/state.ts'
import type { GameText } from '#engine/text.ts'
import { bestOf, winnersOf, wonByPoints } from '#session/winners.ts'
import { useTable } from './context.ts'
import { ScoreChart } from './ScoreChart.tsx'
import { SeatMark } from './SeatMark.tsx'

interface ResultSheetProps {
  readonly result: Result
  /** The last position. */
  readonly view: State
  readonly text: GameText
  /** The scores after each turn. */
  readonly history: readonly (readonly number[])[]
  readonly ruleHref: (clause: string) => string
}

/** Who won and by what; then what the points came from, line by line, if they decided. */
export function ResultSheet({ result, view, text, history, ruleHref }: ResultSheetProps) {
  const { seating } = useTable()
  const order = seating.map((_, seat) => seat).sort((a, b) => result.places[a] - result.places[b])
  const points = wonByPoints(result)
  return (
    <div className="result">
      <Winners result={result} view={view} text={text} ruleHref={ruleHref} />
      {text.epilogue && <Epilogue order={order} view={view} text={text} />}
      {points && <ScoreSheet result={result} order={order} text={text} />}
      {points && <ScoreChart history={history} />}
    </div>
  )
}

/** The moment: names under laurels, and what made them win. */
function Winners({ result, view, text, ruleHref }: Omit<ResultSheetProps, 'history'>) {
  const { seating, words } = useTable()
  const winners = winnersOf(result)
  const isDraw = winners.length === seating.length
  const reason = useReason(result, view, text)
  return (
    <header className="winners">
      {!isDraw && (
        <svg className="laurels" viewBox="-40 -30 80 60" aria-hidden="true">
          <path d={LAUREL} />
          <path d={LAUREL} transform="scale(-1 1)" />
        </svg>
      )}
      {!isDraw && (
        <span className="winner-marks">
          {winners.map((seat) => (
            <SeatMark key={seat} seat={seat} seating={seating[seat]} size={48} />
          ))}
        </span>
      )}
      <div>
        <h2>{isDraw ? words.draw : words.wins(winners.map((seat) => seating[seat].name))}</h2>
        {!isDraw && <p className="won-by">{reason}</p>}
        {result.decidedBy && (
          <p>
            {text.clauses[result.decidedBy]} <a href={ruleHref(result.decidedBy)}>{result.decidedBy}</a>
          </p>
        )}
      </div>
    </header>
  )
}

/** A branch with five leaves. */
const LAUREL = `M-6 26Q-34 18 -30 -16${[0, 1, 2, 3, 4]
  .map((i) => `M${-18 - i * 3.4} ${19 - i * 9}q-12 -2 -14 -12q12 0 14 12z`)
  .join('')}`

/** By what: how many points more than the next, or what was wanted and reached. */
function useReason(result: Result, view: State, text: GameText): string {
  const { seating, words } = useTable()
  const winners = winnersOf(result)
  if (!wonByPoints(result)) return winners.map((seat) => text.epilogue?.(view, seat) ?? '').join(' ')
  const others = (seat: Seat) => !winners.includes(seat)
  const [won, next] = [bestOf(result, (seat) => !others(seat)), bestOf(result, others)]
  const behind = seating.filter((_, seat) => others(seat) && result.scores[seat] === next).map(({ name }) => name)
  return words.wonWith(won, won - next, behind)
}

interface OrderedProps extends Pick<ResultSheetProps, 'text'> {
  /** Seats by place. */
  readonly order: readonly Seat[]
}

/** What each seat was after, now that it may be told. */
function Epilogue({ order, view, text }: OrderedProps & Pick<ResultSheetProps, 'view'>) {
  const { seating, words } = useTable()
  return (
    <section>
      <h3>{words.wanted}</h3>
      <ul className="epilogue">
        {order.map((seat) => (
          <li key={seat}>
            <SeatMark seat={seat} seating={seating[seat]} /> <b>{seating[seat].name}</b> {text.epilogue?.(view, seat)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ScoreSheet({ result, order, text }: OrderedProps & Pick<ResultSheetProps, 'result'>) {
  const { seating, words } = useTable()
  return (
    <div className="sheet-scroll" tabIndex={0}>
      <table className="sheet">
        <thead>
          <tr>
            <td />
            {order.map((seat) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} seating={seating[seat]} /> {seating[seat].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.sheet.map(({ line, points }) => (
            <Row key={line} name={text.sheet[line]} cells={order.map((seat) => points[seat])} />
          ))}
        </tbody>
        <tfoot>
          <Row name={words.total} cells={order.map((seat) => result.scores[seat])} />
          <Row name={words.place} cells={order.map((seat) => `${result.places[seat]}.`)} />
        </tfoot>
      </table>
    </div>
  )
}

const Row = ({ name, cells }: { readonly name: string; readonly cells: readonly ReactNode[] }) => (
  <tr>
    <th scope="row">{name}</th>
    {cells.map((cell, i) => (
      <td key={i}>{cell}</td>
    ))}
  </tr>
)
