import { useEffect, useMemo, useRef, useState } from 'react'
import type { Move } from '#engine/move.ts'
import { decide } from '#engine/match.ts'
import type { Seat } from '#engine/state.ts'
import { nextPuzzle } from '#lessons/puzzle-score.ts'
import { setupOf } from '#lessons/puzzle-play.ts'
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
  const { shelf, parts, puzzle } = task
  const { words } = shelf
  const { game } = parts
  const appWords = useWords()
  const table = usePuzzle(task)
  const { start, seat, verdict } = table
  const [cursor, setCursor] = useState<number | null>(null)
  const [watching, setWatching] = useState(false)
  const seating = useMemo(() => defaultSeating(game, puzzle.seats, appWords, seat), [game, puzzle, appWords, seat])
  const over = verdict === 'solved' || verdict === 'shown'
  const line = useMemo(() => (watching ? table.line() : null), [watching])
  const at = start.decisions.length
  const [lineAt, setLineAt] = useLine(line !== null, line ? line.length - at : 0)
  const who = (one: Seat) => seating[one].name
  const label = (move: Move, position = at) => parts.text.moves[move.verb](move.at, table.course.view(position), who)
  const title = today ? words.ofTheDay : words.puzzle
  useTitle(`${title} · ${parts.title}`)
  const leave = () => navigate(`/puzzles/${shelf.game}`)
  const next = () => {
    const following = nextPuzzle(shelf.puzzles, keptScore(), shelf.game, puzzle.id)
    navigate(following ? `/puzzles/${shelf.game}/${following.id}` : `/puzzles/${shelf.game}`)
  }
  const playOn = async () => {
    const played = entriesOf(decide(start, seat, table.answer))
    const fresh = newGame(game, setupOf(puzzle), seating, played)
    await (await gamesHere()).add(fresh.saved, fresh.entries)
    navigate(`/play/${fresh.saved.id}`)
  }
  const watch = (on: boolean) => {
    setLineAt(0)
    setWatching(on)
  }
  useKeys({ n: next, Escape: leave, ...(verdict === 'wrong' && { r: table.tryAgain }) })
  return (
    <div className="lesson puzzle">
      <Table
        {...useTableProps(parts)}
        title={title}
        course={line ?? table.course}
        seating={seating}
        confirm={false}
        endTurn={false}
        cursor={line ? at + lineAt : cursor}
        onCursor={line ? (position) => setLineAt(Math.max(0, (position ?? line.length) - at)) : setCursor}
        onDecide={verdict === 'open' ? table.decide : undefined}
        guide={
          over ? (
            <Why task={task} label={label} start={start} />
          ) : (
            <Guide task={task} name={seating[seat].name} onGiveUp={table.giveUp} open={verdict === 'open'} />
          )
        }
        notice={
          verdict !== 'open' && (
            <Reaction
              task={task}
              table={table}
              label={label}
              who={who}
              onNext={next}
              onWatch={() => watch(true)}
              onPlayOn={() => void playOn()}
            />
          )
        }
        pastActions={
          line && (
            <button type="button" className="choice" onClick={() => watch(false)}>
              {words.endLine}
            </button>
          )
        }
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
  useEffect(() => button.current?.focus({ preventScroll: true }), [verdict])
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
          <button type="button" className="choice" onClick={table.giveUp}>
            {words.giveUp}
          </button>
        ) : (
          <>
            <button type="button" className="choice" onClick={onWatch}>
              {words.watch}
            </button>
            <button type="button" className="choice" onClick={onPlayOn}>
              {words.playOn}
            </button>
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
