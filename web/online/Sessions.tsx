import { navigate } from '../router.ts'
import { useWords } from '../words.ts'
import { online, setMe, useAttempt, useFetched, useOnlineWords } from './online.ts'
import { Card, Problem } from './parts.tsx'

/** The browsers in which one is signed in. */
export function Sessions() {
  const words = useOnlineWords()
  const appWords = useWords()
  const { fetched, problem } = useFetched(async () => (await online().api('sessions', {})).sessions, [])
  const { attempt, busy, problem: failed } = useAttempt()
  const leave = (how: 'signOut' | 'signOutEverywhere') =>
    void attempt(async () => {
      await online().api(how, {})
      setMe(null)
      navigate('/online')
    })
  return (
    <Card title={words.sessions}>
      <ul className="online-rows">
        {fetched?.map(({ label, seen, current }, i) => (
          <li key={i}>
            <span>{browserOf(label)}</span>
            <small className="online-quiet">{current ? words.thisOne : appWords.ago(seen)}</small>
          </li>
        ))}
      </ul>
      <p className="row">
        <button type="button" className="button" disabled={busy} onClick={() => leave('signOut')}>
          {words.signOut}
        </button>
        <button type="button" className="button" disabled={busy} onClick={() => leave('signOutEverywhere')}>
          {words.everywhere}
        </button>
      </p>
      <Problem text={problem ?? failed} />
    </Card>
  )
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
]

/** What a browser says of itself, as people call it. */
function browserOf(label: string): string {
  const named = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(label))?.[1]
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)]
  return browser ? [browser, system].filter(Boolean).join(' · ') : label
}
