import { useCallback, useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import type { Move } from '#engine/move.ts'
import type { Ask } from '#engine/play.ts'
import type { Seat } from '#engine/state.ts'
import { describe, type GameText, type Who } from '#engine/text.ts'
import type { Speed } from './animate.ts'
import { viewsAt, type Controls, type Frame } from './conductor.ts'
import { useStagingKeys } from './staging-keys.ts'
import { OpenQuestion, Refused, Waiting } from './Bar.tsx'
import { TableProvider, type Hint, type JudgedMove } from './context.ts'
import type { Course } from '#session/course.ts'
import { logOf, type LogTurn } from '#session/log.ts'
import { Log } from './Log.tsx'
import { Drawer, PanelsBeside, Tabs, type Panel, type SidePanel } from './Panels.tsx'
import type { Outcome } from '#session/ledger.ts'
import { late } from './late.tsx'
import { isHuman, type Seating } from '#session/seats.ts'
import { Seats } from './Seats.tsx'
import { Sheet } from './Sheet.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import type { TableText } from './text/text.ts'
import { TopBar } from './TopBar.tsx'
import type { GameTable, PartProps } from './types.ts'
import { useAnswers, type Answers } from './use-answers.ts'
import { useFollow } from './use-follow.ts'
import { useRoom } from './use-room.ts'
import { Zoom } from './Zoom.tsx'

/** Wanted now and then: loaded then. */
const Happened = late(async () => (await import('./Happened.tsx')).Happened)
const Announced = late(async () => (await import('./Happened.tsx')).Announced)
const Position = late(async () => (await import('./Position.tsx')).Position)
const Moment = late(async () => (await import('./Moment.tsx')).Moment)
const StagingButtons = late(async () => (await import('./Staging.tsx')).StagingButtons)
const Hints = late(async () => (await import('./Hints.tsx')).Hints)
const ReplayBar = late(async () => (await import('./ReplayBar.tsx')).ReplayBar)
const ResultSheet = late(async () => (await import('./Result.tsx')).ResultSheet)

export interface TableProps {
  readonly course: Course
  readonly seating: readonly Seating[]
  readonly title: string
  readonly text: GameText
  readonly table: GameTable
  readonly words: TableText
  readonly speed: Speed
  readonly muted: boolean
  /** Ask before a move that cannot be taken back. */
  readonly confirm: boolean
  /** Ask before a move that ends the turn without saying so. */
  readonly endTurn?: boolean
  /** The position to look at instead of the present one; null for the present. */
  readonly cursor: number | null
  readonly onCursor: (position: number | null) => void
  /** The position that was seen last before this table was on the screen, and told how far it has come. */
  readonly from?: number
  readonly onShown?: (position: number) => void
  /** Several people decide at this screen: questions say whom they are for. */
  readonly shared?: boolean
  /** Left out where nothing can be played: replays. */
  readonly onDecide?: (move: Move) => Promise<Outcome>
  readonly back?: { readonly step: number; readonly turn: number }
  readonly onTakeBack?: (decisions: number) => void
  readonly onHint?: () => Promise<readonly Hint[]>
  /** The move that somebody who explains the game points at. */
  readonly lit?: Move | null
  /** Moves that an analysis speaks of. */
  readonly judged?: readonly JudgedMove[]
  /** What is said about the position beside the board: a lesson, an analysis. */
  readonly guide?: ReactNode
  /** What stands between the board and the bar: a graph. */
  readonly below?: ReactNode
  /** Something that stands in the way of the game, in place of its questions. */
  readonly notice?: ReactNode
  readonly ruleHref: (clause: string) => string
  /** The rules, opened at a clause, to be put beside the board; left out where links lead to their own page. */
  readonly rules?: (clause: string) => ReactNode
  /** Buttons of the page around the table: home, settings, share. */
  readonly actions: ReactNode
  /** What can be done with a position of the past. */
  readonly pastActions?: ReactNode
  /** What the page knows of who sits there: a clock, whether it is here. */
  readonly seatNote?: (seat: Seat) => ReactNode
  /** A panel of the page beside those of the table. */
  readonly side?: SidePanel
  /** What the page adds to the result. */
  readonly resultNote?: ReactNode
}

/** A game on the screen: the frame that is the same for all games, with the game's own board in it. */
export function Table(props: TableProps) {
  const { course, seating, title, text, table, words, cursor, onCursor } = props
  const room = useRoom()
  const [clause, setClause] = useState<string | null>(null)
  const [panel, setPanel] = useState<Panel | null>(null)
  const stage = useRef<HTMLDivElement>(null)
  const keyboard = useRef(false)
  const who: Who = useCallback((seat) => seating[seat].name, [seating])
  const { frame, board, view, caughtUp, controls } = useFollow({ ...props, who, stage })
  const shown = frame.at
  const live = caughtUp
  useStagingKeys(frame, controls)
  const asks = useMemo(() => course.asks(shown), [course, shown])
  const latest = useMemo(() => saidAt(course, frame, text, who), [course, shown, frame.told, text, who])
  const answers = useAnswers({ ...props, kinds: table.answers, view, asks, live })
  const [hints, askForHints] = useHints(answers, props.onHint)
  useEffect(() => {
    if (course.result && caughtUp && !props.notice) setPanel('result')
  }, [caughtUp])

  useEffect(() => {
    if (caughtUp) props.onShown?.(shown)
  }, [caughtUp, shown])

  const part: PartProps = { view, text, who }
  const onBoard: PartProps = { view: board, text, who }
  const asked = asks.map((ask) => ask.seat)
  const thinking = caughtUp ? asked.filter((seat) => !isHuman(seating[seat])) : []
  const jump = (position: number) => {
    setPanel(null)
    onCursor(cursor === null && position === course.length ? null : position)
  }
  const guide = hints ? <Hints {...part} {...hints} /> : props.guide
  const panels = usePanels(props, part, { asked, thinking, frame, jump })

  return (
    <TableProvider value={answers}>
      <div
        className={`table game-${course.game.id}`}
        data-room={room}
        data-position={shown}
        data-eye={course.eye}
        data-rules={clause === null ? undefined : 'open'}
        ref={stage}
        onClickCapture={(event) => props.rules && openRules(event, setClause)}
      >
        <Shortcuts />
        <TopBar
          title={title}
          status={table.status(view, text)}
          actions={props.actions}
          back={cursor === null ? props.back : undefined}
          onTakeBack={props.onTakeBack}
          onHint={cursor === null ? askForHints : undefined}
        />
        <aside className="left">{panels.seats}</aside>
        <main className="middle">
          <Zoom words={words}>
            <div className="board" role="img" aria-label={words.board(title)}>
              <table.Board {...onBoard} compact={room === 'tall'} room={room} />
            </div>
          </Zoom>
          {props.below}
          {room !== 'wide' && guide}
          {table.Hand && (
            <div className="hand">
              <table.Hand {...onBoard} />
            </div>
          )}
          <div className="bar">
            <BarContent
              {...props}
              answers={answers}
              keyboard={keyboard}
              part={part}
              asked={asked}
              thinking={thinking}
              live={live}
              shown={shown}
              latest={latest}
              frame={frame}
              controls={controls}
              onResult={() => setPanel('result')}
            />
          </div>
        </main>
        {clause !== null && room === 'wide' && (
          <Drawer words={words} onClose={() => setClause(null)}>
            {props.rules?.(clause)}
          </Drawer>
        )}
        <PanelsBeside words={words} panels={panels} side={props.side}>
          {room === 'wide' && guide}
        </PanelsBeside>
        <Tabs words={words} side={props.side} onOpen={setPanel} />
        <Position table={table} part={part} />
        <div className="visually-hidden" role="status">
          {answers.question && text.prompts[answers.question.step.do](view, answers.question.step, who)}
        </div>
        <div className="visually-hidden" aria-live="polite" role="log">
          <Announced course={course} table={table} frame={frame} part={part} />
        </div>
        {frame.moment && (
          <Moment
            frame={frame}
            controls={controls}
            before={course.game.scores(viewsAt(course, { ...frame, told: frame.moment.from }).all)}
            scores={course.game.scores(view)}
          />
        )}
        {clause !== null && room !== 'wide' && (
          <Sheet title={words.rules} closeLabel={words.close} onClose={() => setClause(null)}>
            {props.rules?.(clause)}
          </Sheet>
        )}
        {panel && (
          <Sheet
            title={panel === 'side' ? (props.side?.title ?? '') : words[panel]}
            closeLabel={words.close}
            onClose={() => setPanel(null)}
          >
            {panels[panel]}
          </Sheet>
        )}
      </div>
    </TableProvider>
  )
}

/** Hints to the question that is open, until they are closed or it is answered, and how to ask for some. */
function useHints(answers: Answers, onHint: TableProps['onHint']) {
  const { question } = answers
  const [given, setGiven] = useState<{ readonly to: Ask | null; readonly hints: readonly Hint[] } | null>(null)
  const ask = async () => {
    const hints = (await onHint?.()) ?? []
    setGiven({ to: question, hints })
    if (hints.length > 0) answers.preview(hints[0].move)
  }
  const fitting = question && given?.to === question && given.hints.length > 0
  return [fitting ? { hints: given.hints, onClose: () => setGiven(null) } : null, onHint && ask] as const
}

/** Links to the rules open them beside the board; with a modifier key, or in another tab, they are links as always. */
function openRules(event: MouseEvent, open: (clause: string) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.pathname.startsWith('/rules/') || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  open(link.hash.slice(1))
}

interface PanelsOf {
  readonly asked: readonly Seat[]
  /** Those of them that are bots. */
  readonly thinking: readonly Seat[]
  readonly frame: Frame
  readonly jump: (position: number) => void
}

/** What stands beside the board on a large screen and in sheets on a small one. */
function usePanels(
  { course, text, table, cursor, ruleHref, seatNote, side, resultNote }: TableProps,
  part: PartProps,
  { asked, thinking, frame, jump }: PanelsOf,
): Readonly<Record<Panel, ReactNode>> {
  const shown = frame.at
  const all = useMemo(() => logOf(course, text, part.who), [course, text, part.who])
  const turns = useMemo(() => (cursor === null ? seenOf(all, shown) : all), [all, cursor, shown])
  const history = useMemo(() => (course.result ? historyOf(course) : []), [course])
  return {
    seats: (
      <Seats
        scores={course.game.scores(part.view)}
        asked={asked}
        thinking={thinking}
        stock={(seat) => <table.Stock {...part} seat={seat} />}
        note={seatNote}
      />
    ),
    log: (
      <>
        {cursor === null && <Happened course={course} table={table} frame={frame} part={part} onJump={jump} />}
        <Log turns={turns} shown={shown} onJump={jump} />
      </>
    ),
    info: <table.Info {...part} />,
    result: course.result && (
      <>
        <ResultSheet
          result={course.result}
          view={course.view(course.length)}
          text={text}
          history={history}
          ruleHref={ruleHref}
        />
        {resultNote}
      </>
    ),
    side: side?.content,
  }
}

/** The lines that led to what is on the screen: of what comes next nothing is said. */
const seenOf = (turns: readonly LogTurn[], shown: number): LogTurn[] =>
  turns
    .map(({ turn, lines }) => ({ turn, lines: lines.filter(({ at }) => at <= shown) }))
    .filter(({ lines }) => lines.length > 0)

/** What happened last on the screen, in sentences. */
function saidAt(course: Course, { at, told }: Frame, text: GameText, who: Who): string[] {
  const events = told > 0 && course.has(at + 1) ? course.events(at + 1).slice(told - 1, told) : course.events(at)
  return events.flatMap((event) => describe(text, event, who) ?? [])
}

/** The scores at the start and after each turn; none as long as part of the game is not here. */
function historyOf(course: Course): (readonly number[])[] {
  for (let n = 0; n <= course.length; n++) if (!course.has(n)) return []
  const scores = (n: number) => course.game.scores(course.view(n))
  const history = [scores(0)]
  for (let n = 1; n <= course.length; n++) history[course.turn(n - 1) - course.turn(0) + 1] = scores(n)
  return history
}

interface BarContentProps extends TableProps {
  readonly answers: Answers
  /** Whether the last answer was given by keyboard. */
  readonly keyboard: { current: boolean }
  readonly part: PartProps
  readonly asked: readonly Seat[]
  readonly thinking: readonly Seat[]
  /** Whether the present position is on the screen. */
  readonly live: boolean
  readonly shown: number
  readonly latest: readonly string[]
  readonly frame: Frame
  readonly controls: Controls
  readonly onResult: () => void
}

/** How long a position stays while a replay runs by itself. */
const PACE_MS: Readonly<Record<Speed, number>> = { off: 500, slow: 2200, normal: 1200, fast: 500 }

/** The bar below the board: the question, the wait, or the way through the past. */
function BarContent(props: BarContentProps) {
  const { course, cursor, onCursor, words, text, answers, part, table, shown, latest, ruleHref } = props
  if (cursor !== null)
    return (
      <>
        <ReplayBar
          at={cursor}
          ready={props.frame.idle}
          length={course.length}
          onGo={onCursor}
          pace={PACE_MS[props.speed]}
          caption={latest.join(' ') || words.position(shown, course.length)}
        />
        {props.pastActions}
      </>
    )
  if (props.notice) return <div className="notice">{props.notice}</div>
  const { refusal } = answers
  const link = refusal && (
    <a href={ruleHref(refusal)}>
      {words.ruleLink} {refusal}
    </a>
  )
  return (
    <>
      {answers.question ? (
        <OpenQuestion answers={answers} keyboard={props.keyboard} table={table} part={part} named={props.shared} />
      ) : (
        <Waiting {...props} over={props.live && course.result !== null}>
          {!props.frame.idle && !props.frame.moment && <StagingButtons frame={props.frame} controls={props.controls} />}
        </Waiting>
      )}
      {refusal && <Refused reason={text.clauses[refusal] ?? ''} link={link} onClose={answers.forget} />}
    </>
  )
}
