const WIDTH = 30
const EVERY_MS = 100

/** A bar on a terminal that grows with the work; silence anywhere else. */
export function progressBar(what: string, total: number, stream: NodeJS.WriteStream = process.stderr) {
  if (!stream.isTTY) return { show() {}, end() {} }
  let last = 0
  return {
    show(done: number): void {
      const now = performance.now()
      if (now - last < EVERY_MS) return
      last = now
      stream.write(`\r${what} ${bar(done / total)} ${done}/${total}\x1b[K`)
    },
    end(): void {
      stream.write('\r\x1b[K')
    },
  }
}

export function bar(part: number): string {
  const full = Math.round(Math.min(1, part) * WIDTH)
  return '█'.repeat(full) + '░'.repeat(WIDTH - full)
}
