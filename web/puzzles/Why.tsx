import type { Match } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import type { Task } from './load.ts'

interface WhyProps {
  readonly task: Task
  readonly start: Match
  readonly label: (move: Move) => string
}

/** Why the answer is the best move: the chances of the best ones, what speaks for each, and who misses it. */
export function Why({ task: { shelf, parts, puzzle }, start, label }: WhyProps) {
  const { words, text } = shelf
  return (
    <section className="guide puzzle-why" aria-label={words.why}>
      <p className="guide-head">
        <strong>{text.themes[puzzle.theme].name}</strong>
        <span>{words.level(puzzle.rating)}</span>
      </p>
      <p>{words.chances}</p>
      <ol>
        {puzzle.options.map(({ move, chance, reason }, i) => {
          const why = reason && parts.text.terms[reason]
          return (
            <li key={move} className={i === 0 ? 'is-best' : undefined}>
              <span>{label(start.open[0].moves[move])}</span> <b>{chance} %</b>
              <meter min={0} max={100} value={chance} aria-hidden="true" />
              {why && <small>{words.above(why)}</small>}
            </li>
          )
        })}
      </ol>
      <p>
        <small>
          {words.missed(puzzle.missed)} {words.knew}
        </small>
      </p>
    </section>
  )
}
