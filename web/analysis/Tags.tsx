import { useEffect, useLayoutEffect, useState } from 'react'
import type { JudgedMove } from '#table/context.ts'

/** A word beside a move that is judged on the board. */
export interface Judgement extends JudgedMove {
  readonly label: string
}

interface Place {
  readonly label: string
  readonly tone: Judgement['tone']
  readonly left: number
  readonly top: number
}

/** Small labels on the places of the board that an analysis speaks of, wherever they are drawn. */
export function Tags({ judged, shown }: { readonly judged: readonly Judgement[]; readonly shown: unknown }) {
  const [places, setPlaces] = useState<readonly Place[]>([])
  const measure = () => setPlaces(apart(judged.flatMap(placeOf)))
  useLayoutEffect(measure, [judged, shown])
  useEffect(() => {
    let frame = 0
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    soon() // boards are laid out by now
    const moves = ['resize', 'wheel', 'pointerup', 'scroll', 'transitionend'] as const
    for (const kind of moves) addEventListener(kind, soon, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      for (const kind of moves) removeEventListener(kind, soon, { capture: true })
    }
  }, [judged, shown])
  return places.map(({ label, tone, left, top }) => (
    <span key={tone} className={`judged-tag is-${tone}`} style={{ left, top }}>
      {label}
    </span>
  ))
}

/** Labels of places that lie close together stand one above the other. */
function apart(places: readonly Place[]): readonly Place[] {
  if (places.length < 2) return places
  const [a, b] = places
  const lap = Math.abs(a.left - b.left) < 130 && Math.abs(a.top - b.top) < 30
  return lap ? [a, { ...b, top: a.top - 30 }] : places
}

function placeOf({ tone, label }: Judgement): Place | readonly [] {
  const spot = document.querySelector(`.table .spot.is-${tone}`)
  if (!spot) return []
  const { left, width, top, height } = spot.getBoundingClientRect()
  return { tone, label, left: left + width / 2, top: top + height / 2 }
}
