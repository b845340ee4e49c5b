import { useMemo, useState, type ReactNode } from 'react'
import { foresee } from '#engine/foresee.ts'
import type { Rules } from '#engine/game.ts'
import { asks, begin, decide, type Match } from '#engine/match.ts'
import type { Move } from '#engine/move.ts'
import type { Ask } from '#engine/play.ts'
import type { State } from '#engine/state.ts'
import type { Who } from '#engine/text.ts'
import { pastOf } from '#engine/past.ts'
import { GAMES } from '#games/index.ts'
import { Waiting } from '#table/Bar.tsx'
import { Refused } from '#table/Refused.tsx'
import { TableProvider, useTable, type TableContextValue } from '#table/context.ts'
import { courseOf, type Course } from '#session/course.ts'
import { Curtain } from '#table/Curtain.tsx'
import { DecisionBar } from '#table/DecisionBar.tsx'
import { Log } from '#table/Log.tsx'
import { logOf } from '#session/log.ts'
import { ReplayBar } from '#table/ReplayBar.tsx'
import { ScoreChart } from '#table/ScoreChart.tsx'
import { hatchOf, SeatHatches } from '#table/SeatHatches.tsx'
import { SeatMark } from '#table/SeatMark.tsx'
import { SEAT_COLOURS } from '#engine/colour.ts'
import type { Seating } from '#session/seats.ts'
import { Seats } from '#table/Seats.tsx'
import { Spot } from '#table/Spot.tsx'
import { loadGameParts, type LoadedGame } from '../load.ts'
import { Page } from '../Page.tsx'
import { useLanguage, useLoaded, useWords } from '../words.ts'

const SEATING: readonly Seating[] = [
  { name: 'Ada', colour: 'blue', player: 'me' },
  { name: 'Bruno', colour: 'yellow', player: 'medium' },
  { name: 'Clara', colour: 'pink', player: 'hard' },
]

/** A few decisions of the first game there is: enough for every part to have something to show. */
function sample({ game }: LoadedGame): Match {
  let match = begin(game, { seed: 'parts', seats: SEATING.length, variants: {} })
  for (let i = 0; i < 12; i++) {
    const [{ seat, moves }] = asks(match)
    match = decide(match, seat, moves[i % moves.length])
  }
  return match
}

/** The parts that all tables share, in all their states: for those who draw the next board. */
export function Parts() {
  const words = useWords()
  const language = useLanguage()
  const parts = useLoaded(() => loadGameParts(Object.keys(GAMES)[0], language), [language])
  return <Page title={words.parts}>{parts && <Samples parts={parts} />}</Page>
}

function Samples({ parts }: { readonly parts: LoadedGame }) {
  const { game, words } = parts
  const past = useMemo(() => pastOf(sample(parts)), [parts])
  const [previewed, preview] = useState<Move | null>(null)
  const question = asks(past.match)[0]
  const course = courseOf(past, question.seat)
  const view = course.view(12)
  const who = (seat: number) => SEATING[seat].name
  const context: TableContextValue = {
    question,
    isLegal: (move) => question.moves.includes(move),
    choose: preview,
    offer: ([move]) => preview(move),
    eye: question.seat,
    previewed,
    preview,
    foresight: (move) => foresee(game, view, question, move),
    lastMoves: new Map([[question.moves[1].name, 1]]),
    seating: SEATING,
    seatOf: (seat) => SEATING[seat],
    words,
  }
  return (
    <TableProvider value={context}>
      <div className={`parts game-${game.id}`}>
        <BoardSamples parts={parts} view={view} question={question} who={who} />
        <BarSamples parts={parts} view={view} question={question} who={who} />
        <PastSamples parts={parts} course={course} who={who} />
      </div>
    </TableProvider>
  )
}

interface SampleProps {
  readonly parts: LoadedGame
  readonly view: State
  readonly question: Ask
  readonly who: Who
}

