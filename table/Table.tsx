import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react'
import type { Move } from '#engine/move.ts'
import type { Seat } from '#engine/state.ts'
import type { GameText } from '#engine/text.ts'
import type { Course } from '#session/course.ts'
import type { Outcome } from '#session/ledger.ts'
import type { Seating } from '#session/seats.ts'
import type { Speed } from './animate.ts'
import { TableProvider, type Hint, type JudgedMove } from './context.ts'
import { viewsAt } from './frame.ts'
import { late } from './late.tsx'
import { Drawer, PanelsBeside, Tabs, type Panel, type SidePanel } from './Panels.tsx'
import { Sheet } from './Sheet.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { TableBar } from './TableBar.tsx'
import type { TableText } from './text/text.ts'
import { TopBar } from './TopBar.tsx'
import type { GameTable } from './types.ts'
import { usePanels } from './use-panels.tsx'
import { useRoom, type Room } from './use-room.ts'
import { useHints, useShown, type Shown } from './use-shown.ts'
import { useZoom, Zoom, type Zooming } from './Zoom.tsx'

/** Wanted now and then: loaded then. */
const Announced = late(async () => (await import('./Happened.tsx')).Announced)
const Legend = late(async () => (await import('./legend/Legend.tsx')).Legend)
const Position = late(async () => (await import('./Position.tsx')).Position)
const Moment = late(async () => (await import('./Moment.tsx')).Moment)
const Following = late(async () => (await import('./Look.tsx')).Following)
const ZoomButtons = late(async () => (await import('./Look.tsx')).ZoomButtons)
const Hints = late(async () => (await import('./Hints.tsx')).Hints)

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
  const { course, words, side } = props
  const room = useRoom()
  const stage = useRef<HTMLDivElement>(null)
  const shown = useShown(props, stage)
  const [hints, onHint] = useHints(shown.answers, props.onHint)
  const [clause, setClause] = useState<string | null>(null)
  const { panel, setPanel, panels } = useOpenPanel(props, shown)
  const zoom = useZoom()
  const [naming, setNaming] = useState(false)
  const onNames = () => setNaming(!naming)
  const guide = hints ? <Hints {...shown.part} {...hints} /> : props.guide
  return (
    <TableProvider value={shown.answers}>
      <div
        className={`table game-${course.game.id}`}
        data-room={room}
        data-position={shown.frame.at}
        data-eye={course.eye}
        data-rules={clause === null ? undefined : 'open'}
        ref={stage}
        onClickCapture={(event) => props.rules && openRules(event, setClause)}
      >
        <Shortcuts />
        <Above {...props} {...{ shown, room, zoom, onHint, onNames }} seats={panels.seats} />
        <Middle {...props} {...{ shown, room, zoom, guide }} onResult={() => setPanel('result')} />
        {clause !== null && <OpenRules {...props} room={room} clause={clause} onClose={() => setClause(null)} />}
        <PanelsBeside words={words} panels={panels} side={side}>
          {room === 'wide' && guide}
        </PanelsBeside>
        <Tabs words={words} side={side} onOpen={setPanel} onNames={onNames} />
        <Explained {...props} shown={shown} stage={stage} naming={naming} onClose={() => setNaming(false)} />
        <BigMoment course={course} shown={shown} />
        {panel && <PanelSheet words={words} panel={panel} panels={panels} side={side} onClose={() => setPanel(null)} />}
      </div>
    </TableProvider>
  )
}

/** The panels, and which of them lies over the board: the result as soon as there is one. */
function useOpenPanel(props: TableProps, shown: Shown) {
  const { course, cursor, notice, onCursor } = props
  const [panel, setPanel] = useState<Panel | null>(null)
  useEffect(() => {
    if (course.result && shown.live && !notice) setPanel('result')
  }, [shown.live])
  const panels = usePanels(props, shown, (position) => {
    setPanel(null)
    onCursor(cursor === null && position === course.length ? null : position)
  })
  return { panel, setPanel, panels }
}

interface AboveProps extends Omit<TableProps, 'onHint'> {
  readonly shown: Shown
  readonly room: Room
  readonly zoom: Zooming
  readonly seats: ReactNode
  readonly onHint?: () => Promise<void>
  readonly onNames: () => void
}

/** The line at the top and the seats; what the eye is after stands where there is room for it. */
function Above({ shown, room, zoom, seats, onHint, onNames, ...props }: AboveProps) {
  const { table, text, cursor } = props
  const goal = table.Goal && (
    <div className="goal">
      <table.Goal {...shown.part} />
    </div>
  )
  return (
    <>
      <TopBar
        title={props.title}
        status={table.status(shown.part.view, text)}
        goal={room === 'wide' && goal}
        actions={props.actions}
        zoom={room === 'tall' && <ZoomButtons {...zoom} />}
        back={cursor === null ? props.back : undefined}
        onTakeBack={props.onTakeBack}
        onHint={cursor === null ? onHint : undefined}
        onNames={onNames}
      />
      <aside className="left">
        {seats}
        {room !== 'wide' && goal}
      </aside>
    </>
  )
}

