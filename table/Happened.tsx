import { useMemo } from 'react'
import type { Course } from '#session/course.ts'
import type { Frame } from './frame.ts'
import { useTable } from './context.ts'
import { gathered, happenedUntil, type Deed } from './happened.ts'
import type { GameTable, PartProps } from './types.ts'
import { brackets } from './brackets.ts'
import { SeatMark } from './SeatMark.tsx'

interface ToldProps {
  readonly course: Course
  readonly table: GameTable
  readonly frame: Frame
  readonly part: PartProps
}

const useDeeds = ({ course, table, frame, part: { text, who } }: ToldProps): Deed[] =>
  useMemo(() => happenedUntil(course, table, frame, text, who), [course, table, frame.at, frame.told, text, who])

/** The same for those who listen: each line is said when it has happened on the screen. */
export function Announced(props: ToldProps) {
  return useDeeds(props).flatMap(({ lines }, i) => lines.map(({ text }, j) => <p key={`${i}/${j}`}>{text}</p>))
}

/** What happened since the eye decided last, the newest seat first; each line lights its place. */
export function Happened({ onJump, ...props }: ToldProps & { readonly onJump: (position: number) => void }) {
  const { words, seating } = useTable()
  const { text, who } = props.part
  const deeds = gathered(useDeeds(props), text, who)
  if (deeds.length === 0) return null
  return (
    <section className="happened" aria-label={words.happened} aria-keyshortcuts="w" tabIndex={-1}>
      <h3>{words.happened}</h3>
      <ul>
        {deeds
          .map((deed, i) => (
            <li key={i}>
              {deed.seat !== null && (
                <b className="happened-seat">
                  <SeatMark seat={deed.seat} seating={seating[deed.seat]} /> {seating[deed.seat].name}
                </b>
              )}
              {deed.lines.map((line, j) => (
                <button
                  key={j}
                  type="button"
                  className="happened-line"
                  onClick={() => onJump(line.at)}
                  {...brackets(line.spots, deed.seat === null ? undefined : seating[deed.seat].colour)}
                >
                  {line.text}
                </button>
              ))}
            </li>
          ))
          .toReversed()}
      </ul>
    </section>
  )
}
