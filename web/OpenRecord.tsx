import { useState } from 'react'
import { navigate } from './router.ts'
import { useWords } from './words.ts'

/** A file from this machine, read as a record, kept as a game of this browser. */
export function OpenRecord() {
  const words = useWords()
  const [problem, setProblem] = useState<string | null>(null)
  const open = async (file: File | undefined) => {
    if (!file) return
    const { importRecord } = await import('./local/import.ts')
    const outcome = await importRecord(file, words)
    if ('problem' in outcome) setProblem(outcome.problem)
    else navigate(outcome.path)
  }
  return (
    <div className="open-record">
      <label className="button">
        {words.openRecord}
        <input
          type="file"
          accept=".revier,text/plain"
          onChange={(event) => void open(event.currentTarget.files?.[0]).then(() => (event.target.value = ''))}
        />
      </label>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
