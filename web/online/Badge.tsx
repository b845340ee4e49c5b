import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { settings } from '../settings.ts'
import { soundCall } from './playing.ts'
import { online, useLoadedOnlineWords, useMe } from './online.ts'

const REFRESH_MS = 30_000

/** How many tables wait for me, wherever I am in the app; leads to the next one. */
export function Badge({ title }: { readonly title: string }) {
  const words = useLoadedOnlineWords()
  const waiting = useWaiting()
  useCall(title, waiting)
  if (!words || !waiting || waiting.length === 0) return null
  return (
    <a className="badge" href={`/online/${waiting[0]}`} aria-label={words.waiting(waiting.length)}>
      {waiting.length}
    </a>
  )
}

/** Says in the title how many tables wait, and by a sound when another one does. */
function useCall(title: string, waiting: readonly string[] | null): void {
  const { callByTitle } = useStore(settings)
  const known = useRef<readonly string[] | null>(null)
  const count = callByTitle ? (waiting?.length ?? 0) : 0
  useEffect(() => {
    const bare = document.title.replace(/^\(\d+\) /, '')
    document.title = count > 0 ? `(${count}) ${bare}` : bare
  }, [title, count])
  useEffect(() => {
    if (known.current && waiting?.some((id) => !known.current?.includes(id))) soundCall()
    known.current = waiting
  }, [waiting])
}

/** The tables that wait for me, the next one first; null until that is known. */
export function useWaiting(): readonly string[] | null {
  const [waiting, setWaiting] = useState<readonly string[] | null>(null)
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
      setWaiting(null)
    }
  }, [who])
  return waiting
}
