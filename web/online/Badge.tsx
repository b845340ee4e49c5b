import { useEffect, useState } from 'react'
import { online, useLoadedOnlineWords, useMe } from './online.ts'

const REFRESH_MS = 30_000

/** How many tables wait for me, wherever I am in the app; leads to the next one. */
export function Badge() {
  const words = useLoadedOnlineWords()
  const waiting = useWaiting()
  if (!words || waiting.length === 0) return null
  return (
    <a className="badge" href={`/online/${waiting[0]}`} aria-label={words.waiting(waiting.length)}>
      {waiting.length}
    </a>
  )
}

/** The tables that wait for me, the next one first. */
export function useWaiting(): readonly string[] {
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const { me } = useMe()
  const who = me?.id
  useEffect(() => {
    if (who === undefined) return
    let wanted = true
    const look = async () => {
      const found = await online()
        .api('myTables', {})
        .catch(() => null) // without a server nothing is known; it is asked again soon
      if (wanted && found) setWaiting(found.waiting)
    }
    void look()
    const timer = setInterval(() => void look(), REFRESH_MS)
    const see = () => document.visibilityState === 'visible' && void look()
    document.addEventListener('visibilitychange', see)
    const stop = online().link.onFrame((frame) => (frame.t === 'notice' || frame.t === 'welcome') && void look())
    return () => {
      wanted = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', see)
      stop()
      setWaiting([])
    }
  }, [who])
  return waiting
}