/** What stands on and beside a board. */
function BoardSamples({ parts: { game, text, table }, view, question, who }: SampleProps) {
  return (
    <>
      <Part name="SeatMark">
        {SEAT_COLOURS.map((colour, seat) => (
          <SeatMark key={colour} seat={seat} seating={{ ...SEATING[0], colour }} size={36} />
        ))}
      </Part>
      <Part name="SeatHatches">
        <Hatches />
      </Part>
      <Part name="Seats">
        <Seats
          scores={game.scores(view)}
          asked={[question.seat]}
          thinking={[1]}
          stock={(seat) => <table.Stock view={view} text={text} who={who} seat={seat} />}
        />
      </Part>
      <Part name="Spot">
        <Spots game={game} question={question} />
      </Part>
    </>
  )
}

const Hatches = () => (
  <svg viewBox="0 0 490 60" width="490">
    <SeatHatches />
    {SEAT_COLOURS.map((colour, i) => (
      <g key={colour} className={`seat-${colour}`} transform={`translate(${i * 70 + 4} 4)`}>
        <rect width="60" height="50" fill="var(--seat)" opacity="0.5" />
        <rect width="60" height="50" fill={hatchOf(colour)} />
        <rect className="seat-line" width="60" height="50" strokeWidth="3" />
      </g>
    ))}
  </svg>
)

/** Two that can be chosen, and one that cannot. */
function Spots({ game, question }: Pick<SampleProps, 'question'> & { readonly game: Rules }) {
  const illegal = game.moves.all.find((move) => !question.moves.includes(move))
  const moves = [question.moves[0], question.moves[1], illegal].filter((move) => move !== undefined)
  return (
    <svg viewBox="-40 -40 400 80" width="400">
      {moves.map((move, i) => (
        <Spot key={move.name} id={`sample:${i}`} moves={[move]} transform={`translate(${i * 110} 0)`} title={move.name}>
          <circle r="30" className="sample-spot" />
        </Spot>
      ))}
    </svg>
  )
}

/** The bar in its states. */
function BarSamples({ parts: { game, text, table, words }, view, question, who }: SampleProps) {
  const { previewed, preview } = useTable()
  const nothing = () => preview(null)
  return (
    <>
      <Part name="DecisionBar">
        <DecisionBar
          prompt={text.prompts[question.step.do](view, question.step, who)}
          ask={question}
          label={(move) => text.moves[move.verb](move.at, view, who)}
          face={table.Face && ((move) => table.Face?.({ view, text, who, move }) ?? null)}
          preview={previewed ? [previewed.name] : []}
        />
      </Part>
      <Part name="Waiting">
        <Waiting over={false} asked={[1]} thinking={[1]} latest={[]} onResult={nothing} />
        <Waiting over={false} asked={[]} thinking={[]} latest={[]} onResult={nothing} />
      </Part>
      <Part name="Refused">
        <Refused
          reason={Object.values(text.clauses)[0]}
          link={<a href={`/rules/${game.id}`}>{words.ruleLink}</a>}
          onClose={nothing}
        />
      </Part>
      <Part name="Curtain">
        <Curtain seat={1} seating={SEATING} words={words} onReady={nothing} embedded />
      </Part>
    </>
  )
}

/** What shows the way a game went. */
function PastSamples({
  parts: { game, text, words },
  course,
  who,
}: Pick<SampleProps, 'parts' | 'who'> & { readonly course: Course }) {
  const [position, setPosition] = useState(3)
  const history = Array.from({ length: course.length + 1 }, (_, n) => game.scores(course.view(n)))
  return (
    <>
      <Part name="ReplayBar">
        <ReplayBar
          at={position}
          ready
          length={12}
          onGo={setPosition}
          pace={800}
          caption={words.position(position, 12)}
        />
      </Part>
      <Part name="Log">
        <Log turns={logOf(course, text, who)} shown={position} onJump={setPosition} />
      </Part>
      <Part name="ScoreChart">
        <ScoreChart history={history} />
      </Part>
    </>
  )
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className="part">
      <h2>
        <code>{name}</code>
      </h2>
      {children}
    </section>
  )
}
