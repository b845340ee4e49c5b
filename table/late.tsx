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
    const [Loaded, setLoaded] = useState(() => kept)
    useEffect(() => {
      if (!Loaded) void loaded().then((part) => setLoaded(() => part))
    }, [])
    return Loaded && <Loaded {...props} />
  }
}

/** All of them that are known so far, for pictures that are drawn in one go. */
export const loadLateParts = (): Promise<unknown> => Promise.all(loads.map((load) => load()))
