import { useEffect, useMemo, useState } from 'react'
import { branch, decide, type Match } from '#engine/match.ts'
import { pastOf } from '#engine/past.ts'
import type { Seat } from '#engine/state.ts'
import { courseOf, type Course } from '#session/course.ts'
import { isHuman, namesOf, type Seating } from '#session/seats.ts'
import { Table } from '#table/Table.tsx'
import { loadGameParts, type LoadedGame } from '../load.ts'
import type { SavedGame as Saved } from '../local/shelf.ts'
import { NotFound } from '../pages/NotFound.tsx'
import { SavedGame } from '../pages/SavedGame.tsx'
import { TableActions } from '../TableActions.tsx'
import { useLanguage, useLoaded, useWords } from '../words.ts'
import { ChanceGraph } from './ChanceGraph.tsx'
import { Closer, Lists, Summary, type PlainLesson } from './Findings.tsx'
import { Tags, type Judgement } from './Tags.tsx'
import { luckInTurn, percent } from './points.ts'
import { nothingYet, reckon, type Reckoning } from './reckon.ts'
import type { AnalysisText } from './text/text.ts'
import './analysis.css'
import { goOnFrom } from '../local/go-on.ts'
import { useTableProps } from '../table-props.ts'
import { useLine } from './use-line.ts'
import { loadWords } from './words.ts'

/** Where a game of this browser was won and lost. */
export function Analysis({ id }: { readonly id: string }) {
  const { analyseLater } = useWords()
  return (
    <SavedGame id={id}>
      {({ saved, known: { match } }) =>
        match.game.result(match.state) === null ? (
          <NotFound help={analyseLater} />
        ) : (
          <AnalysisOf saved={saved} match={match} />
        )
      }
    </SavedGame>
  )
}

interface AnalysisOfProps {
  readonly saved: Saved
  /** A game that is over. */
  readonly match: Match
}

export function AnalysisOf(props: AnalysisOfProps) {
  const language = useLanguage()
  const words = useWords()
  const loaded = useLoaded(async () => {
    const [parts, text] = await Promise.all([loadGameParts(props.saved.game, language), loadWords(language)])
    return { parts, text }
  }, [props.saved, language])
  if (!loaded) return <p className="loading">{words.loading}</p>
  if (!loaded.parts) return <NotFound help={words.noGame(props.saved.game)} />
  return <Looking {...props} parts={loaded.parts} text={loaded.text} />
}

interface LookingProps extends AnalysisOfProps {
  readonly parts: LoadedGame
  readonly text: AnalysisText
}

/** A game that is over at every position, and what follows from the better move at one of them. */
function useWays({ saved, match, text }: LookingProps, analysis: Reckoning['analysis']) {
  const { seating } = saved
  const [seat, onSeat] = useState<Seat>(() => Math.max(0, seating.findIndex(isHuman)))
  const [at, setAt] = useState(match.setup.late ?? 0)
  const [inLine, setInLine] = useState(false)
  const course = useMemo(() => courseOf(pastOf(match), 'everybody', namesOf(seating), saved.fair), [match, saved])
  const lesson = analysis?.lessons.find((one) => one.seat === seat && one.at === at) ?? null
  const line = useMemo(() => (lesson && inLine ? lineOf(match, lesson) : null), [match, lesson, inLine])
  const shown = useMemo(() => (line ? courseOf(line, seat) : course), [line, seat, course]) // of a game that was not, only what the seat would see
  const [lineAt, setLineAt] = useLine(line !== null, shown.length - at)
  const { parse } = match.game.moves
  const judged = useMemo(() => (lesson && !line ? judgedBy(parse, lesson, text) : undefined), [lesson, line, text])
  const cursor = line ? at + lineAt : at
  const onGo = (position: number) => {
    setInLine(false)
    setAt(position)
  }
  const onCursor = (position: number | null) =>
    line ? setLineAt(Math.max(0, (position ?? cursor) - at)) : onGo(position ?? match.decisions.length)
  const onLine = (on: boolean) => {
    if (on) setLineAt(0)
    setInLine(on)
  }
  return { seat, onSeat, at, onGo, inLine, onLine, course, shown, lesson, judged, cursor, onCursor }
}

