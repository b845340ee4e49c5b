/** Carries hints between processes: "table T is at N". A lost message costs a poll, never a decision. */
export interface Bus {
  publish(channel: string, message: string): void
  /** Returns what ends it. */
  subscribe(channel: string, listener: Listener): () => void
  close(): Promise<void>
}

export type Listener = (message: string) => void

/** Who listens to what, in this process. */
export function listeners(first: (channel: string) => void = () => {}, last: (channel: string) => void = () => {}) {
  const all = new Map<string, Set<Listener>>()
  return {
    add(channel: string, listener: Listener): () => void {
      const here = all.get(channel) ?? new Set()
      if (!all.has(channel)) {
        all.set(channel, here)
        first(channel)
      }
      here.add(listener)
      return () => {
        here.delete(listener)
        if (here.size > 0 || all.get(channel) !== here) return
        all.delete(channel)
        last(channel)
      }
    },
    tell: (channel: string, message: string): void => all.get(channel)?.forEach((listener) => listener(message)),
    channels: (): string[] => [...all.keys()],
  }
}
