import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { courseOf } from '#session/course.ts'
import { LEARNER, type Verdict } from '#lessons/judge.ts'
import { Table } from '#table/Table.tsx'
import { defaultSeating } from '../local/seating.ts'
import { navigate } from '../router.ts'
import { useWords } from '../words.ts'
import { keepDone } from './kept.ts'
import { lessonTable, litMove, type LessonTable } from './lesson-table.ts'
import type { Teaching } from './load.ts'
import { Action, useKeys } from './parts.tsx'
import { useTableProps } from '../table-props.ts'
import { useTitle } from '../use-title.ts'

interface LessonProps {
  readonly teaching: Teaching
  /** The number of the lesson, from 1. */
  readonly n: number
}

/** A lesson at the real table. */
export function LessonPage({ teaching, n }: LessonProps) {
  const [table, setTable] = useState<LessonTable | null>(null)
  useEffect(() => {
    const { parts, course, ids } = teaching
    const id = ids[n - 1]
    const fresh = lessonTable(parts.game, course, id, () => keepDone(parts.game.id, id))
    setTable(fresh)
    return () => fresh.close()
  }, [teaching, n])
  return table && <Lesson teaching={teaching} n={n} table={table} />
}

function Lesson({ teaching, n, table }: LessonProps & { readonly table: LessonTable }) {
  const { parts, course, text, words, ids } = teaching
  const id = ids[n - 1]
  const { game } = parts
  const appWords = useWords()
  const [cursor, setCursor] = useState<number | null>(null)
  const state = useStore(table.store)
  const { past, verdict } = state
  const { seats } = past.match.setup
  const seating = useMemo(() => defaultSeating(game, seats, appWords), [game, seats, appWords])
  const stops = isStop(verdict, past.match.decisions.length)
  const shown = useMemo(() => courseOf(past, LEARNER), [past])
  const lit = litMove(state, course, id)
  const { title } = text.lessons[id]
  const again = () => void table.startOver()
  const { next, leave } = waysFrom(game.id, n)
  useTitle(`${title} · ${parts.title}`)
  useKeys({ n: next, Escape: leave })
  const label = lit && parts.text.moves[lit.verb](lit.at, shown.view(shown.length), (seat) => seating[seat].name)

  return (
    <div className="lesson">
      <Table
        {...useTableProps(parts)}
        title={title}
        course={shown}
        seating={seating}
        confirm={false}
        cursor={cursor}
        onCursor={setCursor}
        onDecide={stops ? undefined : table.decide}
        lit={lit}
        guide={
          <Guide {...{ teaching, n, label }} refused={stops ? null : verdict} onShow={() => void table.showMe()} />
        }
        notice={stops && <Reaction {...{ teaching, id, verdict }} onAgain={again} onNext={next} />}
        actions={<Actions words={words} onLeave={leave} onStartOver={again} onSkip={next} />}
      />
    </div>
  )
}

const waysFrom = (game: string, n: number) => ({
  next: () => navigate(`/learn/${game}/${n + 1}`),
  leave: () => navigate(`/learn/${game}`),
})

interface ActionsProps {
  readonly words: Teaching['words']
  readonly onLeave: () => void
  readonly onStartOver: () => void
  readonly onSkip: () => void
}

/** What can be done with a lesson, beside solving it. */
const Actions = ({ words, onLeave, onStartOver, onSkip }: ActionsProps) => (
  <>
    <Action icon="home" label={words.leave} onClick={onLeave} />
    <Action icon="undo-turn" label={words.startOver} onClick={onStartOver} />
    <Action icon="last" label={words.skip} onClick={onSkip} />
  </>
)

/** Whether the lesson stands still until the learner has read what is said: after a refusal it goes on. */
const isStop = ({ kind }: Verdict, decisions: number): boolean => kind !== 'open' && decisions > 0

interface GuideProps extends LessonProps {
  /** What there is to say of a move that the rules have just refused. */
  readonly refused: Verdict | null
  /** What the move that is lit is called. */
  readonly label: string | null
  readonly onShow: () => void
}

/** The idea of the lesson and what to do, beside the board. */
function Guide({ teaching: { text, words, ids }, n, refused, label, onShow }: GuideProps) {
  const { say, order, title, turns } = text.lessons[ids[n - 1]]
  return (
    <section className="guide" aria-label={words.guide}>
      <p className="guide-head">
        <strong>{title}</strong>
        <span>{words.lesson(n, ids.length)}</span>
      </p>
      <div aria-live="polite">
        <p>{say}</p>
        {refused?.kind === 'turn' && <p className="guide-reaction">{turns[refused.turn]}</p>}
        {label !== null && <p className="guide-reaction">{words.shown(label)}</p>}
        <p className="guide-order">{order}</p>
      </div>
      <p className="guide-actions">
        <button type="button" aria-keyshortcuts="h" onClick={onShow}>
          {words.showMe}
        </button>
        <span className="dots" aria-hidden="true">
          {ids.map((id, i) => (
            <i key={id} className={i < n - 1 ? 'is-past' : i === n - 1 ? 'is-now' : undefined} />
          ))}
        </span>
      </p>
    </section>
  )
}

interface ReactionProps {
  readonly teaching: Teaching
  readonly id: string
  readonly verdict: Verdict
  readonly onAgain: () => void
  readonly onNext: () => void
}

/** What is said of what was done, in place of the next question. */
function Reaction({ teaching: { parts, course, text, words }, id, verdict, onAgain, onNext }: ReactionProps) {
  const { turns, otherwise, recap } = text.lessons[id]
  const solved = verdict.kind === 'solved'
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <section className={solved ? 'reaction is-solved' : 'reaction'} role="status">
      <p>
        <strong>{solved ? words.right : words.legalBut}</strong>{' '}
        {solved ? recap : verdict.kind === 'turn' ? turns[verdict.turn] : otherwise}
      </p>
      <p className="guide-actions">
        <button type="button" className="choice primary" ref={button} onClick={solved ? onNext : onAgain}>
          {solved ? words.next : words.tryAgain}
        </button>
        {solved && (
          <small>
            {words.remember}:{' '}
            {course.lessons[id].clauses.map((clause, i) => (
              <span key={clause}>
                {i > 0 && ' · '}
                <a href={`/rules/${parts.game.id}#${clause}`}>{clause}</a>
              </span>
            ))}
          </small>
        )}
      </p>
    </section>
  )
}