/** Links to the rules open them beside the board; with a modifier key, or in another tab, they are links as always. */
function openRules(event: MouseEvent, open: (clause: string) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.pathname.startsWith('/rules/') || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  open(link.hash.slice(1))
}

interface MiddleProps extends TableProps {
  readonly shown: Shown
  readonly room: Room
  readonly zoom: Zooming
  readonly onResult: () => void
}

/** The board, the hand, and the bar below. */
function Middle({ guide, room, zoom, ...props }: MiddleProps) {
  const { title, text, table, words, below, shown } = props
  const keyboard = useRef(false)
  return (
    <main className="middle">
      <Zoom zoom={zoom}>
        <div className="board" role="img" aria-label={words.board(title)}>
          <table.Board {...shown.onBoard} compact={room === 'tall'} room={room} />
        </div>
        {room === 'tall' ? <Following frame={zoom.frame} /> : <ZoomButtons {...zoom} />}
      </Zoom>
      {below}
      {room !== 'wide' && guide}
      {table.Hand && <div className="hand">{!text.unfinished && <table.Hand {...shown.onBoard} />}</div>}
      <div className="bar">{!text.unfinished && <TableBar {...props} keyboard={keyboard} />}</div>
    </main>
  )
}

interface OpenRulesProps extends Pick<TableProps, 'words' | 'rules'> {
  readonly room: Room
  readonly clause: string
  readonly onClose: () => void
}

interface PanelSheetProps {
  readonly words: TableText
  readonly panel: Panel
  readonly panels: Readonly<Record<Panel, ReactNode>>
  readonly side?: SidePanel
  readonly onClose: () => void
}

/** A panel for which there is no room beside the board. */
const PanelSheet = ({ words, panel, panels, side, onClose }: PanelSheetProps) => (
  <Sheet title={panel === 'side' ? (side?.title ?? '') : words[panel]} closeLabel={words.close} onClose={onClose}>
    {panels[panel]}
  </Sheet>
)

/** The rules at a clause: beside the board where there is room for them, over it elsewhere. */
function OpenRules({ words, rules, room, clause, onClose }: OpenRulesProps) {
  if (room === 'wide')
    return (
      <Drawer words={words} onClose={onClose}>
        {rules?.(clause)}
      </Drawer>
    )
  return (
    <Sheet title={words.rules} closeLabel={words.close} onClose={onClose}>
      {rules?.(clause)}
    </Sheet>
  )
}

interface ExplainedProps extends TableProps {
  readonly shown: Shown
  readonly stage: RefObject<HTMLDivElement | null>
  readonly naming: boolean
  readonly onClose: () => void
}

/** The table in words, as soon as all of them are there: what things are, and what happens. */
function Explained({ stage, naming, onClose, ...props }: ExplainedProps) {
  const { course, table, text, shown, ruleHref } = props
  if (text.unfinished) return null
  const scores = course.game.scores(shown.part.view)
  return (
    <>
      <Legend {...{ stage, table, scores, naming, onClose, ruleHref }} part={shown.part} />
      <Said {...props} />
    </>
  )
}

/** For those who listen: the position, what is asked and what happened. */
function Said({ course, table, text, words, shown }: TableProps & { readonly shown: Shown }) {
  const { part, frame, answers } = shown
  const { question } = answers
  return (
    <>
      {table.position && (
        <section className="visually-hidden" aria-label={words.inWords} aria-keyshortcuts="p" tabIndex={-1}>
          <h2>{words.inWords}</h2>
          <Position table={table} part={part} />
        </section>
      )}
      <div className="visually-hidden" role="status">
        {question && text.prompts[question.step.do](part.view, question.step, part.who)}
      </div>
      <div className="visually-hidden" aria-live="polite" role="log">
        <Announced course={course} table={table} frame={frame} part={part} />
      </div>
    </>
  )
}

/** Pictures over the board, with points as they stood before and stand now. */
function BigMoment({ course, shown }: { readonly course: Course; readonly shown: Shown }) {
  const { frame, controls, part } = shown
  if (!frame.moment) return null
  const before = viewsAt(course, { ...frame, told: frame.moment.from }).all
  return (
    <Moment
      frame={frame}
      controls={controls}
      before={course.game.scores(before)}
      scores={course.game.scores(part.view)}
    />
  )
}
