import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Move } from '#engine/move.ts'
import { decide } from '#engine/match.ts'
import type { Seat } from '#engine/state.ts'
import { nextPuzzle } from '#lessons/puzzle-score.ts'
import { setupOf } from '#lessons/puzzle-play.ts'
import type { Seating } from '#session/seats.ts'
import { Table } from '#table/Table.tsx'
import { useLine } from '../analysis/use-line.ts'
import { Action, useKeys } from '../lessons/parts.tsx'
import { shelf as gamesHere } from '../local/my-shelf.ts'
import { defaultSeating } from '../local/seating.ts'
import { entriesOf, newGame } from '../local/saved.ts'
import { navigate } from '../router.ts'
import { useTableProps } from '../table-props.ts'
import { useTitle } from '../use-title.ts'
import { useWords } from '../words.ts'
import { keptScore } from './kept.ts'
import type { Task } from './load.ts'
import { usePuzzle, type PuzzleTable } from './use-puzzle.ts'
import { Why } from './Why.tsx'
import '../coach/guide.css'
import '../lessons/lessons.css'

/** A puzzle at the real table. */
export function PuzzlePage({ task, today }: { readonly task: Task; readonly today: boolean }) {
  const { words } = task.shelf
  const { parts } = task
  const table = usePuzzle(task)
  const { start, seat, verdict, course } = table
  const at = start.decisions.length
  const seating = useSeating(task, seat)
  const [cursor, setCursor] = useState<number | null>(null)
  const line = useWatched(table)
  const { next, leave, playOn } = useWays(task, table, seating)
  const who = (one: Seat) => seating[one].name
  const label = (move: Move, position = at) => parts.text.moves[move.verb](move.at, course.view(position), who)
  const said = { task, table, label, who }
  const title = today ? words.ofTheDay : words.puzzle
  useTitle(`${title} · ${parts.title}`)
  return (
    <div className="lesson puzzle">
      <Table
        {...useTableProps(parts)}
        title={title}
        course={line.course ?? course}
        seating={seating}
        confirm={false}
        endTurn={false}
        cursor={line.course ? line.at : cursor}
        onCursor={line.course ? line.go : setCursor}
        onDecide={verdict === 'open' ? table.decide : undefined}
        guide={<Beside {...said} />}
        notice={verdict !== 'open' && <Reaction {...said} onNext={next} onWatch={line.watch} onPlayOn={playOn} />}
        pastActions={line.course && <Choice label={words.endLine} onClick={line.end} />}
        actions={
          <>
            <Action icon="home" label={words.leave} onClick={leave} />
            <Action icon="last" label={words.next} onClick={next} />
          </>
        }
      />
    </div>
  )
}

/** Who sits where, with whoever solves the puzzle at the seat that is to move. */
function useSeating({ parts: { game }, puzzle }: Task, seat: Seat): readonly Seating[] {
  const words = useWords()
  return useMemo(() => defaultSeating(game, puzzle.seats, words, seat), [game, puzzle, words, seat])
}

/** The line that the answer leads to, while it is watched. */
function useWatched(table: PuzzleTable) {
  const [watching, setWatching] = useState(false)
  const course = useMemo(() => (watching ? table.line() : null), [watching])
  const from = table.start.decisions.length
  const last = course ? course.length - from : 0
  const [at, setAt] = useLine(course !== null, last)
  const watch = (on: boolean) => {
    setAt(0)
    setWatching(on)
  }
  return {
    course,
    at: from + at,
    go: (position: number | null) => setAt(position === null ? last : Math.max(0, position - from)),
    watch: () => watch(true),
    end: () => watch(false),
  }
}

/** Where one can go from a puzzle, by buttons and keys. */
function useWays({ shelf, parts, puzzle }: Task, table: PuzzleTable, seating: readonly Seating[]) {
  const all = `/puzzles/${shelf.game}`
  const leave = () => navigate(all)
  const next = () => {
    const following = nextPuzzle(shelf.puzzles, keptScore(), shelf.game, puzzle.id)
    navigate(following ? `${all}/${following.id}` : all)
  }
  const playOn = async () => {
    const played = entriesOf(decide(table.start, table.seat, table.answer))
    const fresh = newGame(parts.game, setupOf(puzzle), seating, played)
    await (await gamesHere()).add(fresh.saved, fresh.entries)
    navigate(`/play/${fresh.saved.id}`)
  }
  useKeys({ n: next, Escape: leave, ...(table.verdict === 'wrong' && { r: table.tryAgain }) })
  return { next, leave, playOn: () => void playOn() }
}

