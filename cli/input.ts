import { createInterface } from 'node:readline'

/** Lines that somebody types, or that come through a pipe. */
export interface Input {
  /** The next line; null when there are no more, or on Ctrl-C. */
  line(): Promise<string | null>
  /** What the tabulator key completes to. */
  offer(words: readonly string[]): void
  readonly closed: boolean
  close(): void
}

export function openInput(): Input {
  const terminal = process.stdin.isTTY && process.stdout.isTTY
  let words: readonly string[] = []
  let closed = false
  const readline = createInterface({
    input: process.stdin,
    prompt: '> ',
    terminal,
    completer: (typed: string) => [words.filter((word) => word.startsWith(typed)), typed],
    ...(terminal ? { output: process.stdout } : {}),
  })
  const lines = readline[Symbol.asyncIterator]()
  const stop = () => {
    closed = true
    readline.close()
  }
  // A terminal hands Ctrl-C to readline; with a pipe it comes as a signal.
  readline.on('SIGINT', stop)
  process.on('SIGINT', stop)
  readline.on('close', () => process.off('SIGINT', stop))
  return {
    async line() {
      if (closed) return null
      if (terminal) readline.prompt()
      const next = await lines.next()
      if (next.done) closed = true
      return next.done || closed ? null : next.value
    },
    offer: (list) => (words = list),
    get closed() {
      return closed
    },
    close: () => readline.close(),
  }
}
