import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Move } from '#engine/move.ts'
import { why } from '#engine/play.ts'
import type { Eye, Seat } from '#engine/state.ts'
import { describe, type GameText, type Who } from '#engine/text.ts'
import { perform, type Speed } from './animate.ts'
import { TableProvider, type TableContextValue } from './context.ts'
import type { Course } from './course.ts'
import { DecisionBar } from './DecisionBar.tsx'
import { foresee } from './foresee.ts'
import { Icon, type IconName } from './icons.tsx'
import { logOf } from './log.ts'
import { Log } from './Log.tsx'
import { ReplayBar } from './ReplayBar.tsx'
import { ResultSheet } from './Result.tsx'
import type { Seating } from './seats.ts'
import { Seats } from './Seats.tsx'
import { Sheet } from './Sheet.tsx'
import { playSound } from './sound.ts'
import type { TableText } from './text/text.ts'
import type { GameTable, PartProps } from './types.ts'
import { useCompact } from './use-compact.ts'
import { Zoom } from './Zoom.tsx'

export interface TableProps {
  readonly course: Course
  readonly eye: Eye | 'all'
  readonly seating: readonly Seating[]
  readonly text: GameText
  readonly table: GameTable
  readonly words: TableText
  readonly speed: Speed
  readonly muted: boolean
  readonly thinking: readonly Seat[]
  /** The position to look at instead of the present one; null for the present. */
  readonly cursor: number | null
  readonly onCursor: (position: number | null) => void
  /** Left out where nothing can be played: replays. */
  readonly onDecide?: (move: Move) => void
  /** How many decisions can be taken back, in a step and in a turn. */
  readonly back?: { readonly step: number; readonly turn: number }
  readonly onTakeBack?: (decisions: number) => void
  readonly onHint?: () => Promise<Move | null>
  /** Called when a position has been shown to its end, animation and all. */
  readonly onShown?: (position: number) => void
  readonly ruleHref: (clause: string) => string
  /** Buttons of the page around the table: home, settings, share. */
  readonly actions: ReactNode
  /** What can be done with a position of the past. */
  readonly pastActions?: ReactNode
}

type Panel = 'seats' | 'log' | 'info' | 'result'

