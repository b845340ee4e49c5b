import { useLayoutEffect, useState } from 'react'

/** The position of the past that is looked at; null in the present. The browser's way back leads from the past to the present. */
export function useCursor(): readonly [number | null, (to: number | null) => void] {
  const [cursor, setCursor] = useState<number | null>(null)
  useLayoutEffect(() => {
    const toNow = () => setCursor(null)
    addEventListener('popstate', toNow)
    return () => removeEventListener('popstate', toNow)
  }, [])
  const go = (to: number | null) => {
    if (to === null && cursor !== null) return history.back()
    if (to !== null && cursor === null) history.pushState(null, '', location.href)
    setCursor(to)
  }
  return [cursor, go]
}
