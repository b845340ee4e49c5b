import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { RemoteState, RemoteTable } from '#client/index.ts'
import type { Me, Said } from '#protocol/api.ts'
import { Icon } from '#table/icons.tsx'
import { online, useAttempt, useOnlineWords } from './online.ts'
import { Problem } from './parts.tsx'
import { ReportSheet } from './ReportSheet.tsx'

interface TalkProps {
  readonly table: RemoteTable
  readonly state: RemoteState
  readonly me: Me | null
  /** Told the number of the last line whenever it is on the screen. */
  readonly onSeen?: (m: number) => void
}

/** What people say at a table. */
export function Talk({ table, state, me, onSeen }: TalkProps) {
  const words = useOnlineWords()
  const list = useRef<HTMLUListElement>(null)
  const [muted, setMuted] = useState<readonly string[]>([])
  const lines = state.said.filter(({ who }) => !muted.includes(who.id))
  const last = state.said.at(-1)?.m ?? 0
  useEffect(() => {
    const box = list.current
    if (!box || box.offsetParent === null) return // not on the screen
    box.scrollTop = box.scrollHeight
    onSeen?.(last)
  }, [last])
  return (
    <div className="talk">
      <ul className="talk-lines" ref={list} tabIndex={0} aria-label={words.chat}>
        {lines.map((line) => (
          <Line
            key={line.m}
            line={line}
            table={state.table?.id ?? null}
            own={line.who.id === me?.id}
            known={me !== null}
            onMuted={() => setMuted([...muted, line.who.id])}
          />
        ))}
        {lines.length === 0 && <li className="online-quiet">{words.noTalk}</li>}
      </ul>
      {me && <SayForm table={table} watching={state.table?.mine === null && state.table.status === 'running'} />}
    </div>
  )
}

interface LineProps {
  readonly line: Said
  readonly table: string | null
  readonly own: boolean
  readonly known: boolean
  readonly onMuted: () => void
}

function Line({ line: { who, text, room, m }, table, own, known, onMuted }: LineProps) {
  const words = useOnlineWords()
  const [reporting, setReporting] = useState(false)
  const { attempt, problem } = useAttempt()
  const mute = () =>
    void attempt(async () => {
      await online().api('mute', { params: { person: who.id } })
      onMuted()
    })
  return (
    <li>
      <p>
        <a href={`/people/${who.id}`}>{who.name}</a>
        {room === 'watchers' && <small className="online-quiet"> ({words.watching})</small>}: {text}
      </p>
      {!own && known && (
        <details className="talk-more">
          <summary aria-label={words.moreAbout(who.name)}>
            <Icon name="more" />
          </summary>
          <button type="button" className="button" onClick={mute}>
            {words.mute}
          </button>
          <button type="button" className="button" onClick={() => setReporting(true)}>
            {words.report}
          </button>
          <Problem text={problem} />
        </details>
      )}
      {reporting && <ReportSheet about={who.id} table={table} m={m} onClose={() => setReporting(false)} />}
    </li>
  )
}

function SayForm({ table, watching }: { readonly table: RemoteTable; readonly watching: boolean }) {
  const words = useOnlineWords()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const say = async (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    setText('')
    const reply = await table.say(text)
    setProblem(reply.t === 'no' ? words.problems[reply.code] : null)
    if (reply.t !== 'ok') setText(text)
  }
  return (
    <form className="say" onSubmit={(event) => void say(event)}>
      <input
        type="text"
        value={text}
        maxLength={500}
        aria-label={words.say}
        placeholder={words.say}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" className="button">
        {words.send}
      </button>
      {watching && <small className="online-quiet">{words.watchersTalk}</small>}
      <Problem text={problem} />
    </form>
  )
}
