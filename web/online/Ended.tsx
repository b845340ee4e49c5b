import type { RemoteTable } from '#client/index.ts'
import type { Ending, Table } from '#protocol/api.ts'
import type { Course } from '#session/course.ts'
import type { Seating } from '#session/seats.ts'
import { navigate } from '../router.ts'
import { useLoaded, useWords } from '../words.ts'
import { keepInvitation } from './invitations.ts'
import { checkLuck } from './luck.ts'
import { LuckLine } from './LuckLine.tsx'
import { online, useAttempt, useOnlineWords } from './online.ts'
import { Problem } from './parts.tsx'

interface EndedProps {
  readonly table: RemoteTable
  readonly info: Table
  readonly course: Course
  readonly ending: Ending
  readonly seating: readonly Seating[]
}

/** How it ended, whether the luck was fair, and what next. */
export function Ended({ info, course, ending, seating }: EndedProps) {
  const words = useOnlineWords()
  const { places } = ending
  // A game of two ends when one gives up; the other has won it.
  const gone = ending.why === 'resigned' ? seating.find((_, seat) => places?.[seat] === 2)?.name : undefined
  return (
    <section className="ended">
      <p className="prompt">{gone ? words.resignedBy(gone) : words.endings[ending.why]}</p>
      {places && !course.result && (
        <p>{seating.map(({ name }, seat) => `${name}: ${words.placeOf(places[seat], places.length)}`).join(' · ')}</p>
      )}
      {ending.substituted.length > 0 && (
        <p>{words.substituted(ending.substituted.map((seat) => seating[seat].name).join(', '))}</p>
      )}
      <Next info={info} isPlayed={course.result !== null} />
    </section>
  )
}

/** On to another game, to a replay of this one, or to the lobby. */
function Next({ info, isPlayed }: Pick<EndedProps, 'info'> & { readonly isPlayed: boolean }) {
  const words = useOnlineWords()
  const { analyse } = useWords()
  const { attempt, busy, problem } = useAttempt()
  const again = () =>
    void attempt(async () => {
      const { table, invite } = await online().api('rematch', { params: { table: info.id } })
      if (invite) keepInvitation(table.id, invite)
      navigate(`/online/${table.id}`)
    })
  const look = (where: string) => void attempt(async () => navigate(`${where}#${await packed(info.id)}`))
  return (
    <>
      <p className="row">
        {info.mine !== null && (
          <button type="button" className="primary" disabled={busy} onClick={again}>
            {info.next ? words.toRematch : words.rematch}
          </button>
        )}
        {info.mine === null && info.next && (
          <a className="primary" href={`/online/${info.next}`}>
            {words.toRematch}
          </a>
        )}
        <button type="button" className="button" disabled={busy} onClick={() => look('/shared')}>
          {words.replay}
        </button>
        {isPlayed && (
          <button type="button" className="button" disabled={busy} onClick={() => look('/shared/analysis')}>
            {analyse}
          </button>
        )}
        <a className="button" href="/online">
          {words.lobby}
        </a>
      </p>
      <Luck info={info} />
      <Problem text={problem} />
    </>
  )
}

/** The record of a table, as a link holds it. */
async function packed(table: string): Promise<string> {
  const { record } = await online().api('record', { params: { table } })
  return (await import('#session/pack.ts')).pack(record)
}

/** Whether the luck was as it was promised, checked on this device. */
function Luck({ info }: { readonly info: Table }) {
  const words = useOnlineWords()
  const checked = useLoaded(() => checkLuck(info.id, info.mine), [info.id])
  if (!checked) return <p className="online-quiet">{words.luckChecking}</p>
  if (checked.kind === 'unknown') return null
  return <LuckLine faults={checked.faults} words={words} />
}
