import { useState, type FormEvent } from 'react'
import { useWords } from '../words.ts'
import { online, useAttempt, useFetched, useOnlineWords } from './online.ts'
import { Card, CopyLine, Problem, TextField } from './parts.tsx'

/** Keys by which bots and tools may act for one. */
export function Tokens() {
  const words = useOnlineWords()
  const appWords = useWords()
  const { fetched, refetch, problem } = useFetched(async () => (await online().api('tokens', {})).tokens, [])
  const [label, setLabel] = useState('')
  const [fresh, setFresh] = useState<string | null>(null)
  const { attempt, busy, problem: failed } = useAttempt()
  const make = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      setFresh((await online().api('makeToken', { body: { label } })).token)
      setLabel('')
      refetch()
    })
  }
  const revoke = (token: string) =>
    void attempt(async () => {
      await online().api('revokeToken', { params: { token } })
      refetch()
    })
  return (
    <Card title={words.tokens}>
      <p>{words.tokensHelp}</p>
      <ul className="online-rows">
        {fetched?.map(({ id, label: name, used }) => (
          <li key={id}>
            <span>{name}</span>
            <small className="online-quiet">{used > 0 ? appWords.ago(used) : words.neverUsed}</small>
            <button type="button" className="button" onClick={() => revoke(id)}>
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      <form className="row-form" onSubmit={make}>
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
      <Problem text={problem ?? failed} />
    </Card>
  )
}
