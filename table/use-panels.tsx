import { useMemo, type ReactNode } from 'react'
import type { Result } from '#engine/game.ts'
import { logOf } from '#session/log.ts'
import { late } from './late.tsx'
import { Log } from './Log.tsx'
import type { Panel } from './Panels.tsx'
import { Seats } from './Seats.tsx'
import { historyOf, seenOf } from './shown.ts'
import type { TableProps } from './Table.tsx'
import type { Shown } from './use-shown.ts'

const Happened = late(async () => (await import('./Happened.tsx')).Happened)
const ResultSheet = late(async () => (await import('./Result.tsx')).ResultSheet)

/** What stands beside the board on a large screen and in sheets on a small one. */
export function usePanels(
  props: TableProps,
  shown: Shown,
  onJump: (position: number) => void,
): Readonly<Record<Panel, ReactNode>> {
  const { course, text, table, cursor } = props
  const { part, frame, asked, thinking } = shown
  const all = useMemo(() => logOf(course, text, part.who), [course, text, part.who])
  const turns = useMemo(() => (cursor === null ? seenOf(all, frame.at) : all), [all, cursor, frame.at])
  return {
    seats: (
      <Seats
        scores={course.game.scores(part.view)}
        asked={asked}
        thinking={thinking}
        stock={(seat) => <table.Stock {...part} seat={seat} />}
        score={table.Score && ((seat) => table.Score?.({ ...part, seat }))}
        note={props.seatNote}
      />
    ),
    log: (
      <>
        {cursor === null && <Happened course={course} table={table} frame={frame} part={part} onJump={onJump} />}
        <Log turns={turns} shown={frame.at} onJump={onJump} />
      </>
    ),
    info: !text.unfinished && <table.Info {...part} />,
    result: course.result && <Ending {...props} result={course.result} />,
    side: props.side?.content,
  }
}

/** How it ended, and what the page has to say about it. */
function Ending({ course, text, ruleHref, result, resultNote }: TableProps & { readonly result: Result }) {
  const history = useMemo(() => historyOf(course), [course])
  return (
    <>
      <ResultSheet
        result={result}
        view={course.view(course.length)}
        text={text}
        history={history}
        ruleHref={ruleHref}
      />
      {resultNote}
    </>
  )
}
