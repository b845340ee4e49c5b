import type { ReactNode } from 'react'
import type { Move } from '#engine/move.ts'
import type { Seat } from '#engine/state.ts'
import { describe } from '#engine/text.ts'
import { useTable } from './context.ts'
import { Asked, DecisionBar } from './DecisionBar.tsx'
import type { GameTable, PartProps } from './types.ts'
import type { Answers } from './use-answers.ts'

interface QuestionProps {
  readonly answers: Answers
  /** Whether the last answer was given by keyboard: the next question then gets the focus. */
  readonly keyboard: { current: boolean }
  readonly table: GameTable
  readonly part: PartProps
  /** Whether it says whom it is for. */
  readonly named?: boolean
}

/** The question of the eye with its answers. */
export function OpenQuestion({ answers, keyboard, table, part, named = false }: QuestionProps) {
  const { narrowed: ask, isNarrowed, widen, previewed, words } = answers
  const { view, text, who } = part
  if (!ask) return null
  const prompt = answers.sure ? words.sure[answers.sure] : text.prompts[ask.step.do](view, ask.step, who)
  return (
    <DecisionBar
      prompt={named ? `${who(ask.seat)}: ${prompt}` : prompt}
      ask={ask}
      label={(move) => text.moves[move.verb](move.at, view, who)}
      face={table.Face && ((move) => table.Face?.({ ...part, move }) ?? null)}
      caption={(verb) => text.verbs?.[verb]}
      kinds={table.answers}
      preview={foretold(answers, table, part, previewed ?? (ask.moves.length === 1 ? ask.moves[0] : null))}
      keyboard={keyboard}
      onWiden={isNarrowed ? widen : undefined}
    />
  )
}

/** What would certainly follow from a move, in sentences. */
function foretold(
  { question, foresight, words }: Answers,
  table: GameTable,
  part: PartProps,
  move: Move | null,
): readonly string[] {
  if (!move || !question?.moves.includes(move)) return []
  const seen = foresight(move)
  const told = seen?.events.flatMap((event) => describe(part.text, event, part.who) ?? []) ?? []
  const own = table.foretell?.({ ...part, ask: question, move }) ?? []
  return [...(told.length > 0 ? [words.foretold] : []), ...told, ...own, ...(seen?.final ? [words.cannotTakeBack] : [])]
}

interface WaitingProps {
  readonly over: boolean
  readonly asked: readonly Seat[]
  readonly thinking: readonly Seat[]
  readonly latest: readonly string[]
  readonly onResult: () => void
  /** What can be done meanwhile. */
  readonly children?: ReactNode
}

/** What stands in the bar while the eye has nothing to decide. */
export function Waiting({ over, asked, thinking, latest, onResult, children }: WaitingProps) {
  const { words, seatOf } = useTable()
  if (over)
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
  const waiting =
    asked.length > 0 ? words.waiting(asked.map((seat) => seatOf(seat).name).join(', ')) : words.waitingForReactions
  return (
    <section className="decision is-waiting">
      {children ? (
        <Asked prompt={latest.join(' ')} preview={[]} />
      ) : (
        <Asked prompt={thinking.length > 0 ? words.thinking(seatOf(thinking[0]).name) : waiting} preview={latest} />
      )}
      {children}
    </section>
  )
}
