import type { ReactNode } from 'react'
import type { Seat } from '#engine/state.ts'
import { named, type Names } from './about.ts'
import { useTable } from './context.ts'
import { isHuman, type Seating } from '#session/seats.ts'
import type { FrameThing } from './legend/text/text.ts'
import { SeatMark } from './SeatMark.tsx'

const about: Names<FrameThing> = named

interface SeatsProps {
  readonly scores: readonly number[]
  /** Seats that are to decide. */
  readonly asked: readonly Seat[]
  readonly thinking: readonly Seat[]
  readonly stock: (seat: Seat) => ReactNode
  /** What stands in place of the points. */
  readonly score?: (seat: Seat) => ReactNode
  /** What the page adds about who sits there. */
  readonly note?: (seat: Seat) => ReactNode
}

/** A card for each seat: mark, name, score, what it has, whether it is to decide. */
export function Seats({ scores, asked, thinking, stock, score, note }: SeatsProps) {
  const { seating, words } = useTable()
  return (
    <ul className="seats" aria-label={words.seats} aria-keyshortcuts="s" tabIndex={-1}>
      {seating.map((one, seat) => (
        <li key={seat} className={asked.includes(seat) ? 'seat is-asked' : 'seat'} data-spot={`seat:${seat}`}>
          <div className="seat-head" {...about('@seat', seat)}>
            <SeatMark seat={seat} seating={one} />
            <span className="seat-name">{one.name}</span>
            <PlayerKind seating={one} />
            <span className="seat-score" {...(score ? {} : about('@points', seat))}>
              {score?.(seat) ?? (
                <>
                  {scores[seat]}
                  <span className="visually-hidden"> {words.points}</span>
                </>
              )}
            </span>
          </div>
          <div className="seat-stock">{stock(seat)}</div>
          {note?.(seat)}
          {thinking.includes(seat) && (
            <span className="thinking" role="status">
              <i />
              <i />
              <i />
              <span className="visually-hidden">{words.thinking(one.name)}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function PlayerKind({ seating }: { readonly seating: Seating }) {
  const { words } = useTable()
  return isHuman(seating) ? null : <span className="seat-kind">{words.bot}</span>
}