/** A game on the screen: the frame that is the same for all games, with the game's own board in it. */
export function Table(props: TableProps) {
  const { course, seating, text, table, words, cursor, onCursor } = props
  const compact = useCompact()
  const shown = cursor ?? course.length
  const live = cursor === null
  const [panel, setPanel] = useState<Panel | null>(null)
  const stage = useRef<HTMLDivElement>(null)
  const who: Who = useCallback((seat) => seating[seat].name, [seating])
  const view = useMemo(() => course.view(shown), [course, shown])
  const asks = useMemo(() => course.asks(shown), [course, shown])
  const turns = useMemo(() => logOf(course, text, who), [course, text, who])
  const context = useAnswers(props, view, asks, live)
  useShow(props, stage, shown)
  useEffect(() => {
    if (course.result && live) setPanel('result')
  }, [course, live])

  const part = { view, text, who }
  const { question, previewed } = context
  const own = question && context.offered ? { ...question, moves: context.offered } : question
  const jump = (position: number) => {
    setPanel(null)
    onCursor(live && position === course.length ? null : position)
  }
  const seats = (
    <Seats
      scores={course.game.scores(view)}
      asked={asks.map((ask) => ask.seat)}
      thinking={props.thinking}
      stock={(seat) => <table.Stock {...part} seat={seat} />}
    />
  )
  const log = <Log turns={turns} shown={shown} onJump={jump} />
  const info = <table.Info {...part} />
  const latest = course.events(shown).flatMap((event) => describe(text, event, who) ?? [])
  const result = course.result && (
    <ResultSheet result={course.result} text={text} history={historyOf(course)} ruleHref={props.ruleHref} />
  )
  const panels: Readonly<Record<Panel, ReactNode>> = { seats, log, info, result }
  const panelNames: Readonly<Record<Panel, string>> = {
    seats: words.seats,
    log: words.log,
    info: words.info,
    result: words.result,
  }

  return (
    <TableProvider value={context}>
      <div className={`table game-${course.game.id}`} data-compact={compact || undefined} ref={stage}>
        <header className="top">
          {props.actions}
          <h1>{text.title}</h1>
          <span className="status">{table.status(view, text)}</span>
          <span className="spacer" />
          <TakeBack {...props} live={live} />
          {live && question && props.onHint && <HintButton {...props} onMove={context.preview} />}
        </header>
        <aside className="left">{seats}</aside>
        <main className="middle">
          <Zoom words={words}>
            <div className="board" role="img" aria-label={words.board(text.title)}>
              <table.Board {...part} compact={compact} />
            </div>
          </Zoom>
          <div className="bar">
            {table.Hand && <table.Hand {...part} />}
            {!live && (
              <>
                <ReplayBar
                  at={shown}
                  length={course.length}
                  onGo={onCursor}
                  pace={PACE[props.speed]}
                  caption={latest.join(' ') || words.position(shown, course.length)}
                />
                {props.pastActions}
              </>
            )}
            {live && own && (
              <DecisionBar
                prompt={text.prompts[own.step.do](view, own.step, who)}
                ask={own}
                label={(move) => text.moves[move.verb](move.at, view, who)}
                face={table.Face && ((move) => table.Face?.({ ...part, move }) ?? null)}
                preview={previewed ? foretold(props, context, previewed, part) : NONE}
              />
            )}
            {live && !own && (
              <Waiting
                {...props}
                asks={asks.map((ask) => ask.seat)}
                onResult={() => setPanel('result')}
                latest={latest}
              />
            )}
            {context.refusal && <Refused {...context.refusal} {...props} onClose={context.forget} />}
          </div>
        </main>
        <aside className="right">
          <details open>
            <summary>{words.info}</summary>
            <div className="info">{info}</div>
          </details>
          <details open>
            <summary>{words.log}</summary>
            {log}
          </details>
        </aside>
        <nav className="tabs">
          {(['seats', 'info', 'log'] as const).map((name) => (
            <button key={name} type="button" onClick={() => setPanel(name)}>
              <Icon name={name} /> {panelNames[name]}
            </button>
          ))}
        </nav>
        <div className="visually-hidden" aria-live="polite" role="log">
          {latest.join(' ')}
        </div>
        {panel && (
          <Sheet title={panelNames[panel]} closeLabel={words.close} onClose={() => setPanel(null)}>
            {panels[panel]}
          </Sheet>
        )}
      </div>
    </TableProvider>
  )
}

const NONE: readonly string[] = []
const PACE: Readonly<Record<Speed, number>> = { off: 500, slow: 2200, normal: 1200, fast: 500 }

/** The scores at the end of each turn. */
function historyOf(course: Course): number[][] {
  const history: number[][] = []
  for (let n = 0; n <= course.length; n++) history[course.turn(n)] = [...course.game.scores(course.view(n))]
  return history.filter(Boolean)
}

interface Answers extends TableContextValue {
  readonly refusal: { readonly clause: string } | null
  forget(): void
  /** The moves of a spot that stands for several. */
  readonly offered: readonly Move[] | null
}

/** The eye's question, and what the parts of the table may do about it. */
function useAnswers(
  props: TableProps,
  view: ReturnType<Course['view']>,
  asks: ReturnType<Course['asks']>,
  live: boolean,
): Answers {
  const { course, eye, seating, words, muted, onDecide } = props
  const { game } = course
  const [previewed, preview] = useState<Move | null>(null)
  const [offered, setOffered] = useState<readonly Move[] | null>(null)
  const [refusal, setRefusal] = useState<{ clause: string } | null>(null)
  const question = (live && onDecide && asks.find((ask) => ask.seat === eye)) || null
  useEffect(() => {
    preview(null)
    setOffered(null)
    setRefusal(null)
  }, [course, live])
  const cache = useMemo(() => new Map<Move, ReturnType<typeof foresee>>(), [view, question])
  const lastMoves = useMemo(() => movesSinceOwn(course, eye), [course, eye])

  return {
    question,
    isLegal: (move) => question?.moves.includes(move) ?? false,
    choose(move) {
      if (question?.moves.includes(move)) return onDecide?.(move)
      if (!live || eye === 'all') return
      playSound('no', muted)
      setRefusal({ clause: why(game, view, eye === 'spectator' ? -1 : eye, move) ?? '' })
    },
    offer: setOffered,
    previewed,
    preview,
    foresight(move) {
      if (!question) return null
      if (!cache.has(move)) cache.set(move, foresee(game, view, question, move))
      return cache.get(move) ?? null
    },
    lastMoves,
    seating,
    seatOf: (seat) => seating[seat],
    words,
    refusal,
    forget: () => setRefusal(null),
    offered,
  }
}

