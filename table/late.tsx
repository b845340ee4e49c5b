import { useEffect, useState, type ReactNode } from 'react'

type Part<P> = (props: P) => ReactNode

const loads: (() => Promise<unknown>)[] = []

/**
 * A part that is loaded when it is first wanted. Unlike a lazy one it suspends nothing, so that a table that changes
 * while it comes does not disturb it.
 */
export function late<P extends object>(load: () => Promise<Part<P>>): Part<P> {
  let kept: Part<P> | null = null
  const loaded = async () => (kept = await load())
  loads.push(loaded)
  return function Late(props: P) {
    const fresh = useLate(kept ? undefined : loaded)
    const Loaded = kept ?? fresh
    return Loaded && <Loaded {...props} />
  }
}

/** What could not be loaded is tried again after this: the network may be back. */
const AGAIN_MS = 3000

/** What is loaded once the rest stands; null until then. */
export function useLate<T>(load: (() => Promise<T>) | undefined): T | null {
  const [loaded, setLoaded] = useState<{ readonly value: T } | null>(null)
  useEffect(() => {
    let wanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = () =>
      void load?.().then(
        (value) => wanted && setLoaded({ value }),
        () => wanted && (timer = setTimeout(attempt, AGAIN_MS)),
      )
    attempt()
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [load])
  return loaded && loaded.value
}

/** All of them that are known so far, for pictures that are drawn in one go. */
export const loadLateParts = (): Promise<unknown> => Promise.all(loads.map((load) => load()))
