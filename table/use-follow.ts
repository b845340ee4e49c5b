import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Course } from '#session/course.ts'
import { perform, type Speed } from './animate.ts'
import { nextShown } from './follow.ts'
import type { GameTable } from './types.ts'

interface FollowOf {
  readonly course: Course
  readonly table: GameTable
  readonly speed: Speed
  readonly muted: boolean
  /** The position somebody wants to look at; null to follow the game. */
  readonly cursor: number | null
  readonly stage: RefObject<HTMLElement | null>
}

interface Followed {
  /** The position that is on the screen. */
  readonly shown: number
  /** Whether it has been shown to its end, animation and all, and is the present one. */
  readonly caughtUp: boolean
}

/**
 * The screen's own cursor. The game goes on whether anybody looks or not; the screen follows it position by position with
 * sounds and animation, and hurries if it falls behind.
 */
export function useFollow({ course, table, speed, muted, cursor, stage }: FollowOf): Followed {
  const [live, setLive] = useState(course.length)
  const [idle, setIdle] = useState(false)
  const present = Math.min(live, course.length)
  const wanted = cursor ?? present
  const before = useRef(course.length)
  const [lastHere, setLastHere] = useState(course.length)
  const meanwhile = course.has(lastHere) ? Math.min(lastHere, course.length) : course.length
  const shown = useHere(course, wanted) ? wanted : meanwhile

  useEffect(() => {
    const forward = shown === before.current + 1
    before.current = shown
    const abort = new AbortController()
    const view = course.view(shown)
    const beats = forward ? course.events(shown).flatMap((event) => table.beats(event, view)) : []
    const root = stage.current
    const pace = course.length - shown > 2 && speed !== 'off' ? 'fast' : speed
    setIdle(false)
    setLastHere(shown)
    const done = root ? perform(beats, { root, speed: pace, muted, signal: abort.signal }) : Promise.resolve()
    void done.then(() => !abort.signal.aborted && setIdle(true))
    return () => abort.abort()
  }, [shown])

  useEffect(() => {
    const { length } = course
    if (cursor !== null) setLive(length)
    else if (idle) setLive((position) => nextShown(position, length))
  }, [idle, course, cursor, shown])

  return { shown, caughtUp: idle && cursor === null && present === course.length }
}

/** Whether a position is here; if not, it is fetched, and those around it. */
function useHere(course: Course, position: number): boolean {
  const [, setFetched] = useState(0)
  const here = course.has(position)
  useEffect(() => {
    if (here) return
    let wanted = true
    const [from, to] = [Math.max(0, position - AROUND), Math.min(course.length, position + AROUND)]
    void course.fetch(from, to).then(() => wanted && setFetched((times) => times + 1))
    return () => {
      wanted = false
    }
  }, [course, position, here])
  return here
}

const AROUND = 50
