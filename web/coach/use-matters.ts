import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Matters } from '#bots/matters.ts'
import type { Course } from '#session/course.ts'

/** What came of asking what matters: an answer, or why there is none. */
export type Said = Matters | 'thinking' | 'not-now' | 'failed'

interface Asking {
  readonly course: Course
  readonly turn: number
  /** Whether whoever looks is to decide. */
  readonly asked: boolean
}

/** What matters now, once a turn: whoever asks again hears the same. */
export function useMatters({ course, turn, asked }: Asking) {
  const [said, say] = useState<Said | null>(null)
  const known = useRef<{ readonly turn: number; readonly matters: Matters } | null>(null)
  const thinking = useRef<AbortController | null>(null)
  const now = useRef({ course, turn, asked })
  useLayoutEffect(() => {
    now.current = { course, turn, asked }
  })
  useLayoutEffect(() => {
    say(null)
    return () => thinking.current?.abort()
  }, [turn])

  const ask = useCallback(() => {
    const { course, turn, asked } = now.current
    if (known.current?.turn === turn) return say(known.current.matters)
    if (!asked) return say('not-now')
    thinking.current?.abort()
    const { signal } = (thinking.current = new AbortController())
    say('thinking')
    import('./ask.ts')
      .then(({ askMatters }) => askMatters(course, signal))
      .then((matters) => {
        if (signal.aborted) return
        if (matters) known.current = { turn, matters }
        say(matters ?? 'not-now')
      })
      .catch(() => !signal.aborted && say('failed'))
  }, [])
  return { said, ask, close: () => say(null) }
}
