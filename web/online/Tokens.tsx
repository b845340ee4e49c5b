import { useState, type FormEvent } from 'react'
import { useWords } from '../words.ts'
import { online, useAttempt, useFetched, useOnlineWords } from './online.ts'
import { Card, CopyLine, KeyRows, Problem, TextField } from './parts.tsx'

/** Keys by which bots and tools may act for one. */
export function Tokens() {
  const words = useOnlineWords()
  const [label, setLabel] = useState('')
  const { rows, fresh, make, revoke, busy, problem } = useTokens()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    make(label, () => setLabel(''))
  }
  return (
    <Card title={words.tokens}>
      <p>{words.tokensHelp}</p>
      <KeyRows rows={rows} onRemove={revoke} />
      <form className="row-form" onSubmit={submit}>
        <TextField label={words.tokenLabel} value={label} onChange={setLabel} maxLength={60} required />
        <button type="submit" className="button" disabled={busy}>
          {words.makeToken}
        </button>
      </form>
      {fresh && (
        <>
          <p>{words.tokenOnce}</p>
          <CopyLine text={fresh} what={words.tokens} />
        </>
      )}
      <Problem text={problem} />
    </Card>
  )
}

/** The tokens that one has, and the one that was just made: it is told once. */
function useTokens() {
  const words = useOnlineWords()
  const { ago } = useWords()
  const { fetched, refetch, problem } = useFetched(async () => (await online().api('tokens', {})).tokens, [])
  const [fresh, setFresh] = useState<string | null>(null)
  const { attempt, busy, problem: failed } = useAttempt()
  const make = (label: string, then: () => void) =>
    void attempt(async () => {
      setFresh((await online().api('makeToken', { body: { label } })).token)
      then()
      refetch()
    })
  const revoke = (token: string) =>
    void attempt(async () => {
      await online().api('revokeToken', { params: { token } })
      refetch()
    })
  const noteOf = (used: number) => (used > 0 ? ago(used) : words.neverUsed)
  const rows = (fetched ?? []).map(({ id, label, used }) => ({ id, label, note: noteOf(used) }))
  return { rows, fresh, make, revoke, busy, problem: problem ?? failed }
}
