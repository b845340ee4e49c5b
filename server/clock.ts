/** Time, so that tests can have their own. */
export interface Clock {
  now(): number
  /** Does something later; returns what calls it off. */
  after(ms: number, what: () => void): () => void
  /** Told of rounds that are at work: a clock of tests does not run ahead of them. */
  working?(round: Promise<unknown>): void
}

const LONGEST = 2 ** 31 - 1

export const realClock: Clock = {
  now: () => Date.now(),
  after(ms, what) {
    const timer = setTimeout(what, Math.min(Math.max(0, ms), LONGEST))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
