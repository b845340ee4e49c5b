import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'

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

export interface Outlines<Name extends string> {
  /** An outline in a square of 512, empty until it has come. */
  outline(name: Name): string
  /** The same for what is on the screen: drawn again when it comes. */
  useOutline(name: Name): string
}

/** Outlines of icons that come after the first board: it can be played before they are there. */
export function lateOutlines<Name extends string>(load: () => Promise<Readonly<Record<Name, string>>>): Outlines<Name> {
  let known: Partial<Readonly<Record<Name, string>>> = {}
  const waiting = new Set<() => void>()
  const loaded = async () => {
    known = await load()
    for (const tell of waiting) tell()
  }
  loads.push(loaded)
  const attempt = () => void loaded().catch(() => setTimeout(attempt, AGAIN_MS))
  attempt()
  const subscribe = (tell: () => void) => {
    waiting.add(tell)
    return () => waiting.delete(tell)
  }
  const outline = (name: Name): string => known[name] ?? ''
  const useOutline = (name: Name): string => {
    const get = () => outline(name)
    return useSyncExternalStore(subscribe, get, get)
  }
  return { outline, useOutline }
}

/** All of them that are known so far, for pictures that are drawn in one go. */
export const loadLateParts = (): Promise<unknown> => Promise.all(loads.map((load) => load()))
