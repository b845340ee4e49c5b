import { useLayoutEffect, useRef } from 'react'
import { pagesOf } from '#games/pages.ts'
import { Sheet } from '#table/Sheet.tsx'
import type { LoadedGame } from '../load.ts'
import { useLoaded, useWords } from '../words.ts'
import type { Coaching } from './load.ts'
import './guide.css'

interface GoalCardProps {
  readonly coaching: Coaching
  readonly parts: LoadedGame
  /** Whether the first part was played before anybody sat down. */
  readonly short: boolean
  readonly onClose: () => void
}

/** Before the first decision: what the game is about in one sentence and a picture, how long it takes, how it ends. */
export function GoalCard({ coaching: { manifest, text, words }, parts, short, onClose }: GoalCardProps) {
  const appWords = useWords()
  const { id } = manifest
  const minutes =
    short && manifest.short ? ([manifest.short.minutes, manifest.short.minutes] as const) : manifest.minutes
  const picture = useLoaded(async () => (await pagesOf(id).figures()).goal(parts.text), [id, parts.text])
  const begin = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => begin.current?.focus(), []) // before it is seen: Enter may come at once
  return (
    <Sheet title={parts.title} closeLabel={appWords.close} onClose={onClose}>
      <div className={`goal-card rules game-${id}`}>
        <div className="goal-picture">{picture}</div>
        <p className="goal-sentence">{text.goal}</p>
        <p>
          {text.ends} {words.takes(appWords.minutes(...minutes))}
        </p>
        <p className="row">
          <button type="button" className="primary" ref={begin} onClick={onClose}>
            {words.begin}
          </button>
        </p>
      </div>
    </Sheet>
  )
}
