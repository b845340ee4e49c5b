import { useState, type FormEvent } from 'react'
import { Sheet } from '#table/Sheet.tsx'
import { useWords } from '../words.ts'
import { online, useAttempt, useOnlineWords } from './online.ts'
import { Problem, TextField } from './parts.tsx'

interface ReportSheetProps {
  readonly about: string
  readonly table: string | null
  /** The number of the line of talk it is about. */
  readonly m: number | null
  readonly onClose: () => void
}

/** Tells whoever runs the server what somebody did. */
export function ReportSheet({ about, table, m, onClose }: ReportSheetProps) {
  const words = useOnlineWords()
  const appWords = useWords()
  const [text, setText] = useState('')
  const [done, setDone] = useState(false)
  const { attempt, busy, problem } = useAttempt()
  const send = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      await online().api('report', { body: { about, table, m, text } })
      setDone(true)
    })
  }
  return (
    <Sheet title={words.report} closeLabel={appWords.close} onClose={onClose}>
      {done ? (
        <p role="status">{words.reported}</p>
      ) : (
        <form className="row-form" onSubmit={send}>
          <TextField label={words.reportWhat} value={text} onChange={setText} maxLength={500} required />
          <button type="submit" className="primary" disabled={busy}>
            {words.report}
          </button>
          <Problem text={problem} />
        </form>
      )}
    </Sheet>
  )
}