const Choice = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <button type="button" className="choice" onClick={onClick}>
    {label}
  </button>
)

/** What stands beside the board: the task, and once it is over why. */
function Beside({ task, table, label, who }: Omit<ReactionProps, 'onNext' | 'onWatch' | 'onPlayOn'>) {
  const { verdict, start, seat, giveUp } = table
  if (verdict === 'solved' || verdict === 'shown') return <Why task={task} label={label} start={start} />
  return <Guide task={task} name={who(seat)} onGiveUp={giveUp} open={verdict === 'open'} />
}

interface GuideProps {
  readonly task: Task
  readonly name: string
  readonly open: boolean
  readonly onGiveUp: () => void
}

/** What the puzzle is about and what to do, beside the board. */
function Guide({ task: { shelf, puzzle }, name, open, onGiveUp }: GuideProps) {
  const { words, text } = shelf
  const theme = text.themes[puzzle.theme]
  return (
    <section className="guide" aria-label={words.puzzle}>
      <p className="guide-head">
        <strong>{theme.name}</strong>
        <span>{words.level(puzzle.rating)}</span>
      </p>
      <div aria-live="polite">
        <p>{theme.look}</p>
        <p className="guide-order">{words.order(name)}</p>
      </div>
      {open && (
        <p className="guide-actions">
          <button type="button" onClick={onGiveUp}>
            {words.giveUp}
          </button>
        </p>
      )}
    </section>
  )
}

interface ReactionProps {
  readonly task: Task
  readonly table: PuzzleTable
  /** What a move is called, at the position of the puzzle or another one. */
  readonly label: (move: Move, position?: number) => string
  readonly who: (seat: Seat) => string
  readonly onNext: () => void
  readonly onWatch: () => void
  readonly onPlayOn: () => void
}

/** What is said of the move that was made, in place of the next question. */
function Reaction({ task, table, label, who, onNext, onWatch, onPlayOn }: ReactionProps) {
  const { shelf, puzzle } = task
  const { words } = shelf
  const { verdict, made, gain, start, answer } = table
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [verdict])
  const known = puzzle.options.find(({ move }) => start.open[0].moves[move] === made)
  const wrong = verdict === 'wrong'
  const head = { wrong: words.wrong, solved: words.right, shown: words.answer, open: '' }[verdict]
  return (
    <section className={wrong ? 'reaction' : 'reaction is-solved'} role="status">
      <p>
        <strong>{head}</strong> {made && label(wrong ? made : answer)}. {known && words.chanceOf(known.chance)}{' '}
        {gain && (
          <span className="puzzle-gain">
            {words.gained(gain.points, gain.score.rating)} · {words.streak(gain.score.streak)}
          </span>
        )}
      </p>
      {wrong && <Refuted task={task} table={table} label={label} who={who} />}
      <p className="guide-actions">
        <button type="button" className="choice primary" ref={button} onClick={wrong ? table.tryAgain : onNext}>
          {wrong ? words.tryAgain : words.next}
        </button>
        {wrong ? (
          <Choice label={words.giveUp} onClick={table.giveUp} />
        ) : (
          <>
            <Choice label={words.watch} onClick={onWatch} />
            <Choice label={words.playOn} onClick={onPlayOn} />
          </>
        )}
      </p>
    </section>
  )
}

/** What a wrong move leads to, which is seen on the board meanwhile: why it is worse, and who takes advantage first. */
function Refuted({
  task: { shelf, parts },
  table,
  label,
  who,
}: Pick<ReactionProps, 'task' | 'table' | 'label' | 'who'>) {
  const { words } = shelf
  const { reply, start, seat, course } = table
  if (reply === null) return <p>{words.seeing}</p>
  if (!reply) return null
  // What says nothing but "go on" is no answer.
  const first = reply.line.findIndex((made) => made.seat !== seat && made.move.includes(':'))
  const position = start.decisions.length + 1 + first
  const name = first < 0 ? null : course.moveTo(position + 1)
  const move = name && parts.game.moves.parse(name)
  return (
    <p>
      {reply.lacks && words.lacks(parts.text.terms[reply.lacks])}{' '}
      {move && words.answers(who(reply.line[first].seat), label(move, position))}
    </p>
  )
}
