import { useState, type FormEvent, type ReactNode } from 'react'
import type { Me } from '#protocol/api.ts'
import { change, settings } from '../settings.ts'
import { useLanguage, useWords } from '../words.ts'
import { online, refreshMe, setMe, useAttempt, useMe, useOnlineWords } from './online.ts'
import { Card, CurrentPassword, Problem, TextField } from './parts.tsx'
import { signInByPasskey, usePasskey } from './passkeys.ts'

/** Shows its content to whoever has said who they are, and asks everybody else. */
export function Known({ children }: { readonly children: (me: Me) => ReactNode }) {
  const { me, problem } = useMe()
  const words = useOnlineWords()
  const appWords = useWords()
  if (me) return children(me)
  if (problem)
    return (
      <Problem text={words.problems[problem.code]}>
        <button type="button" className="button" onClick={() => void refreshMe()}>
          {appWords.retry}
        </button>
      </Problem>
    )
  return me === null ? <Entry /> : <p className="loading">{words.connecting}</p>
}

/** Who are you? A name is enough; an account may be there already. */
export function Entry() {
  const words = useOnlineWords()
  return (
    <section className="entry halves">
      <Card title={words.whoAreYou}>
        <p>{words.whoHelp}</p>
        <GuestForm />
      </Card>
      <Card title={words.signInHelp}>
        <SignInForm />
      </Card>
    </section>
  )
}

function GuestForm() {
  const words = useOnlineWords()
  const lang = useLanguage()
  const [name, setName] = useState(settings.getState().name)
  const { attempt, busy, problem } = useAttempt()
  const enter = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      setMe(await online().api('guest', { body: { name, lang } }))
      change({ name })
    })
  }
  return (
    <form className="row-form" onSubmit={enter}>
      <TextField label={words.name} value={name} onChange={setName} autoComplete="nickname" maxLength={24} required />
      <button type="submit" className="primary" disabled={busy}>
        {words.enterAsGuest}
      </button>
      <Problem text={problem} />
    </form>
  )
}

function SignInForm() {
  const words = useOnlineWords()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const { attempt, busy, problem } = useAttempt()
  const signIn = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => setMe(await online().api('signIn', { body: { name, password } })))
  }
  const passkey = usePasskey()
  return (
    <form className="row-form" onSubmit={signIn}>
      <TextField label={words.name} value={name} onChange={setName} autoComplete="username" maxLength={24} required />
      <CurrentPassword label={words.password} value={password} onChange={setPassword} />
      <button type="submit" className="button" disabled={busy}>
        {words.signIn}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => void passkey.attempt(async () => setMe(await signInByPasskey()))}
      >
        {words.withPasskey}
      </button>
      <Problem text={passkey.refused ?? problem} />
    </form>
  )
}
