import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Icon } from '#table/icons.tsx'
import { hasBeenOnline } from './online/used.ts'
import { useTitle } from './use-title.ts'
import { useNewVersion } from './version.ts'
import { useWords } from './words.ts'

const Badge = lazy(async () => ({ default: (await import('./online/Badge.tsx')).Badge }))
const SettingsDialog = lazy(async () => ({ default: (await import('./settings/Settings.tsx')).SettingsDialog }))

interface PageProps {
  readonly title: string
  /** Whether it takes all the room there is. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** The quiet frame of every page that is not a table. */
export function Page({ title, wide = false, children }: PageProps) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const isOutdated = useNewVersion()
  useTitle(title)
  return (
    <div className={wide ? 'page is-wide' : 'page'}>
      <a className="skip" href="#content" onClick={(event) => skip(event)}>
        {words.skipToContent}
      </a>
      <header className="page-head">
        <a className="brand" href="/">
          <img src="/icon.svg" alt="" width="28" height="28" /> Revier
        </a>
        <nav>
          <Suspense>{hasBeenOnline() && <Badge title={title} />}</Suspense>
          <a href="/online">{words.online}</a>
          <a href="/about">{words.about}</a>
          <button type="button" className="icon-button" aria-label={words.settings} onClick={() => setOpen(true)}>
            <Icon name="settings" />
          </button>
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        {title !== 'Revier' && <h1>{title}</h1>}
        {isOutdated && <NewVersion />}
        {children}
      </main>
      <Suspense>{open && <SettingsDialog onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}

/** Nothing is taken away from anybody: the page goes on as it is until it is loaded once more. */
function NewVersion() {
  const words = useWords()
  return (
    <p className="new-version" role="status">
      {words.newVersion}
      <button type="button" className="button" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </p>
  )
}

function skip(event: { preventDefault(): void }) {
  event.preventDefault()
  document.getElementById('content')?.focus()
}
