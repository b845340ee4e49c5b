import { useState } from 'react'
import type { RemoteState, RemoteTable, Reply } from '#client/index.ts'
import type { Me, Table } from '#protocol/api.ts'
import type { AtFrame } from '#protocol/frames.ts'
import type { Course } from '#session/course.ts'
import { Sheet } from '#table/Sheet.tsx'
import type { LoadedGame } from '../load.ts'
import { useWords } from '../words.ts'
import { mayInvite, termsOf } from './Gathering.tsx'
import { Invitation } from './Invitation.tsx'
import { useOnlineWords } from './online.ts'
import { Dot, Sure } from './parts.tsx'
import { beforeOwn, isAlone } from './playing.ts'

interface TableMenuProps {
  readonly table: RemoteTable
  readonly state: RemoteState
  readonly info: Table
  readonly course: Course
  readonly at: AtFrame
  readonly parts: LoadedGame
  readonly me: Me | null
  /** Whether a seat is ours to play. */
  readonly isMine: boolean
  readonly tell: (what: Promise<Reply>) => Promise<Reply>
  readonly onClose: () => void
}

/** What was agreed on at the table, and what can be proposed or given up. */
export function TableMenu(props: TableMenuProps) {
  const { state, info, me, onClose, parts } = props
  const words = useOnlineWords()
  const appWords = useWords()
  return (
    <Sheet title={words.table} closeLabel={appWords.close} onClose={onClose}>
      <ul className="terms">
        {termsOf(info, words, parts.text).map((term) => (
          <li key={term}>{term}</li>
        ))}
        {state.watchers > 0 && <li>{words.watchers(state.watchers)}</li>}
        <li className="hash">
          {words.commitment}: <code>{info.commitment}</code>
        </li>
      </ul>
      <Players info={info} state={state} />
      {props.isMine && <Proposals {...props} />}
      {mayInvite(info, me) && info.access !== 'private' && info.status === 'running' && <Invitation table={info} />}
    </Sheet>
  )
}

/** Who sits at the table, each with the way to what is known of them. */
function Players({ info, state }: Pick<TableMenuProps, 'info' | 'state'>) {
  const words = useOnlineWords()
  return (
    <ul className="players" aria-label={words.seatsTitle}>
      {info.seats.map(({ person, level }, seat) => (
        <li key={seat}>
          {person ? (
            <>
              <Dot here={seat === info.mine || state.here.includes(seat)} />
              <a href={`/people/${person.id}`}>{person.name}</a>
            </>
          ) : (
            level && words.levels[level]
          )}
        </li>
      ))}
    </ul>
  )
}

function Proposals({ table, info, course, at, tell, onClose }: TableMenuProps) {
  const words = useOnlineWords()
  const [sure, setSure] = useState(false)
  const before = beforeOwn(course)
  const act = (what: Promise<Reply>) => {
    onClose()
    void tell(what)
  }
  if (sure)
    return (
      <Sure
        label={words.resign}
        help={info.seats.length === 2 ? words.resignTwo : words.resignSure}
        onYes={() => act(table.resign())}
        onNo={() => setSure(false)}
      />
    )
  return (
    <div className="menu-list">
      {before !== null && at.back === 0 && !at.vote && (
        <>
          <button type="button" className="button" onClick={() => act(table.takeBack(before))}>
            {words.proposeBack}
          </button>
          <small className="online-quiet">{words.proposeBackHelp}</small>
        </>
      )}
      {!at.vote && (
        <button type="button" className="button" onClick={() => act(table.vote('end', true))}>
          {isAlone(info, at) ? words.breakOff : words.proposeEnd}
        </button>
      )}
      <button type="button" className="button" onClick={() => setSure(true)}>
        {words.resign}
      </button>
    </div>
  )
}