function Looking(props: LookingProps) {
  const { saved, match, parts, text } = props
  const { decisions } = match
  const { late: from = 0 } = match.setup
  const { seating } = saved
  const reckoning = useReckoning(match)
  const { analysis, chances } = reckoning
  const { shown, judged, cursor, onCursor, ...ways } = useWays(props, analysis)
  const { course, at, seat, onGo } = ways
  const replay = { icon: 'replay', label: text.watch, href: `/replay/${saved.id}` } as const
  return (
    <div className="analysis">
      <Table
        {...useTableProps(parts)}
        course={shown}
        seating={seating}
        confirm={false}
        cursor={cursor}
        onCursor={onCursor}
        judged={judged}
        actions={<TableActions course={course} more={[replay]} />}
        below={
          <>
            {judged && <Tags judged={judged} shown={cursor} />}
            <ChanceGraph {...{ chances, at, seat, seating, analysis, text, onGo, from }} length={decisions.length} />
          </>
        }
        guide={
          <Guide
            {...{ parts, text, seating, reckoning }}
            {...ways}
            moves={decisions.map(({ move }) => move.name)}
            onFromHere={() => void goOnFrom(saved, match, at)}
          />
        }
      />
    </div>
  )
}

interface GuideProps {
  readonly parts: LoadedGame
  readonly text: AnalysisText
  readonly seating: readonly Seating[]
  readonly reckoning: Reckoning
  /** What there is to learn at the position. */
  readonly lesson: PlainLesson | null
  readonly course: Course
  /** The moves that were made, by their names. */
  readonly moves: readonly string[]
  readonly seat: Seat
  readonly at: number
  readonly inLine: boolean
  readonly onLine: (on: boolean) => void
  readonly onFromHere: () => void
  readonly onGo: (position: number) => void
  readonly onSeat: (seat: Seat) => void
}

/** What was found out, beside the board. */
function Guide({ parts, text, seating, reckoning, lesson, course, moves, seat, at, ...props }: GuideProps) {
  const { analysis, done, of, failed } = reckoning
  const who = (one: Seat) => seating[one].name
  const label = (move: string, position = at) => labelOf(parts, course.view(position), move, who)
  const turnAt = (position: number) => course.turn(position) - course.turn(0) + 1
  return (
    <section className="findings" aria-label={text.analysis}>
      {failed && <p role="alert">{text.failed}</p>}
      {!analysis && !failed && <Progress share={done / of} text={text} />}
      {lesson && analysis && (
        <Closer
          lesson={lesson}
          turn={turnAt(at)}
          luck={luckInTurn(analysis, turnAt, seat, at)}
          text={text}
          label={label}
          reason={lesson.reason && (parts.text.terms[lesson.reason] ?? null)}
          inLine={props.inLine}
          onLine={() => props.onLine(true)}
          onEndLine={() => props.onLine(false)}
          onFromHere={props.onFromHere}
        />
      )}
      {analysis && (
        <>
          <Lists
            analysis={analysis}
            seat={seat}
            at={at}
            text={text}
            turnAt={turnAt}
            doneAt={(position) => label(moves[position], position)}
            onGo={props.onGo}
          />
          <Summary analysis={analysis} seat={seat} seating={seating} text={text} onSeat={props.onSeat} />
        </>
      )}
    </section>
  )
}

function Progress({ share, text }: { readonly share: number; readonly text: AnalysisText }) {
  const done = Math.floor(100 * share)
  return (
    <p role="status">
      <label>
        {text.reckoning(done)} <progress value={done} max={100} />
      </label>
    </p>
  )
}

function useReckoning(match: Match): Reckoning {
  const [now, setNow] = useState<Reckoning>(() => nothingYet(match))
  useEffect(() => reckon(match, setNow), [match])
  return now
}

/** What a move is called where it can be made. */
function labelOf(
  { game, text }: LoadedGame,
  view: Parameters<typeof text.moves.any>[1],
  name: string,
  who: (seat: Seat) => string,
): string {
  const move = game.moves.parse(name)
  return move ? text.moves[move.verb](move.at, view, who) : name
}

/** The game as it might have gone on after the better move. */
function lineOf(match: Match, { at, line }: PlainLesson) {
  const { parse } = match.game.moves
  return pastOf(line.reduce((now, { seat, move }) => decide(now, seat, parse(move)!), branch(match, at)))
}

/** What the board points at: the move that was played and the better one, with their chances. */
function judgedBy(
  parse: Match['game']['moves']['parse'],
  { played, best, options }: PlainLesson,
  text: AnalysisText,
): Judgement[] {
  const chanceOf = (name: string) => percent(options.find(({ move }) => move === name)?.chance ?? 0)
  return [
    { move: parse(played)!, tone: 'played', label: `${text.played} ${chanceOf(played)}` },
    { move: parse(best)!, tone: 'better', label: `${text.better} ${chanceOf(best)}` },
  ]
}
