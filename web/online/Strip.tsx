import { useState, type ReactNode } from 'react'
import type { RemoteState, RemoteTable, Reply } from '#client/index.ts'
import type { Table } from '#protocol/api.ts'
import type { AtFrame } from '#protocol/frames.ts'
import { ABANDONED } from '#protocol/parts.ts'
import type { Seating } from '#session/seats.ts'
import { useWaiting } from './Badge.tsx'
import { useLanguage } from '../words.ts'
import { online, useOnlineWords } from './online.ts'
import { isAlone } from './playing.ts'

interface StripProps {
  readonly table: RemoteTable
  readonly state: RemoteState
  readonly info: Table
  readonly at: AtFrame
  readonly seating: readonly Seating[]
  readonly problem: string | null
  readonly tell: (what: Promise<Reply>) => Promise<Reply>
}

/** What must be known or answered beside the game, over the upper edge of the board: connection, votes, a seat to take back. */
export function Strip(props: StripProps) {
  const { state, at, problem } = props
  const words = useOnlineWords()
  const isLinked = state.link === 'open'
  return (
    <div className="online-strip" aria-live="polite">
      {!isLinked && <p className="online-line is-warning">{words.reconnecting}</p>}
      {state.pending && <p className="online-line is-warning is-late">{words.notSaved}</p>}
      {problem && (
        <p className="online-line is-warning" role="alert">
          {problem}
        </p>
      )}
      {!at.result && <OwnSeat {...props} />}
      {!at.result && !at.vote && isAlone(props.info, at) && <Alone key={String(at.hands)} {...props} />}
      {!at.result && at.vote && <Ballot {...props} vote={at.vote} />}
      {!at.asks.some(({ seat }) => seat === props.info.mine) && <NextTable here={props.info.id} />}
    </div>
  )
}

/** Nothing is asked here: another table may wait. */
function NextTable({ here }: { readonly here: string }) {
  const words = useOnlineWords()
  const others = useWaiting()?.filter((id) => id !== here) ?? []
  if (others.length === 0) return null
  return (
    <a className="online-line next-table" href={`/online/${others[0]}`}>
      {words.othersWait(others.length)} →
    </a>
  )
}

/** Bots have the seats of all others: one may play on, or end it without asking anybody. */
function Alone({ table, tell }: StripProps) {
  const words = useOnlineWords()
  const [playsOn, setPlaysOn] = useState(false)
  if (playsOn) return null
  return (
    <div className="online-line" role="group" aria-label={words.alone}>
      <p>{words.alone}</p>
      <span className="row">
        <button type="button" className="primary" onClick={() => setPlaysOn(true)}>
          {words.playOn}
        </button>
        <button type="button" className="button" onClick={() => void tell(table.vote('end', true))}>
          {words.breakOff}
        </button>
      </span>
    </div>
  )
}

function OwnSeat({ table, info: { mine, control }, at, tell }: StripProps): ReactNode {
  const words = useOnlineWords()
  if (mine === null || at.hands[mine] === 'person') return null
  const isLeft = !at.hands.includes('person')
  const time =
    control.kind === 'live' ? words.minutes(ABANDONED.live / 60_000) : words.dayHours(ABANDONED.days / 3_600_000)
  return (
    <div className="online-line">
      <p>
        {at.resigned.includes(mine) ? words.youResigned : words.botPlaysForYou} {isLeft && words.allLeft(time)}
      </p>
      {!at.resigned.includes(mine) && (
        <button type="button" className="primary" onClick={() => void tell(table.comeBack())}>
          {words.takeSeatBack}
        </button>
      )}
    </div>
  )
}

/** When it is that time of the server's, on this device's clock. */
function timeOfDay(at: number, language: string, weekday: boolean): string {
  const here = at - online().link.now() + Date.now()
  const day = weekday ? ({ weekday: 'long' } as const) : {}
  return new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit' }).format(here)
}

function Ballot({
  table,
  info: { mine, control },
  at,
  vote,
  seating,
  tell,
}: StripProps & { vote: NonNullable<AtFrame['vote']> }) {
  const words = useOnlineWords()
  const language = useLanguage()
  const { name } = seating[vote.by]
  const question = vote.about === 'back' ? words.voteBack(name, at.pos - vote.to) : words.voteEnd(name)
  const mayVote = mine !== null && at.hands[mine] === 'person'
  const answer = (yes: boolean) => void tell(table.vote(vote.about, yes))
  return (
    <div className="online-line" role="group" aria-label={question}>
      <p>
        {mine !== null && vote.yes.includes(mine) ? words.voted : question}{' '}
        <small>{words.voteUntil(timeOfDay(vote.ends, language, control.kind === 'days'))}</small>
      </p>
      {mayVote && !vote.yes.includes(mine) && (
        <span className="row">
          <button type="button" className="primary" onClick={() => answer(true)}>
            {words.yes}
          </button>
          <button type="button" className="button" onClick={() => answer(false)}>
            {words.no}
          </button>
        </span>
      )}
      {mayVote && vote.by === mine && (
        <button type="button" className="button" onClick={() => answer(false)}>
          {words.withdraw}
        </button>
      )}
    </div>
  )
}
