import { useEffect, useState, type FormEvent } from 'react'
import { useStore } from 'zustand'
import type { Me, Prefs } from '#protocol/api.ts'
import { change, settings } from '../settings.ts'
import { online, refreshMe, setMe, useAttempt, useMe, useOnlineWords } from './online.ts'
import { Card, ChoiceField, Problem, TextField } from './parts.tsx'
import { isPushed, pushHere, stopPush } from './push.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: hour, name: `${hour}:00` }))

/** What reaches one who is not looking. */
export function Notices({ me }: { readonly me: Me }) {
  const words = useOnlineWords()
  const { attempt, problem } = useAttempt()
  const { mails } = useMe()
  const setPrefs = (part: Partial<Prefs>) =>
    void attempt(async () => setMe(await online().api('updateMe', { body: { prefs: { ...me.prefs, ...part } } })))
  const { quiet } = me.prefs
  const setQuiet = (part: object) => setPrefs({ quiet: { ...quiet, ...part } })
  return (
    <Card title={words.notices}>
      <CallSwitches />
      <PushSwitch me={me} onPrefs={setPrefs} />
      {mails && (
        <label className="check">
          <input
            type="checkbox"
            checked={me.prefs.mail && me.mailOk}
            disabled={!me.mailOk}
            onChange={(event) => setPrefs({ mail: event.currentTarget.checked })}
          />
          {words.byMail}
        </label>
      )}
      {mails ? <MailForm me={me} /> : <p className="online-quiet">{words.noMails}</p>}
      <fieldset className="row-form quiet-hours">
        <legend>{words.quiet}</legend>
        <ChoiceField label={words.from} value={quiet.from} options={HOURS} onChange={(from) => setQuiet({ from })} />
        <ChoiceField label={words.to} value={quiet.to} options={HOURS} onChange={(to) => setQuiet({ to })} />
        <small className="online-quiet">{quiet.from === quiet.to ? words.neverQuiet : quiet.zone}</small>
      </fieldset>
      <Problem text={problem} />
    </Card>
  )
}

/** What the pages that are open here do. */
function CallSwitches() {
  const words = useOnlineWords()
  const { callByTitle, callBySound } = useStore(settings)
  const switches = [
    [words.byTitle, callByTitle, { callByTitle: !callByTitle }],
    [words.bySound, callBySound, { callBySound: !callBySound }],
  ] as const
  return switches.map(([label, on, other]) => (
    <label key={label} className="check">
      <input type="checkbox" checked={on} onChange={() => change(other)} />
      {label}
    </label>
  ))
}

interface PushSwitchProps {
  readonly me: Me
  readonly onPrefs: (part: Partial<Prefs>) => void
}

function PushSwitch({ me, onPrefs }: PushSwitchProps) {
  const words = useOnlineWords()
  const { push } = useMe()
  const [refused, setRefused] = useState<string | null>(null)
  const [isHere, setHere] = useState(false)
  useEffect(() => void isPushed().then(setHere), [])
  const toggle = async (on: boolean) => {
    setRefused(null)
    if (!on) {
      await stopPush()
      return setHere(false) // other devices keep theirs
    }
    const came = push === null ? 'missing' : await pushHere(push)
    setHere(came === 'on')
    if (came === 'on') return onPrefs({ push: true })
    setRefused(came === 'refused' ? words.pushRefused : words.pushMissing)
  }
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={me.prefs.push && isHere}
          onChange={(event) => void toggle(event.currentTarget.checked)}
        />
        {words.byPush}
      </label>
      <Problem text={refused} />
    </>
  )
}

function MailForm({ me }: { readonly me: Me }) {
  const words = useOnlineWords()
  const { asked } = useMe()
  const [mail, setMail] = useState(asked ?? me.mail ?? '')
  const { attempt, busy, problem } = useAttempt()
  const save = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      setMe(await online().api('updateMe', { body: { mail: mail || null } }))
      await refreshMe()
    })
  }
  return (
    <>
      <form className="row-form" onSubmit={save}>
        <TextField label={words.mail} value={mail} onChange={setMail} type="email" autoComplete="email" />
        <button type="submit" className="button" disabled={busy || mail === (asked ?? me.mail ?? '')}>
          {words.save}
        </button>
        <Problem text={problem} />
      </form>
      {asked && <CodeForm address={asked} />}
    </>
  )
}

/** The code that was sent to an address; with it the address counts. */
function CodeForm({ address }: { readonly address: string }) {
  const words = useOnlineWords()
  const [code, setCode] = useState('')
  const { attempt, busy, problem } = useAttempt()
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      setMe(await online().api('confirmMail', { body: { code: code.trim() } }))
      await refreshMe()
    })
  }
  return (
    <form className="row-form" onSubmit={confirm}>
      <p>{words.mailUnconfirmed(address)}</p>
      <TextField label={words.mailCode} value={code} onChange={setCode} autoComplete="one-time-code" required />
      <button type="submit" className="button" disabled={busy}>
        {words.confirmMail}
      </button>
      <Problem text={problem} />
    </form>
  )
}
