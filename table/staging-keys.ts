import { useLayoutEffect } from 'react'
import type { Controls } from './conductor.ts'
import type { Frame } from './frame.ts'

/** While something is shown, Space pauses, Escape skips, any other key goes on; so does a click beside the buttons. */
export function useStagingKeys({ idle, paused }: Frame, { goOn, pause, skip }: Controls): void {
  useLayoutEffect(() => {
    if (idle) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return
      if (event.key === 'Escape') skip()
      else if (event.key === ' ') pause(!paused)
      else goOn()
      event.preventDefault()
    }
    const click = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.board, .moment') && !target.closest('button')) goOn()
    }
    document.addEventListener('keydown', press)
    document.addEventListener('click', click)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('click', click)
    }
  }, [idle, paused])
}

const NAVIGATION = /^(\?|Tab|Shift|Arrow|Page|Home|End|F\d)/

/** Keys that somebody else waits for: who types, moves the focus, or presses a button. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (NAVIGATION.test(key)) return true
  if (!(target instanceof Element)) return false
  if (target.closest('input, textarea, select, dialog')) return true
  return target.closest('button, a, summary') !== null && (key === ' ' || key === 'Enter')
}
