import { WebSocket } from 'ws'
import type { LinkOptions, SocketLike } from '#client/link.ts'
import { below, type Luck } from '#engine/luck.ts'

/** One message in so many is said twice, one comes after the next, and one is the last that gets lost before the line breaks. */
const TWICE = 10
const LATE = 10
const LOST = 25
/** What is late waits for the next message, or this long. */
const WAIT = 15

export interface BadLine {
  readonly open: NonNullable<LinkOptions['open']>
  readonly counts: { twice: number; late: number; lost: number }
}

/**
 * A network that doubles, reorders and loses. A stream loses nothing in its middle: whatever gets lost is the last of its
 * connection, which breaks a moment later.
 */
export function badLine(luck: Luck): BadLine {
  const counts = { twice: 0, late: 0, lost: 0 }
  const chance = (n: number) => below(luck, n) === 0

  /** One direction of a connection. */
  const way = (pass: (text: string) => void, lose: () => void) => {
    let late: string | null = null
    const catchUp = () => {
      const text = late
      late = null
      if (text !== null) pass(text)
    }
    return (text: string): void => {
      if (chance(LOST)) {
        counts.lost++
        return lose()
      }
      if (late === null && chance(LATE)) {
        counts.late++
        late = text
        return void setTimeout(catchUp, WAIT)
      }
      pass(text)
      if (chance(TWICE)) {
        counts.twice++
        pass(text)
      }
      catchUp()
    }
  }

  const open = (url: string, protocol: string, headers: Record<string, string>): SocketLike => {
    const socket = new WebSocket(url, protocol, { headers })
    socket.on('error', () => {})
    let isBroken = false
    const lose = () => {
      isBroken = true
      setTimeout(() => socket.terminate(), WAIT)
    }
    const isOpen = () => !isBroken && socket.readyState === WebSocket.OPEN
    const out = way((text) => isOpen() && socket.send(text), lose)
    const line: SocketLike = {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      // Nobody is heard before it has said hello.
      send: (text) => (text.includes('"hello"') ? socket.send(text) : isBroken || out(text)),
      close: () => socket.close(),
    }
    const say = (data: string) => isBroken || line.onmessage?.({ data } as never)
    const into = way(say, lose)
    socket.on('open', () => line.onopen?.({} as never))
    socket.on('message', (data) => {
      const text = (data as Buffer).toString('utf8')
      // What begins something anew cannot be made up for by what comes after it: that is what a new connection is for.
      if (isBroken) return
      if (text.includes('"t":"at"') && !text.includes('"full"')) into(text)
      else say(text)
    })
    socket.on('close', () => line.onclose?.({} as never))
    return line
  }
  return { open, counts }
}
