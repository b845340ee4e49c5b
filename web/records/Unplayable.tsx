import { download } from '../download.ts'
import type { UnplayableGame } from '../local/open.ts'
import { decisionsIn, unplayedRecord } from '../local/records.ts'
import { Page } from '../Page.tsx'
import { RemoveButton } from '../RemoveButton.tsx'
import { navigate } from '../router.ts'
import { useLanguage, useLoaded, useWords } from '../words.ts'
import { loadText } from './load.ts'

interface UnplayableProps {
  readonly game: UnplayableGame
  /** Whether it is on the shelf of this browser, so that it can be deleted. */
  readonly kept?: boolean
}

/** A game that cannot be played any more: what was decided in it, and what can still be done with it. */
export function Unplayable({ game: { kind, saved, entries }, kept = true }: UnplayableProps) {
  const words = useWords()
  const language = useLanguage()
  const text = useLoaded(() => loadText(language), [language])
  if (!text) return <p className="loading">{words.loading}</p>
  const decisions = decisionsIn(entries)
  return (
    <Page title={kind === 'old' ? text.oldRules : text.damaged}>
      <p>{kind === 'old' ? text.oldRulesHelp(saved.rules) : text.damagedHelp}</p>
      <p className="row">
        <button
          type="button"
          className="primary"
          onClick={() => download(`${saved.game}.revier`, unplayedRecord(saved, entries))}
        >
          {words.saveRecord}
        </button>
        {kept && <RemoveButton id={saved.id} wordy onRemoved={() => navigate('/')} />}
        <a className="button" href="/">
          {words.home}
        </a>
      </p>
      <h2>{words.turnCount(decisions.length)}</h2>
      <ol className="plain-moves">
        {decisions.map(({ seat, move }, i) => (
          <li key={i}>
            {saved.seating[seat]?.name ?? seat + 1}: <code>{move}</code>
          </li>
        ))}
      </ol>
    </Page>
  )
}
