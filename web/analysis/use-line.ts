import { useEffect, useState } from 'react'

/** How long a position stays while a line is played. */
const LINE_MS = 900

/** How far a line has been played, and a way to go elsewhere in it; it plays by itself to its end. */
export function useLine(playing: boolean, end: number): [number, (at: number) => void] {
  const [at, setAt] = useState(0)
  const shown = Math.min(at, end)
  useEffect(() => {
    if (!playing || shown >= end) return
    const timer = setTimeout(() => setAt(shown + 1), LINE_MS)
    return () => clearTimeout(timer)
  }, [playing, shown, end])
  return [shown, setAt]
}