/** Names of the moves that others made since the eye decided last. */
function movesSinceOwn(course: Course, eye: Eye | 'all'): ReadonlySet<string> {
  const names = new Set<string>()
  for (let n = course.length; n > 0; n--) {
    if (course.mover(n) === eye && n < course.length) break
    const move = course.moveTo(n)
    if (move) names.add(move)
    if (course.length - n > 12) break
  }
  return names
}

/** Shows the way to each new position: sounds and animation; then says that it has been seen. */
function useShow(
  { course, speed, muted, table, onShown }: TableProps,
  stage: { current: HTMLDivElement | null },
  shown: number,
): void {
  const before = useRef(shown)
  useEffect(() => {
    const forward = shown === before.current + 1
    before.current = shown
    const abort = new AbortController()
    const view = course.view(shown)
    const beats = forward ? course.events(shown).flatMap((event) => table.beats(event, view)) : []
    const done = stage.current
      ? perform(beats, { root: stage.current, speed, muted, signal: abort.signal })
      : Promise.resolve()
    void done.then(() => !abort.signal.aborted && onShown?.(shown))
    return () => abort.abort()
  }, [course, shown])
}

function foretold(
  props: TableProps,
  { foresight, words, question }: Answers,
  move: Move,
  part: PartProps,
): readonly string[] {
  const seen = foresight(move)
  const own = props.table.foretell?.({ ...part, move }) ?? []
  const told = seen?.events.flatMap((event) => describe(props.text, event, part.who) ?? []) ?? []
  if (!question?.moves.includes(move)) return NONE
  return [...told, ...own, ...(seen?.final ? [words.cannotTakeBack] : [])]
}

function TakeBack({ words, back, onTakeBack, live }: TableProps & { readonly live: boolean }) {
  if (!onTakeBack || !back || !live) return null
  const button = (icon: IconName, label: string, count: number) => (
    <button type="button" className="tool" disabled={count === 0} title={label} onClick={() => onTakeBack(count)}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  )
  return (
    <>
      {button('undo', words.undo, back.step)}
      {button('undo-turn', words.undoTurn, back.turn)}
    </>
  )
}

function HintButton({ words, onHint, onMove }: TableProps & { readonly onMove: (move: Move | null) => void }) {
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    onMove((await onHint?.()) ?? null)
    setBusy(false)
  }
  return (
    <button
      type="button"
      className="tool"
      disabled={busy}
      aria-busy={busy}
      title={words.hint}
      onClick={() => void ask()}
    >
      <Icon name="hint" />
      <span>{words.hint}</span>
    </button>
  )
}

interface WaitingProps extends TableProps {
  readonly asks: readonly Seat[]
  readonly latest: readonly string[]
  readonly onResult: () => void
}

function Waiting({ course, words, seating, thinking, asks, latest, onResult }: WaitingProps) {
  if (course.result)
    return (
      <section className="decision">
        <p className="prompt">{words.result}</p>
        <div className="choices">
          <button type="button" className="choice primary" onClick={onResult}>
            {words.showResult}
          </button>
        </div>
      </section>
    )
  const names = asks.map((seat) => seating[seat].name)
  const line =
    thinking.length > 0
      ? words.thinking(seating[thinking[0]].name)
      : names.length > 0
        ? words.waiting(names.join(', '))
        : words.waitingForReactions
  return (
    <section className="decision is-waiting">
      <p className="prompt">{line}</p>
      <p className="preview">{latest.join(' ')}</p>
    </section>
  )
}

function Refused({
  clause,
  text,
  words,
  ruleHref,
  onClose,
}: TableProps & { readonly clause: string; readonly onClose: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onClose, 8000)
    return () => clearTimeout(timer)
  }, [clause, onClose])
  return (
    <div className="refusal" role="alert">
      <span>
        <strong>{words.whyNot}</strong> {text.clauses[clause] ?? ''}{' '}
        <a href={ruleHref(clause)}>
          {words.ruleLink} {clause}
        </a>
      </span>
      <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
