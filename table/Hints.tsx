import type { GameText, Who } from '#engine/text.ts'
import type { State } from '#engine/state.ts'
import { useTable, type Hint } from './context.ts'

interface HintsProps {
  readonly hints: readonly Hint[]
  readonly view: State
  readonly text: GameText
  readonly who: Who
  readonly onClose: () => void
}

/** What a strong bot would do, with the chance to win and one reason for each; a click does it. */
export function Hints({ hints, view, text, who, onClose }: HintsProps) {
  const { words, choose, preview } = useTable()
  return (
    <section className="hints" aria-label={words.hint} role="status">
      <p>
        <strong>{words.hintHead}</strong>
        <button type="button" className="link" onClick={onClose}>
          {words.close}
        </button>
      </p>
      <ol>
        {hints.map(({ move, chance, reason }) => (
          <li key={move.id}>
            <button
              type="button"
              className="line-button"
              onClick={() => choose(move)}
              onMouseEnter={() => preview(move)}
              onFocus={() => preview(move)}
            >
              <span>{text.moves[move.verb](move.at, view, who)}</span>
              <b>{Math.round(100 * chance)} %</b>
              {reason && <small>{words.hintReason(text.terms[reason] ?? '')}</small>}
            </button>
          </li>
        ))}
      </ol>
      <p>
        <small>{words.hintHelp}</small>
      </p>
    </section>
  )
}
