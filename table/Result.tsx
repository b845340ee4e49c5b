import type { Result } from '#engine/game.ts'
import type { GameText } from '#engine/text.ts'
import { useTable } from './context.ts'
import { ScoreChart } from './ScoreChart.tsx'
import { SeatMark } from './SeatMark.tsx'

interface ResultSheetProps {
  readonly result: Result
  readonly text: GameText
  /** The scores after each turn. */
  readonly history: readonly (readonly number[])[]
  readonly ruleHref: (clause: string) => string
}

/** Who won, and what the points came from, line by line. */
export function ResultSheet({ result, text, history, ruleHref }: ResultSheetProps) {
  const { seating, words } = useTable()
  const winners = seating.filter((_, seat) => result.places[seat] === 1).map((one) => one.name)
  const order = seating.map((_, seat) => seat).sort((a, b) => result.places[a] - result.places[b])
  return (
    <div className="result">
      <h2>{winners.length === seating.length ? words.draw : words.wins(winners)}</h2>
      {result.decidedBy && (
        <p>
          {text.clauses[result.decidedBy]} <a href={ruleHref(result.decidedBy)}>{result.decidedBy}</a>
        </p>
      )}
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
              <tr key={line}>
                <th scope="row">{text.sheet[line]}</th>
                {order.map((seat) => (
                  <td key={seat}>{points[seat]}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              {order.map((seat) => (
                <td key={seat}>{result.scores[seat]}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{words.place}</th>
              {order.map((seat) => (
                <td key={seat}>{result.places[seat]}.</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <ScoreChart history={history} />
    </div>
  )
}
