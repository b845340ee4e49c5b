import { readRecord } from '../local/import.ts'
import { unpackRecord } from '../share.ts'
import { useLoaded, useWords } from '../words.ts'
import { NotFound } from './NotFound.tsx'
import { ReplayOf } from './Replay.tsx'

/** A game that came whole in a link. */
export function Shared({ packed }: { readonly packed: string }) {
  const words = useWords()
  const opened = useLoaded(async () => {
    const text = await unpackRecord(packed)
    return text === null ? { problem: words.badLink } : readRecord(text, words)
  }, [packed])
  if (!opened) return <p className="loading">{words.loading}</p>
  return 'problem' in opened ? <NotFound help={opened.problem} /> : <ReplayOf saved={opened.saved} />
}
