import { useLayoutEffect, useMemo, useState } from 'react'
import type { RemoteState, RemoteTable, Reply } from '#client/index.ts'
import { colourOf } from '#engine/colour.ts'
import type { Move } from '#engine/move.ts'
import { Refusal } from '#engine/play.ts'
import type { Me, Table as Info } from '#protocol/api.ts'
import type { AtFrame } from '#protocol/frames.ts'
import type { Course } from '#session/course.ts'
import type { Outcome } from '#session/ledger.ts'
import type { Seating } from '#session/seats.ts'
import { late } from '#table/late.tsx'
import { Table, type TableProps } from '#table/Table.tsx'
import { useChanceBar } from '../chance-bar.ts'
import type { Offer } from '../coach/Coached.tsx'
import type { LoadedGame } from '../load.ts'
import { PastActions, TableActions } from '../TableActions.tsx'
import { Ended } from './Ended.tsx'
import { useOnlineWords } from './online.ts'
import { SeatNote } from './SeatNote.tsx'
import { Strip } from './Strip.tsx'
import { TableMenu } from './TableMenu.tsx'
import { Talk } from './Talk.tsx'
import { backOf, useNews, usePast, useTurnNotice } from './playing.ts'
import { useTableProps } from '../table-props.ts'
import { useCursor } from '../use-cursor.ts'

const Coached = late(async () => (await import('../coach/Coached.tsx')).Coached)

interface PlayingProps {
  readonly table: RemoteTable
  readonly state: RemoteState
  readonly info: Info
  readonly course: Course
  readonly at: AtFrame
  readonly parts: LoadedGame
  readonly me: Me | null
}

/** The game itself: the same table as everywhere, with what people in other places need beside it. */
export function Playing(props: PlayingProps) {
  const { info, at, parts } = props
  const [cursor, setCursor] = useCursor()
  const [menu, setMenu] = useState(false)
  const [seen, setSeen] = useState(0)
  const [offer, setOffer] = useState<Offer | null>(null)
  const course = usePast(props.course, cursor !== null)
  const seating = useSeating(info, at, course)
  const isMine = info.mine !== null && at.hands[info.mine] === 'person' && !at.result
  useTurnNotice(parts.title, isMine && at.asks.some(({ seat }) => seat === info.mine))
  const { problem, tell, decide } = useTalkWith(props)
  const here = { ...props, course, seating, isMine, tell }
  return (
    <>
      <Here
        {...here}
        cursor={cursor}
        onCursor={setCursor}
        onShown={setSeen}
        decide={decide}
        offer={offer}
        onMenu={() => setMenu(true)}
      />
      <Coached
        parts={parts}
        course={course}
        seating={seating}
        id={info.id}
        since={0}
        open={isMine && cursor === null && seen >= course.length}
        onOffer={setOffer}
      />
      <Strip {...here} problem={problem} />
      {menu && <TableMenu {...here} onClose={() => setMenu(false)} />}
    </>
  )
}

interface HereProps extends PlayingProps, Pick<TableProps, 'seating' | 'cursor' | 'onCursor' | 'onShown'> {
  readonly isMine: boolean
  readonly tell: (what: Promise<Reply>) => Promise<Reply>
  readonly decide: (move: Move) => Promise<Outcome>
  readonly offer: Offer | null
  readonly onMenu: () => void
}

/** The table, with clocks at its seats and people's talk beside it. */
function Here({ isMine, tell, decide, offer, onMenu, ...props }: HereProps) {
  const { table, state, info, course, at, parts, me, seating, onCursor } = props
  const { chat } = useOnlineWords()
  const { news, see } = useNews(state.said)
  const chances = useChanceBar({ course, at: props.cursor ?? course.length, seating })
  const ended = at.result && <Ended {...props} ending={at.result} />
  return (
    <Table
      key={String(course.eye)}
      {...useTableProps(parts)}
      course={course}
      seating={seating}
      cursor={props.cursor}
      onCursor={onCursor}
      onShown={props.onShown}
      onDecide={isMine ? decide : undefined}
      back={isMine ? backOf(course, at) : undefined}
      onTakeBack={(decisions) => void tell(table.takeBack(course.length - decisions))}
      guide={offer?.guide}
      below={course.result && chances} // nobody is helped against people
      notice={course.result ? undefined : ended}
      resultNote={ended}
      seatNote={(seat) => <SeatNote info={info} state={state} at={at} seat={seat} />}
      side={{ title: chat, content: <Talk table={table} state={state} me={me} onSeen={see} />, news }}
      actions={<Actions course={course} more={offer?.more} onMenu={onMenu} onReplay={() => onCursor(course.length)} />}
      pastActions={<PastActions words={parts.words} onNow={() => onCursor(null)} />}
    />
  )
}

interface ActionsProps extends Partial<Pick<Offer, 'more'>> {
  readonly course: Course
  readonly onMenu: () => void
  readonly onReplay: () => void
}

function Actions({ course, more = [], onMenu, onReplay }: ActionsProps) {
  const words = useOnlineWords()
  return (
    <TableActions
      course={course}
      onReplay={onReplay}
      more={[
        { icon: 'flag', label: words.table, act: onMenu },
        { icon: 'seats', label: words.lobby, href: '/online' },
        ...more,
      ]}
    />
  )
}

/** Does something at the table, and says what went wrong. */
function useTalkWith({ table, info, at }: PlayingProps) {
  const words = useOnlineWords()
  const [problem, setProblem] = useState<string | null>(null)
  useLayoutEffect(() => setProblem(null), [at.n])
  const tell = async (what: Promise<Reply>): Promise<Reply> => {
    const reply = await what
    setProblem(reply.t === 'no' ? words.problems[reply.code] : null)
    return reply
  }
  const decide = async (move: Move): Promise<Outcome> => {
    const reply = await table.decide(move.name)
    if (reply.t === 'ok') return { kind: 'kept' }
    if (reply.t === 'unsure') return { kind: 'unsure', error: reply }
    if (reply.clause) return { kind: 'refused', refusal: new Refusal(info.mine ?? 0, move, reply.clause) }
    setProblem(words.problems[reply.code])
    return { kind: 'stale' }
  }
  return { problem, tell, decide }
}

/** Who sits where, as the table shows it. */
function useSeating({ seats, mine }: Info, { hands }: AtFrame, { game }: Course): readonly Seating[] {
  const words = useOnlineWords()
  const key = JSON.stringify([seats.map(({ person, level }) => person?.name ?? level), mine, hands])
  return useMemo(
    () =>
      seats.map(({ person, level }, seat) => {
        const hand = hands[seat]
        return {
          name: person?.name ?? (level ? words.levels[level] : words.free),
          colour: colourOf(game, seat),
          player: hand !== 'person' ? hand : seat === mine ? 'me' : 'friend',
        }
      }),
    [key, game, words],
  )
}
