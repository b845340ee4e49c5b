import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react'
import type { Ask } from '#engine/play.ts'
import type { Seat } from '#engine/state.ts'
import type { Who } from '#engine/text.ts'
import { isHuman } from '#session/seats.ts'
import type { Controls } from './conductor.ts'
import type { Hint } from './context.ts'
import type { Frame } from './frame.ts'
import { saidAt } from './shown.ts'
import { useStagingKeys } from './staging-keys.ts'
import type { TableProps } from './Table.tsx'
import type { PartProps } from './types.ts'
import { useAnswers, type Answers } from './use-answers.ts'
import { useFollow } from './use-follow.ts'

/** What is on the screen of a table just now. */
export interface Shown {
  readonly frame: Frame
  readonly controls: Controls
  /** Whether the present position is on the screen, with all that led to it. */
  readonly live: boolean
  /** What the board is made of, and what all other parts are. */
  readonly onBoard: PartProps
  readonly part: PartProps
  readonly asked: readonly Seat[]
  /** Those of them that are bots. */
  readonly thinking: readonly Seat[]
  /** What happened last, in sentences. */
  readonly latest: readonly string[]
  readonly answers: Answers
}

/** Follows the game on the screen, and says what its parts need. */
export function useShown(props: TableProps, stage: RefObject<HTMLElement | null>): Shown {
  const { course, seating, text, table } = props
  const who: Who = useCallback((seat) => seating[seat].name, [seating])
  const { frame, board, view, caughtUp: live, controls } = useFollow({ ...props, who, stage })
  useStagingKeys(frame, controls)
  const asks = useMemo(() => course.asks(frame.at), [course, frame.at])
  const latest = useMemo(() => saidAt(course, frame, text, who), [course, frame.at, frame.told, text, who])
  const answers = useAnswers({ ...props, kinds: table.answers, points: !table.Score, view, asks, live })
  useEffect(() => {
    if (live) props.onShown?.(frame.at)
  }, [live, frame.at])
  const asked = asks.map((ask) => ask.seat)
  return {
    frame,
    controls,
    live,
    onBoard: { view: board, text, who },
    part: { view, text, who },
    asked,
    thinking: live ? asked.filter((seat) => !isHuman(seating[seat])) : [],
    latest,
    answers,
  }
}

/** Hints to the question that is open, until they are closed or it is answered, and how to ask for some. */
export function useHints(answers: Answers, onHint: TableProps['onHint']) {
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
