import { SUBPROTOCOL, VERSION, type ClientFrame, type ServerFrame } from '#protocol/frames.ts'
import type { ProblemCode } from '#protocol/problems.ts'

/** Whether we are in touch with the server. */
export type LinkState = 'connecting' | 'open' | 'waiting' | 'closed'

/** What a browser's WebSocket does, and those of tools. */
export interface SocketLike {
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(text: string): void
  close(): void
}

export interface LinkOptions {
  readonly url: string
  readonly token?: string
  readonly lang: 'en' | 'de'
  readonly open?: (url: string, protocol: string, headers: Record<string, string>) => SocketLike
}

/** What came of something that was said. */
export type Reply =
  | { readonly t: 'ok'; readonly n: number }
  | { readonly t: 'no'; readonly code: ProblemCode; readonly clause?: string }
  /** Nobody has said what came of it, and nobody will any more. */
  | { readonly t: 'unsure' }

type Request = Extract<ClientFrame, { id: string }>

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const HEARTBEAT = 25_000
const DEAD = 60_000

/** With a token a tool says who it is in a header; Node's WebSocket takes that as an option, a browser's never needs it. */
function openSocket(url: string, protocol: string, headers: Record<string, string>): SocketLike {
  if (Object.keys(headers).length === 0) return new WebSocket(url, protocol)
  return Reflect.construct(WebSocket, [url, { protocols: [protocol], headers }]) as WebSocket
}

const joining = (table: string, at: number): ClientFrame => ({ t: 'join', table, ...(at > 0 ? { after: at } : {}) })

/**
 * A socket that comes back by itself. Whatever was said and not answered is said again, under the same id: the server
 * knows it as a repetition.
 */
export function openLink({ url, token, lang, open = openSocket }: LinkOptions) {
  const frames = new Set<(frame: ServerFrame) => void>()
  const states = new Set<(state: LinkState) => void>()
  const unanswered = new Map<string, { frame: Request; resolve(reply: Reply): void }>()
  /** What to say first on every new socket. */
  const opening = new Map<object, () => ClientFrame | null>()
  let socket: SocketLike | null = null
  let state: LinkState = 'connecting'
  let failures = 0
  let heard = Date.now()
  let offset = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: ProblemCode | null = null

  const become = (next: LinkState) => {
    if (state === next) return
    state = next
    for (const listener of states) listener(next)
  }
  const say = (frame: ClientFrame) => socket?.send(JSON.stringify(frame))

  const connect = () => {
    become('connecting')
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const fresh = open(`${url.replace(/^http/, 'ws')}/ws`, SUBPROTOCOL, headers)
    fresh.onopen = () => {
      socket = fresh
      heard = Date.now()
      say({ t: 'hello', v: VERSION, lang })
    }
    fresh.onmessage = ({ data }: { data: unknown }) => {
      heard = Date.now()
      if (socket === fresh) hear(JSON.parse(String(data)) as ServerFrame)
    }
    fresh.onclose = () => lost(fresh)
    fresh.onerror = () => fresh.close()
  }

  /** The next try comes after a random wait, so that not all come at once. */
  const lost = (which: SocketLike, wait?: number) => {
    if (state === 'closed' || (socket !== null && socket !== which)) return
    socket = null
    become('waiting')
    clearTimeout(timer)
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures++)
    timer = setTimeout(connect, wait ?? Math.random() * most)
  }

  const hear = (frame: ServerFrame) => {
    if (frame.t === 'welcome') {
      failures = 0
      offset = frame.now - Date.now()
      become('open')
      for (const first of opening.values()) {
        const what = first()
        if (what) say(what)
      }
      for (const { frame: again } of unanswered.values()) say(again)
    }
    if (frame.t === 'ok') answer(frame.id, { t: 'ok', n: frame.n })
    if (frame.t === 'no' && frame.id !== null && !isPassing(frame.code))
      answer(frame.id, { t: 'no', code: frame.code, ...(frame.clause ? { clause: frame.clause } : {}) })
    if (frame.t === 'no' && frame.id !== null && isPassing(frame.code)) sayAgain(frame.id)
    if (frame.t === 'bye') {
      last = frame.code
      if (['auth', 'version', 'banned'].includes(frame.code)) return close()
      const old = socket
      if (old) {
        lost(old, frame.retry)
        old.close()
      }
    }
    for (const listener of frames) listener(frame)
  }

  /** What will pass by itself: said again a little later. */
  const isPassing = (code: ProblemCode): boolean => ['storage', 'busy', 'restart', 'rate'].includes(code)
  const sayAgain = (id: string) => {
    setTimeout(
      () => {
        const waiting = unanswered.get(id)
        if (waiting && state === 'open') say(waiting.frame)
      },
      FIRST_WAIT + Math.random() * FIRST_WAIT,
    )
  }

  const answer = (id: string, reply: Reply) => {
    unanswered.get(id)?.resolve(reply)
    unanswered.delete(id)
  }

  const beat = setInterval(() => {
    if (state !== 'open' || !socket) return
    if (Date.now() - heard > DEAD) {
      const old = socket
      lost(old)
      return old.close()
    }
    say({ t: 'ping', c: Date.now(), at: Object.fromEntries([...positions].map(([table, n]) => [table, n()])) })
  }, HEARTBEAT)
  const positions = new Map<string, () => number>()

  const close = () => {
    become('closed')
    globalThis.removeEventListener?.('offline', sleep)
    globalThis.removeEventListener?.('online', wake)
    clearInterval(beat)
    clearTimeout(timer)
    socket?.close()
    socket = null
    for (const { resolve } of unanswered.values()) resolve({ t: 'unsure' })
    unanswered.clear()
  }

  /** A device that says it has no network, or has it again, is believed at once. */
  const sleep = () => {
    if (!socket) return
    const old = socket
    lost(old)
    old.close()
  }
  const wake = () => {
    if (state !== 'waiting') return
    failures = 0
    clearTimeout(timer)
    connect()
  }
  globalThis.addEventListener?.('offline', sleep)
  globalThis.addEventListener?.('online', wake)

  connect()
  return {
    get state() {
      return state
    },
    /** Why the server let go of us, if it said so. */
    get reason() {
      return last
    },
    /** The server's time, as well as it can be known here. */
    now: (): number => Date.now() + offset,
    /** How many of our words have not been answered. */
    get unanswered() {
      return unanswered.size
    },
    onFrame(listener: (frame: ServerFrame) => void): () => void {
      frames.add(listener)
      return () => frames.delete(listener)
    },
    onState(listener: (state: LinkState) => void): () => void {
      states.add(listener)
      return () => states.delete(listener)
    },
    /** Is at a table from now on, also after every interruption. `at` says how many entries are here. Returns how to leave. */
    join(table: string, at: () => number): () => void {
      const key = {}
      const first = () => joining(table, at())
      opening.set(key, first)
      positions.set(table, at)
      if (state === 'open') say(first())
      return () => {
        opening.delete(key)
        positions.delete(table)
        if (state === 'open') say({ t: 'leave', table })
      }
    },
    /** Asks for a table once more, as if it were new here: one word, so that nothing can come between. */
    rejoin(table: string): void {
      if (state === 'open') say(joining(table, positions.get(table)?.() ?? 0))
    },
    /** Says something that is answered. */
    ask(frame: Request): Promise<Reply> {
      if (state === 'closed') return Promise.resolve({ t: 'unsure' })
      return new Promise((resolve) => {
        unanswered.set(frame.id, { frame, resolve })
        if (state === 'open') say(frame)
      })
    },
    close,
  }
}

export type Link = ReturnType<typeof openLink>
