import { useEffect, useRef, type RefObject } from 'react'
import { perform, type Speed } from './animate.ts'
import type { Course } from '#session/course.ts'
import type { GameTable } from './types.ts'

interface ShowOf {
  readonly course: Course
  readonly table: GameTable
  readonly speed: Speed
  readonly muted: boolean
  readonly shown: number
  readonly stage: RefObject<HTMLElement | null>
  readonly onShown?: (position: number) => void
}

/** Shows the way to each new position, with sounds and animation; then says that it has been seen. */
export function useShow({ course, table, speed, muted, shown, stage, onShown }: ShowOf): void {
  const before = useRef(shown)
  useEffect(() => {
    const forward = shown === before.current + 1
    before.current = shown
    const abort = new AbortController()
    const view = course.view(shown)
    const beats = forward ? course.events(shown).flatMap((event) => table.beats(event, view)) : []
    const root = stage.current
    const done = root ? perform(beats, { root, speed, muted, signal: abort.signal }) : Promise.resolve()
    void done.then(() => !abort.signal.aborted && onShown?.(shown))
    return () => abort.abort()
  }, [course, shown])
}
