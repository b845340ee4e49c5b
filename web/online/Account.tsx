import { useState } from 'react'
import type { Language } from '#engine/text.ts'
import type { Me } from '#protocol/api.ts'
import { Sheet } from '#table/Sheet.tsx'
import { download } from '../download.ts'
import { Page } from '../Page.tsx'
import { navigate } from '../router.ts'
import { change } from '../settings.ts'
import { useWords } from '../words.ts'
import { Known } from './Entry.tsx'
import { Logins } from './Logins.tsx'
import { Notices } from './Notices.tsx'
import { online, setMe, useAttempt, useOnlineWords, useSaving } from './online.ts'
import { Card, ChoiceField, Problem, Sure, TextField } from './parts.tsx'
import { Sessions } from './Sessions.tsx'
import { Tokens } from './Tokens.tsx'

const LANGUAGES: readonly Language[] = ['en', 'de']

/** Who one is here, and all that is kept of it. */
export function Account() {
  const words = useOnlineWords()
  return (
    <Page title={words.me}>
      <Known>
        {(me) => (
          <div className="online-cards">
            <Self me={me} />
            <Logins me={me} />
            <Notices me={me} />
            <Sessions />
            <Tokens />
            <Data />
          </div>
        )}
      </Known>
    </Page>
  )
}

function Self({ me }: { readonly me: Me }) {
  const words = useOnlineWords()
  const appWords = useWords()
  const [name, setName] = useState(me.name)
  const [lang, setLang] = useState(me.lang)
  const { save, saved, busy, problem } = useSaving(async () => {
    setMe(await online().api('updateMe', { body: { name, lang } }))
    change({ language: lang })
  })
  return (
    <Card title={words.youAre(me.name)}>
      <p className="online-quiet">
        {me.kind === 'guest' ? words.guest : words.account} · <a href={`/people/${me.id}`}>{words.profile}</a> ·{' '}
        <a href="/online">{words.lobby}</a>
      </p>
      <form className="row-form" onSubmit={save}>
        <TextField label={words.name} value={name} onChange={setName} autoComplete="nickname" maxLength={24} required />
        <ChoiceField
          label={appWords.language}
          value={lang}
          options={LANGUAGES.map((value) => ({ value, name: appWords.languages[value] }))}
          onChange={setLang}
        />
        <button type="submit" className="primary" disabled={busy}>
          {words.save}
        </button>
        <span role="status">{saved && words.saved}</span>
        <Problem text={problem} />
      </form>
    </Card>
  )
}

/** What is kept: to take along, or to end. */
function Data() {
  const words = useOnlineWords()
  const { close } = useWords()
  const [sure, setSure] = useState(false)
  const keep = () => setSure(false)
  const { attempt, busy, problem } = useAttempt()
  const save = () =>
    void attempt(async () => download('revier.json', JSON.stringify(await online().api('exportMe', {}), null, 2)))
  const remove = () =>
    void attempt(async () => {
      await online().api('deleteMe', {})
      setSure(false)
      setMe(null)
      navigate('/online')
    })
  return (
    <Card title={words.myData}>
      <p className="row">
        <button type="button" className="button" disabled={busy} onClick={save}>
          {words.exportData}
        </button>
        <button type="button" className="button" onClick={() => setSure(true)}>
          {words.deleteAccount}
        </button>
      </p>
      <Problem text={problem} />
      {sure && (
        <Sheet title={words.deleteAccount} closeLabel={close} onClose={keep}>
          <Sure label={words.deleteAccount} help={words.deleteSure} busy={busy} onYes={remove} onNo={keep} />
        </Sheet>
      )}
    </Card>
  )
}
