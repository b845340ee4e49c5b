import { useState, type FormEvent } from 'react'
import type { Answer, Me } from '#protocol/api.ts'
import { useLanguage, useWords } from '../words.ts'
import { online, setMe, useAttempt, useFetched, useOnlineWords, useSaving } from './online.ts'
import { Card, CurrentPassword, KeyRows, Problem, TextField } from './parts.tsx'
import { addPasskey, usePasskey } from './passkeys.ts'

type Login = Answer<'logins'>['logins'][number]

/** How one comes back from elsewhere: a password, passkeys. A guest becomes an account by either. */
export function Logins({ me }: { readonly me: Me }) {
  const words = useOnlineWords()
  const { fetched, refetch, problem } = useFetched(async () => (await online().api('logins', {})).logins, [me.kind])
  const isGuest = me.kind === 'guest'
  const hasPassword = fetched?.some(({ kind }) => kind === 'password') ?? false
  const passkeys = fetched?.filter(({ kind }) => kind === 'passkey') ?? []
  return (
    <Card title={isGuest ? words.signUp : words.signIn}>
      {isGuest && <p>{words.signUpHelp}</p>}
      {isGuest && <SignUp me={me} />}
      {hasPassword && <ChangePassword />}
      <Passkeys me={me} passkeys={passkeys} onChange={refetch} />
      <Problem text={problem} />
    </Card>
  )
}

function SignUp({ me }: { readonly me: Me }) {
  const words = useOnlineWords()
  const lang = useLanguage()
  const [name, setName] = useState(me.name)
  const [password, setPassword] = useState('')
  const { attempt, busy, problem } = useAttempt()
  const signUp = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => setMe(await online().api('signUp', { body: { name, password, lang } })))
  }
  return (
    <form className="row-form" onSubmit={signUp}>
      <TextField label={words.name} value={name} onChange={setName} autoComplete="username" maxLength={24} required />
      <NewPassword label={words.password} value={password} onChange={setPassword} />
      <button type="submit" className="primary" disabled={busy}>
        {words.signUp}
      </button>
      <Problem text={problem} />
    </form>
  )
}

interface NewPasswordProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function NewPassword(props: NewPasswordProps) {
  const words = useOnlineWords()
  return (
    <TextField
      {...props}
      type="password"
      autoComplete="new-password"
      minLength={8}
      maxLength={200}
      required
      help={words.passwordHelp}
    />
  )
}

function ChangePassword() {
  const words = useOnlineWords()
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const { save, saved, busy, problem } = useSaving(async () => {
    await online().api('changePassword', { body: { old, password } })
    setOld('')
    setPassword('')
  })
  return (
    <form className="row-form" onSubmit={save}>
      <CurrentPassword label={words.oldPassword} value={old} onChange={setOld} />
      <NewPassword label={words.newPassword} value={password} onChange={setPassword} />
      <button type="submit" className="button" disabled={busy}>
        {words.changePassword}
      </button>
      <span role="status">{saved && words.saved}</span>
      <Problem text={problem} />
    </form>
  )
}

interface PasskeysProps {
  readonly me: Me
  readonly passkeys: readonly Login[]
  readonly onChange: () => void
}

function Passkeys({ me, passkeys, onChange }: PasskeysProps) {
  const words = useOnlineWords()
  const appWords = useWords()
  const [label, setLabel] = useState('')
  const passkey = usePasskey()
  const { attempt, problem } = useAttempt()
  const add = (event: FormEvent) => {
    event.preventDefault()
    void passkey.attempt(async () => {
      setMe(await addPasskey(me.name, label))
      setLabel('')
      onChange()
    })
  }
  const remove = (key: string) =>
    void attempt(async () => {
      await online().api('removePasskey', { params: { key } })
      onChange()
    })
  const rows = passkeys.map(({ key, label: name, created }) => ({ id: key, label: name, note: appWords.ago(created) }))
  return (
    <>
      <h3>{words.passkeys}</h3>
      <KeyRows rows={rows} onRemove={remove} />
      <form className="row-form" onSubmit={add}>
        <TextField label={words.passkeyLabel} value={label} onChange={setLabel} maxLength={60} required />
        <button type="submit" className="button">
          {words.addPasskey}
        </button>
        <Problem text={problem ?? passkey.refused} />
      </form>
    </>
  )
}
