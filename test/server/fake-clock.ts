import type { Clock } from '#server/clock.ts'
import { until } from './bus-contract.ts'

export interface FakeClock extends Clock {
  /** Time passes; what falls due on the way is done, in its order, and given a moment to take effect, rounds all they need. */
  pass(ms: number): Promise<void>
  /** How often something was put off until later, so far. */
  readonly putOff: number
  /** Time passes by the second until something is true: what is done in rounds sets its next one only when it is through. */
  passUntil(what: () => boolean): Promise<void>
}

/** Minutes of that time may pass, in rounds that take a busy machine long. */
const LONG = 120_000

const moment = () => new Promise((resolve) => setTimeout(resolve, 5))

export function fakeClock(start = 1_800_000_000_000): FakeClock {
  const timers = new Map<object, { readonly at: number; readonly what: () => void }>()
  const rounds = new Set<Promise<unknown>>()
  let now = start
  let putOff = 0
  const settled = async () => {
    await moment()
    await Promise.all(rounds)
  }
  const clock: FakeClock = {
    now: () => now,
    after(ms, what) {
      const key = {}
      putOff++
      timers.set(key, { at: now + Math.max(0, ms), what })
      return () => timers.delete(key)
    },
    working(round) {
      rounds.add(round)
      void round.finally(() => rounds.delete(round))
    },
    get putOff() {
      return putOff
    },
    async pass(ms) {
      const end = now + ms
      for (let i = 0; i < 100_000; i++) {
        const next = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0]
        if (!next) break
        const [key, { at, what }] = next
        timers.delete(key)
        now = Math.max(now, at)
        what()
        await settled()
      }
      now = end
      await settled()
    },
    passUntil: (what) =>
      until(
        async () => {
          if (!what()) await clock.pass(1000)
          return what()
        },
        LONG,
        0, // it took its moments while time passed
      ),
  }
  return clock
}
