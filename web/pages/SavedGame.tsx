import type { ReactNode } from 'react'
import { openSaved, type Opened } from '../local/open.ts'
import { Unplayable } from '../records/Unplayable.tsx'
import { useLoaded, useWords } from '../words.ts'
import { NotFound } from './NotFound.tsx'

interface SavedGameProps {
  readonly id: string
  readonly children: (opened: Extract<Opened, { kind: 'open' }>) => ReactNode
}

/** A game of this browser, or what there is to say if it cannot be opened. */
export function SavedGame({ id, children }: SavedGameProps) {
  const words = useWords()
  const opened = useLoaded(() => openSaved(id), [id])
  if (!opened) return <p className="loading">{words.loading}</p>
  if (opened.kind === 'missing') return <NotFound help={words.noSaved} record />
  return opened.kind === 'open' ? children(opened) : <Unplayable game={opened} />
}
