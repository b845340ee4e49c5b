import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import type { Seat } from '#engine/state.ts'
import type { GameText } from '#engine/text.ts'
import type { Course } from '#session/course.ts'
import type { Seating } from '#session/seats.ts'
import { happenedUntil, type Deed } from './happened.ts'
import { SeatMark } from './SeatMark.tsx'
import type { TableText } from './text/text.ts'
import type { GameTable } from './types.ts'

interface CurtainProps {
  /** Who is to take the screen. */
  readonly seat: Seat
  readonly seating: readonly Seating[]
  readonly words: TableText
  readonly onReady: () => void
  /** What everybody saw, to say what happened since that seat decided last. */
  readonly recap?: { readonly course: Course; readonly table: GameTable; readonly text: GameText }
  /** A way out. */
  readonly home?: ReactNode
  /** Shown as part of a page, where it must not take the focus. */
  readonly embedded?: boolean
}

/** Between two seats at one screen: nothing that only one of them may see is shown until the next one is ready. */
export function Curtain({ seat, seating, words, onReady, recap, home, embedded = false }: CurtainProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (!embedded) button.current?.focus()
  }, [embedded])
  const Frame = embedded ? 'div' : 'main'
  const Heading = embedded ? 'h3' : 'h1'
  return (
    <Frame className={`curtain seat-${seating[seat].colour}`}>
      <Heading>
        <SeatMark seat={seat} seating={seating[seat]} size={40} /> {words.passTo(seating[seat].name)}
      </Heading>
      <p>{words.passHelp}</p>
      <button type="button" className="primary" ref={button} onClick={onReady}>
        {words.ready}
      </button>
      {recap && <Recap {...recap} seat={seat} seating={seating} words={words} />}
      {home}
    </Frame>
  )
}

type RecapProps = Pick<CurtainProps, 'seat' | 'seating' | 'words'> & NonNullable<CurtainProps['recap']>

/** What everybody saw since the seat decided last. */
function Recap({ course, table, text, seat, seating, words }: RecapProps) {
  const deeds = useMemo((): Deed[] => {
    const frame = { at: course.length, told: 0 }
    return happenedUntil(course, table, frame, text, (one) => seating[one].name, seat)
  }, [course])
  if (deeds.length === 0) return null
  return (
    <section className="curtain-recap" aria-label={words.happened}>
      <h2>{words.happened}</h2>
      <ul>
        {deeds.flatMap((deed, i) =>
          deed.lines.map((line, j) => (
            <li key={`${i}/${j}`}>
              {deed.seat !== null && <SeatMark seat={deed.seat} seating={seating[deed.seat]} size={18} />} {line.text}
            </li>
          )),
        )}
      </ul>
    </section>
  )
}
