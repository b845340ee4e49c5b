import type { Speed } from './animate.ts'
import { OpenQuestion, Waiting } from './Bar.tsx'
import { late } from './late.tsx'
import type { TableProps } from './Table.tsx'
import type { Shown } from './use-shown.ts'

const StagingButtons = late(async () => (await import('./Staging.tsx')).StagingButtons)
const Refused = late(async () => (await import('./Refused.tsx')).Refused)
const ReplayBar = late(async () => (await import('./ReplayBar.tsx')).ReplayBar)

/** How long a position stays while a replay runs by itself. */
const PACE_MS: Readonly<Record<Speed, number>> = { off: 500, slow: 2200, normal: 1200, fast: 500 }

interface TableBarProps extends TableProps {
  readonly shown: Shown
  /** Whether the last answer was given by keyboard. */
  readonly keyboard: { current: boolean }
  readonly onResult: () => void
}

/** The bar below the board: the question, the wait, or the way through the past. */
export function TableBar(props: TableBarProps) {
  if (props.cursor !== null) return <PastBar {...props} cursor={props.cursor} />
  if (props.notice) return <div className="notice">{props.notice}</div>
  const { course, words, text, table, shown, ruleHref, onResult } = props
  const { answers, frame, controls, part } = shown
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
        <Waiting {...shown} over={shown.live && course.result !== null} onResult={onResult}>
          {!frame.idle && !frame.moment && <StagingButtons frame={frame} controls={controls} />}
        </Waiting>
      )}
      {refusal && <Refused reason={text.clauses[refusal] ?? ''} link={link} onClose={answers.forget} />}
    </>
  )
}

/** The way through the past. */
function PastBar({ course, words, speed, shown, cursor, onCursor, pastActions }: TableBarProps & { cursor: number }) {
  const { frame, latest } = shown
  return (
    <>
      <ReplayBar
        at={cursor}
        ready={frame.idle}
        length={course.length}
        onGo={onCursor}
        pace={PACE_MS[speed]}
        caption={latest.join(' ') || words.position(frame.at, course.length)}
      />
      {pastActions}
    </>
  )
}
