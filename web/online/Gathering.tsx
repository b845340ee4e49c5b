import type { ReactNode } from 'react'
import type { RemoteState, RemoteTable } from '#client/index.ts'
import type { GameText } from '#engine/text.ts'
import { gameFolder } from '#games/index.ts'
import type { Me, Place, Table } from '#protocol/api.ts'
import { Page } from '../Page.tsx'
import { useLanguage, useWords } from '../words.ts'
import { Entry } from './Entry.tsx'
import { Invitation } from './Invitation.tsx'
import { useAttempt, useOnlineWords } from './online.ts'
import { Card, Dot, Problem } from './parts.tsx'
import { Talk } from './Talk.tsx'
import type { OnlineText } from './text/text.ts'

interface GatheringProps {
  readonly table: RemoteTable
  readonly state: RemoteState
  readonly info: Table
  readonly me: Me | null
  /** The game's own words, once they are here. */
  readonly text: GameText | null
}

/** Before the start: who sits where, who is ready, and how to bring others. */
export function Gathering(props: GatheringProps) {
  const { state, info, me, text } = props
  const words = useOnlineWords()
  const language = useLanguage()
  return (
    <Page title={gameFolder(info.game)?.manifest.title[language] ?? info.game}>
      {state.link !== 'open' && <Problem text={words.reconnecting} />}
      <Terms info={info} text={text} watchers={state.watchers} />
      {me === null && <Entry />}
      <div className="halves">
        <div>
          <Places {...props} />
          <Card title={words.chat}>
            <Talk table={props.table} state={state} me={me} />
          </Card>
        </div>
        <div>
          {info.status === 'open' && mayInvite(info, me) && <Invitation table={info} />}
          <Card title={words.fair}>
            <p>{words.fairHelp}</p>
            <details className="hash">
              <summary>{words.commitment}</summary>
              <code>{info.commitment}</code>
            </details>
          </Card>
        </div>
      </div>
    </Page>
  )
}

interface TermsProps {
  readonly info: Table
  readonly text: GameText | null
  readonly watchers: number
}

/** The cover, and what was agreed on. */
function Terms({ info, text, watchers }: TermsProps) {
  const words = useOnlineWords()
  const cover = gameFolder(info.game)?.manifest.cover
  const terms = [words.statuses[info.status], ...termsOf(info, words, text)]
  return (
    <div className="table-terms">
      {cover && <img src={cover} alt="" width="160" height="100" />}
      <ul>
        {(watchers > 0 ? [...terms, words.watchers(watchers)] : terms).map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </div>
  )
}

/** An open table everybody may show to others; the link of another is its owner's to give away. */
export const mayInvite = ({ access, owner }: Table, me: Me | null): boolean => access === 'open' || me?.id === owner

export const timeOf = ({ control }: Pick<Table, 'control'>, words: OnlineText): string =>
  control.kind === 'live'
    ? `${words.live}: ${words.minutes(Math.round(control.bank / 60))} + ${words.seconds(control.increment)}`
    : `${words.days}: ${words.dayHours(control.hours)}`

/** What was agreed on: time, the substitute, who gets in, variants. */
export function termsOf(
  { control, substitute, access, variants }: Table,
  words: OnlineText,
  text: GameText | null,
): string[] {
  const chosen = Object.entries(variants).flatMap(([option, value]) => {
    const known = text?.variants?.[option]
    return known ? [`${known.name}: ${known.values[value] ?? value}`] : []
  })
  return [
    timeOf({ control }, words),
    `${words.substitute}: ${words.levels[substitute]}`,
    `${words.access}: ${words.accesses[access]}`,
    ...chosen,
  ]
}

function Places({ table, state, info, me }: GatheringProps) {
  const words = useOnlineWords()
  const { attempt, busy, problem } = useAttempt()
  const mine = info.mine === null ? null : info.seats[info.mine]
  const isOpen = info.status === 'open'
  return (
    <Card title={words.seatsTitle}>
      <ol className="places">
        {info.seats.map((place, seat) => (
          <PlaceRow key={seat} place={place} seat={seat} here={seat === info.mine || state.here.includes(seat)}>
            {isOpen && me && (
              <SeatAction
                info={info}
                me={me}
                seat={seat}
                busy={busy}
                onSit={() => void attempt(() => table.sit(seat))}
                onFree={() => void attempt(() => table.unseat(seat))}
              />
            )}
          </PlaceRow>
        ))}
      </ol>
      <p role="status">{statusOf(info, words)}</p>
      {mine && isOpen && (
        <p className="row">
          {!mine.ready && (
            <button type="button" className="primary" disabled={busy} onClick={() => void attempt(() => table.ready())}>
              {words.ready}
            </button>
          )}
          <button type="button" className="button" disabled={busy} onClick={() => void attempt(() => table.stand())}>
            {words.standUp}
          </button>
        </p>
      )}
      <Problem text={problem} />
    </Card>
  )
}

interface SeatActionProps {
  readonly info: Table
  readonly me: Me
  readonly seat: number
  readonly busy: boolean
  readonly onSit: () => void
  readonly onFree: () => void
}

/** A free seat is taken; whoever made the table frees one of somebody who does not come. */
function SeatAction({ info: { seats, mine, owner }, me, seat, busy, onSit, onFree }: SeatActionProps) {
  const words = useOnlineWords()
  const { kind } = seats[seat]
  const maySit = kind === 'free' && mine === null
  const mayFree = kind === 'person' && me.id === owner && seat !== mine
  if (!maySit && !mayFree) return null
  return (
    <button type="button" className="button" disabled={busy} onClick={maySit ? onSit : onFree}>
      {maySit ? words.sitHere : words.unseat}
    </button>
  )
}

function statusOf({ status, seats, mine }: Table, words: OnlineText): string {
  if (status === 'void') return words.statuses.void
  if (status === 'sealing') return words.sealing
  const isWaiting = mine !== null && seats[mine].ready && seats.every(({ kind }) => kind !== 'free')
  return isWaiting ? words.waitForReady : words.waitForSeats
}

interface PlaceRowProps {
  readonly place: Place
  readonly seat: number
  readonly here: boolean
  readonly children: ReactNode
}

function PlaceRow({ place, seat, here, children }: PlaceRowProps) {
  const words = useOnlineWords()
  const appWords = useWords()
  const { person, level, kind, ready } = place
  return (
    <li>
      <span className="online-quiet">{appWords.seatNumber(seat + 1)}</span>
      {person ? (
        <span>
          <Dot here={here} /> <a href={`/people/${person.id}`}>{person.name}</a>
        </span>
      ) : (
        <span className={kind === 'free' ? 'online-quiet' : undefined}>{level ? words.levels[level] : words.free}</span>
      )}
      {kind === 'person' && (
        <small className={ready ? 'is-ready' : 'online-quiet'}>{ready ? words.isReady : words.notReady}</small>
      )}
      {children}
    </li>
  )
}
