import { useEffect, useState } from 'react'
import { cardFor } from '#lessons/coach.ts'
import type { Coach } from '#lessons/format.ts'
import { coached, remember } from './kept.ts'

interface Question {
  readonly coach: Coach
  readonly game: string
  /** The kind of question that is open; null for none, or if nothing is to be said. */
  readonly asked: string | null
  readonly turn: number
}

/** The card for the question that is open, if it is the first of its kind, and how to put it away. It stays while questions of its kind follow in the same turn. */
export function useCard({ coach, game, asked, turn }: Question): readonly [string | null, () => void] {
  const [shown, show] = useState<{ readonly card: string; readonly turn: number } | null>(null)
  useEffect(() => {
    const card = asked && cardFor(coach, coached(game), asked)
    if (!card) return
    remember(game, { seen: [card] })
    show({ card, turn })
  }, [coach, game, asked, turn])
  const fits = shown !== null && asked !== null && shown.turn === turn && coach.asked[asked] === shown.card
  return [fits ? shown.card : null, () => show(null)]
}
