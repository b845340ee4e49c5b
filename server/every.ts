import type { Clock } from './clock.ts'

/** Does something every so often, never twice at once; what fails is told and done again next time. Returns how to stop it. */
export function every(clock: Clock, ms: number, what: () => Promise<unknown>, failed: (error: unknown) => void) {
  let stopped = false
  let running: Promise<unknown> = Promise.resolve()
  let cancel = () => {}
  const round = () => {
    running = what().catch(failed)
    clock.working?.(running)
    void running.then(() => {
      if (!stopped) cancel = clock.after(ms, round)
    })
  }
  cancel = clock.after(ms, round)
  return async (): Promise<void> => {
    stopped = true
    cancel()
    await running
  }
}
