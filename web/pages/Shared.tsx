import { lazy, useState } from 'react'
import { unpackRecord } from '#session/link.ts'
import { BadPack } from '#session/pack.ts'
import { readRecord, type ReadRecord } from '../local/import.ts'
import { Unplayable } from '../records/Unplayable.tsx'
import type { AppText } from '../text/text.ts'
import { useLoaded, useWords } from '../words.ts'
import { NotFound } from './NotFound.tsx'
import { ReplayOf } from './Replay.tsx'

const AnalysisOf = lazy(async () => ({ default: (await import('../analysis/Analysis.tsx')).AnalysisOf }))

interface SharedProps {
  readonly packed: string
  /** Whether its analysis is wanted at once. */
  readonly inDepth: boolean
}

/** A game that came whole in a link. */
export function Shared({ packed, inDepth }: SharedProps) {
  const words = useWords()
  const [analysed, setAnalysed] = useState(inDepth)
  const opened = useLoaded(() => open(packed, words), [packed])
  if (!opened) return <p className="loading">{words.loading}</p>
  if (opened.kind === 'bad') return <NotFound help={opened.problem} />
  if (opened.kind === 'old') return <Unplayable game={opened} kept={false} />
  if (analysed) return <AnalysisOf saved={opened.saved} match={opened.match} />
  return <ReplayOf saved={opened.saved} match={opened.match} onAnalyse={() => setAnalysed(true)} />
}

async function open(packed: string, words: AppText): Promise<ReadRecord> {
  try {
    return await readRecord(await unpackRecord(packed), words)
  } catch (error) {
    const tooLong = error instanceof BadPack && error.what === 'too long'
    return { kind: 'bad', problem: tooLong ? words.tooLong : words.badLink }
  }
}
