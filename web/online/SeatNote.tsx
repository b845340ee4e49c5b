import { useEffect, useState } from 'react'
import type { RemoteState } from '#client/index.ts'
import type { Table } from '#protocol/api.ts'
import type { AtFrame } from '#protocol/frames.ts'
import { online, useOnlineWords } from './online.ts'
import { Dot } from './parts.tsx'

interface SeatNoteProps {
  readonly info: Table
  readonly state: RemoteState
  readonly at: AtFrame
  readonly seat: number
}

const SHORT_MS = 60_000

/** Whether somebody is here, and what is left of the clock. */
export function SeatNote({ info, state, at, seat }: SeatNoteProps) {
  const words = useOnlineWords()
  const { person } = info.seats[seat]
  const runs = at.clocks.running.includes(seat) && !at.result
  const now = useServerTime(runs)
  if (!person) return null
  const left = at.clocks.left[seat] - (runs ? Math.max(0, now - at.clocks.at) : 0)
  const short = info.control.kind === 'live' && runs && left < SHORT_MS
  return (
    <div className="seat-note">
      <Dot here={seat === info.mine || state.here.includes(seat)} />
      {at.hands[seat] === 'person' ? (
        !at.result && (
          <span
            className={short ? 'clock is-scarce' : runs ? 'clock is-running' : 'clock'}
            role="timer"
            aria-label={words.clockOf(person.name, words.left(left))}
          >
            {words.left(left)}
          </span>
        )
      ) : (
        <span>{words.botPlays}</span>
      )}
    </div>
  )
}

/** The server's time, renewed every half second while somebody's runs down. */
function useServerTime(runs: boolean): number {
  const [now, setNow] = useState(() => online().link.now())
  useEffect(() => {
    setNow(online().link.now())
    if (!runs) return
    const timer = setInterval(() => setNow(online().link.now()), 500)
    return () => clearInterval(timer)
  }, [runs])
  return now
}
