import { GAMES } from '#games/index.ts'
import { OpenRecord } from '../OpenRecord.tsx'
import { Page } from '../Page.tsx'
import { useLanguage, useWords } from '../words.ts'

interface NotFoundProps {
  /** What is wrong, in a sentence; that there is no such page, if left out. */
  readonly help?: string
  /** Whether a record may bring what is not here. */
  readonly record?: boolean
}

/** Something that is not here: what it is, and where to go instead. */
export function NotFound({ help, record = false }: NotFoundProps) {
  const words = useWords()
  const language = useLanguage()
  return (
    <Page title={words.notFound}>
      <p>{help ?? words.noPage(location.pathname)}</p>
      <div className="cover-actions">
        <a className="button primary" href="/">
          {words.home}
        </a>
        {record && <OpenRecord />}
      </div>
      <h2>{words.games}</h2>
      <ul className="elsewhere">
        {Object.values(GAMES).map(({ manifest: { id, cover, title } }) => (
          <li key={id}>
            <a href={`/new/${id}`}>
              <img src={cover} alt="" width="160" height="100" loading="lazy" />
              {title[language]}
            </a>
          </li>
        ))}
      </ul>
    </Page>
  )
}
