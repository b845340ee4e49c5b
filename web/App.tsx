import { lazy, Suspense, type ReactNode } from 'react'
import { Boundary } from './Boundary.tsx'
import { Home } from './pages/Home.tsx'
import type { OnlineRoot } from './online/OnlinePages.tsx'
import { usePath } from './router.ts'
import { useAppText, WordsProvider } from './words.ts'

const NotFound = lazy(async () => ({ default: (await import('./pages/NotFound.tsx')).NotFound }))
const NewGame = lazy(async () => ({ default: (await import('./pages/NewGame.tsx')).NewGame }))
const Play = lazy(async () => ({ default: (await import('./pages/Play.tsx')).Play }))
const Replay = lazy(async () => ({ default: (await import('./pages/Replay.tsx')).Replay }))
const Analysis = lazy(async () => ({ default: (await import('./analysis/Analysis.tsx')).Analysis }))
const Shared = lazy(async () => ({ default: (await import('./pages/Shared.tsx')).Shared }))
const Rules = lazy(async () => ({ default: (await import('./pages/Rules.tsx')).Rules }))
const Learn = lazy(async () => ({ default: (await import('./lessons/Learn.tsx')).Learn }))
const Puzzles = lazy(async () => ({ default: (await import('./puzzles/Puzzles.tsx')).Puzzles }))
const About = lazy(async () => ({ default: (await import('./about/About.tsx')).About }))
const OnlinePages = lazy(async () => ({ default: (await import('./online/OnlinePages.tsx')).OnlinePages }))
const Parts = lazy(async () => ({ default: (await import('./pages/Parts.tsx')).Parts }))

const isOnline = (first: string): first is OnlineRoot => ['online', 'join', 'me', 'people'].includes(first)

/** The page that an address names. */
function page(path: string): ReactNode {
  const [pathname, hash = ''] = path.split('#')
  const [first = '', second = '', third, ...rest] = pathname.split('/').slice(1)
  if (isOnline(first)) return <OnlinePages root={first} second={second} third={third} />
  if (first === 'learn' && second && rest.length === 0) return <Learn key={pathname} id={second} at={third} />
  if (first === 'puzzles' && rest.length === 0) return <Puzzles game={second} id={third} />
  if (third !== undefined) return <NotFound />
  if (first === '' && second === '') return <Home />
  if (first === 'new' && second) return <NewGame id={second} />
  if (first === 'play' && second) return <Play key={second} id={second} />
  if (first === 'replay' && second) return <Replay key={second} id={second} />
  if (first === 'analysis' && second) return <Analysis key={second} id={second} />
  if (first === 'rules' && second) return <Rules id={second} clause={hash} />
  if (first === 'shared' && (!second || second === 'analysis'))
    return <Shared key={hash} packed={hash} inDepth={second !== ''} />
  if (first === 'about' && !second) return <About />
  if (first === 'parts' && !second) return <Parts />
  return <NotFound />
}

export function App() {
  const words = useAppText()
  const path = usePath()
  if (!words) return null
  return (
    <WordsProvider value={words}>
      <Boundary path={path}>
        <Suspense fallback={<p className="loading">{words.loading}</p>}>{page(path)}</Suspense>
      </Boundary>
    </WordsProvider>
  )
}
