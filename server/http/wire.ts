import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'

const TEXT = '\x81'
const SHORT = 126
const MEDIUM = 0x10000

/** A text frame of a server (RFC 6455, unmasked), its bytes as characters; null for what is not plain ASCII, or long. */
export function asciiFrame(text: string): string | null {
  const { length } = text
  if (length >= MEDIUM || Buffer.byteLength(text) !== length) return null
  const size = length < SHORT ? String.fromCharCode(length) : String.fromCharCode(SHORT, length >> 8, length & 255)
  return TEXT + size + text
}

/** Several sockets in a row are often told the same. */
let last: { readonly text: string; readonly frame: string | null } = { text: '', frame: null }
function frameOf(text: string): string | null {
  if (last.text !== text) last = { text, frame: asciiFrame(text) }
  return last.frame
}

/** The sockets that have something to say in this turn of the event loop, in the order in which they were told it. */
let waiting: (() => void)[] = []
function flushAll(): void {
  const now = waiting
  waiting = []
  for (const flush of now) flush()
}

/**
 * The sending side of a socket. What is said in one turn of the event loop goes out in one write, as its bytes are.
 */
export function openWire(socket: WebSocket, tcp: Socket) {
  let ready = ''
  const flush = () => {
    const bytes = ready
    ready = ''
    if (bytes !== '' && socket.readyState === socket.OPEN) tcp.write(bytes, 'latin1')
  }
  return {
    send(text: string): void {
      const frame = frameOf(text)
      if (frame === null) {
        flush()
        if (socket.readyState === socket.OPEN) socket.send(text)
        return
      }
      if (ready === '' && waiting.push(flush) === 1) process.nextTick(flushAll)
      ready += frame
    },
    /** Now, because something else is about to be written. */
    flush,
    /** Bytes that the other end has not taken yet. */
    get waiting() {
      return ready.length + tcp.writableLength
    },
  }
}
