import './moment.css'
import type { Controls } from './conductor.ts'
import type { Frame } from './frame.ts'
import { useTable } from './context.ts'
import { SeatMark } from './SeatMark.tsx'
import { StagingButtons } from './Staging.tsx'

interface MomentProps {
  readonly frame: Frame
  readonly controls: Controls
  /** Points before this moment, and as they stand in this scene. */
  readonly before: readonly number[]
  readonly scores: readonly number[]
}

/** A big moment, told in pictures over the board. */
export function Moment({ frame, controls, before, scores }: MomentProps) {
  if (!frame.moment) return null
  const { scenes, index } = frame.moment
  const { title, picture, words, points = true } = scenes[index]
  return (
    <section className="moment" aria-label={title}>
      <header>
        <b className="moment-number">{index + 1}</b>
        <h2>{title}</h2>
      </header>
      <div className="moment-picture" aria-hidden="true">
        {picture}
      </div>
      <div className="moment-words" aria-live="polite">
        {words.map((paragraph, i) => (
          <div key={i}>{paragraph}</div>
        ))}
        {points && <Points before={before} scores={scores} />}
      </div>
      <footer>
        <StagingButtons frame={frame} controls={controls} />
        <span className="moment-dots" aria-hidden="true">
          {scenes.map((_, i) => (
            <i key={i} className={i <= index ? 'is-done' : undefined} />
          ))}
        </span>
      </footer>
    </section>
  )
}

/** Who has how many points now, and what the moment has changed. */
function Points({ before, scores }: Pick<MomentProps, 'before' | 'scores'>) {
  const { seating, words } = useTable()
  return (
    <ul className="moment-points">
      {scores.map((score, seat) => (
        <li key={seat}>
          <SeatMark seat={seat} seating={seating[seat]} />
          <span className="moment-name">{seating[seat].name}</span>
          <b>{score}</b>
          {score !== before[seat] && <em>{words.gain(score - before[seat])}</em>}
        </li>
      ))}
    </ul>
  )
}
