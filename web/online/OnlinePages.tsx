import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { useWords } from '../words.ts'
import { NotFound } from '../pages/NotFound.tsx'
import { Page } from '../Page.tsx'
import { OnlineWordsProvider, useLoadedOnlineWords, useMe } from './online.ts'
import { Problem } from './parts.tsx'
import { remember } from './used.ts'
import './online.css'

const Lobby = lazy(async () => ({ default: (await import('./Lobby.tsx')).Lobby }))
const NewTable = lazy(async () => ({ default: (await import('./NewTable.tsx')).NewTable }))
const Join = lazy(async () => ({ default: (await import('./Join.tsx')).Join }))
const OnlineTable = lazy(async () => ({ default: (await import('./OnlineTable.tsx')).OnlineTable }))
const Account = lazy(async () => ({ default: (await import('./Account.tsx')).Account }))
const Profile = lazy(async () => ({ default: (await import('./Profile.tsx')).Profile }))

/** The first part of every address that belongs to online play. */
export type OnlineRoot = 'online' | 'join' | 'me' | 'people'

interface OnlinePagesProps {
  readonly root: OnlineRoot
  readonly second: string
  readonly third?: string
}

function page({ root, second, third }: OnlinePagesProps): ReactNode {
  if (root === 'online' && second === 'new' && third) return <NewTable id={third} />
  if (third !== undefined) return <NotFound />
  if (root === 'online') return second ? <OnlineTable key={second} id={second} /> : <Lobby />
  if (root === 'join' && second) return <Join invite={second} />
  if (root === 'me' && !second) return <Account />
  if (root === 'people' && second) return <Profile key={second} id={second} />
  return <NotFound />
}

/** Everything online; nothing of it is loaded before somebody wants it. */
export function OnlinePages(props: OnlinePagesProps) {
  const appWords = useWords()
  const words = useLoadedOnlineWords()
  const { ended } = useMe()
  useEffect(remember, [])
  if (words && ended) return <LetGo text={words.problems[ended]} />
  if (!words) return <p className="loading">{appWords.loading}</p>
  return (
    <OnlineWordsProvider value={words}>
      <Suspense fallback={<p className="loading">{appWords.loading}</p>}>{page(props)}</Suspense>
    </OnlineWordsProvider>
  )
}

/** The server has let go of this page for good: nothing but to load it anew. */
function LetGo({ text }: { readonly text: string }) {
  const appWords = useWords()
  return (
    <Page title="Revier">
      <Problem text={text}>
        <button type="button" className="button" onClick={() => location.reload()}>
          {appWords.retry}
        </button>
      </Problem>
    </Page>
  )
}
