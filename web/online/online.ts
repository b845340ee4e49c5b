import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type FormEvent,
} from 'react'
import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'
import { openClient, ApiProblem, type Client, type RemoteState, type RemoteTable } from '#client/index.ts'
import { gameFolder } from '#games/index.ts'
import type { Me } from '#protocol/api.ts'
import type { ProblemCode } from '#protocol/problems.ts'
import { rulesOf } from '#session/editions.ts'
import { useLanguage, useLoaded } from '../words.ts'
import { byLanguage } from '../by-language.ts'
import { keep, kept } from '../kept.ts'
import { settings } from '../settings.ts'
import { remember } from './used.ts'
import type { OnlineText } from './text/text.ts'

const loadWords = byLanguage<OnlineText>({ en: () => import('./text/en.ts'), de: () => import('./text/de.ts') })

const OnlineWords = createContext<OnlineText | null>(null)
export const OnlineWordsProvider = OnlineWords.Provider

export function useOnlineWords(): OnlineText {
  const words = useContext(OnlineWords)
  if (!words) throw new Error('words of the online pages are not loaded')
  return words
}

export function useLoadedOnlineWords(): OnlineText | null {
  const language = useLanguage()
  return useLoaded(() => loadWords(language), [language])
}

let opened: Client | null = null

/** The one connection of this page. */
export function online(): Client {
  if (opened) return opened
  const fresh = openClient({
    url: location.origin,
    lang: settings.getState().language,
    rules: async (game, version) => {
      const folder = gameFolder(game)
      return folder ? rulesOf(folder, version) : null
    },
    keeper,
  })
  fresh.link.onState((state) => {
    if (state === 'closed' && opened === fresh) letGo(fresh.link.reason)
  })
  return (opened = fresh)
}

/** The server does not want to hear from this page any more, and has said why. Whoever was signed out is asked anew. */
function letGo(reason: ProblemCode | null): void {
  reconnect()
  if (reason === 'auth') void refreshMe()
  else identity.setState({ ended: reason })
}

/** Whoever one is has changed: the connection must say so anew. */
export function reconnect(): void {
  const old = opened
  opened = null
  old?.close()
}

/** Sealed words outlive a reload, where the browser keeps anything; elsewhere a reload before the start seals new ones. */
const keeper = {
  get: (key: string): string | null => kept(`revier-word ${key}`),
  set: (key: string, word: string): void => keep(`revier-word ${key}`, word),
}

interface Identity {
  /** Undefined until the server has said. */
  readonly me: Me | null | undefined
  /** The key for notices to this device, if the server sends any. */
  readonly push: string | null
  /** Whether the server sends mails. */
  readonly mails: boolean
  /** The address that waits for its code. */
  readonly asked: string | null
  readonly problem: ApiProblem | null
  /** Why the server let go of this page. */
  readonly ended: ProblemCode | null
}

const identity = createStore<Identity>(() => ({
  me: undefined,
  push: null,
  mails: false,
  asked: null,
  problem: null,
  ended: null,
}))

/** Asks the server who one is. */
export async function refreshMe(): Promise<void> {
  try {
    const { me, push, mails, asked } = await online().api('me', {})
    if (me) remember()
    identity.setState({ me, push, mails, asked, problem: null })
    if (me) void tellZone(me)
  } catch (error) {
    identity.setState({ problem: problemOf(error) })
  }
}

/** One has come, changed or gone. */
export function setMe(me: Me | null): void {
  const other = identity.getState().me?.id !== me?.id
  if (other) reconnect()
  if (me) remember()
  identity.setState({ me, problem: null })
  if (me && other) void tellZone(me)
}

/** Quiet hours are those of where one is: the server is told the time zone of the browser that was used last. */
async function tellZone({ id, prefs }: Me): Promise<void> {
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()
  if (prefs.quiet.zone === zone) return
  const told = { ...prefs, quiet: { ...prefs.quiet, zone } }
  const me = await online()
    .api('updateMe', { body: { prefs: told } })
    .catch(() => null) // it is tried again with the next page
  if (me && identity.getState().me?.id === id) identity.setState({ me })
}

export function useMe(): Identity {
  useEffect(() => {
    if (identity.getState().me === undefined) void refreshMe()
  }, [])
  return useStore(identity)
}

export { ApiProblem }

export const problemOf = (error: unknown): ApiProblem =>
  error instanceof ApiProblem ? error : new ApiProblem('offline')

/** What went wrong, in words; where it is known of what, as exactly as can be. */
export function sentence(error: unknown, words: OnlineText): string {
  const { code, field } = problemOf(error)
  const details: Readonly<Record<string, string | undefined>> = words.details
  return details[`${code} ${field}`] ?? words.problems[code]
}

/** Does something at the server, and keeps what went wrong to be shown. */
export function useAttempt() {
  const words = useOnlineWords()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const attempt = async (what: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      await what()
    } catch (error) {
      setProblem(sentence(error, words))
    }
    setBusy(false)
  }
  return { attempt, busy, problem }
}

/** The same for a form whose page stays: it says when what was sent is kept. */
export function useSaving(what: () => Promise<void>) {
  const { attempt, busy, problem } = useAttempt()
  const [saved, setSaved] = useState(false)
  const save = (event: FormEvent): void => {
    event.preventDefault()
    setSaved(false)
    void attempt(async () => {
      await what()
      setSaved(true)
    })
  }
  return { save, saved, busy, problem }
}

/** Something of the server's, looked up again when the keys change or somebody asks for it. */
export function useFetched<T>(load: () => Promise<T>, keys: readonly unknown[]) {
  const words = useOnlineWords()
  const [fetched, setFetched] = useState<T | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    let wanted = true
    void load().then(
      (value) => {
        if (!wanted) return
        setFetched(() => value)
        setProblem(null)
      },
      (error: unknown) => wanted && setProblem(sentence(error, words)),
    )
    return () => {
      wanted = false
    }
  }, [...keys, times])
  return { fetched, problem, refetch: () => setTimes((before) => before + 1) }
}

/** A table that is played elsewhere, as long as the page shows it. */
export function useRemoteTable(id: string, who: string | null | undefined): RemoteTable | null {
  const [table, setTable] = useState<RemoteTable | null>(null)
  useEffect(() => {
    if (who === undefined) return
    const fresh = online().table(id)
    setTable(fresh)
    return () => fresh.close()
  }, [id, who])
  return table
}

/** What comes within a moment is shown at once: whoever returns after fifty decisions sees them drawn one time, not fifty. */
const MOMENT_MS = 16

function atOnce(listener: () => void): { notify: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    timer = undefined
    listener()
  }
  return { notify: () => (timer ??= setTimeout(tell, MOMENT_MS)), stop: () => clearTimeout(timer) }
}

export function useRemoteState(table: RemoteTable): RemoteState {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { notify, stop } = atOnce(listener)
      const leave = table.subscribe(notify)
      return () => {
        leave()
        stop()
      }
    },
    [table],
  )
  return useSyncExternalStore(subscribe, () => table.state)
}
