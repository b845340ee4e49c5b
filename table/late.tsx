import { useEffect, useState, type ReactNode } from 'react'

type Part<P> = (props: P) => ReactNode

/**
 * A part that is loaded when it is first wanted. Unlike a lazy one it suspends nothing, so that a table that changes
 * while it comes does not disturb it.
 */
export function late<P extends object>(load: () => Promise<Part<P>>): Part<P> {
  let kept: Part<P> | null = null
  return function Late(props: P) {
    const [Loaded, setLoaded] = useState(() => kept)
    useEffect(() => {
      if (!Loaded) void load().then((loaded) => setLoaded(() => (kept = loaded)))
    }, [])
    return Loaded && <Loaded {...props} />
  }
}
