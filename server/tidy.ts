import { performance } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const LOOK = 5000
/** Busy for less than this share of the time. */
const CALM = 0.05
/** Bytes for what is short-lived: a calm process needs no more. */
const ROOM = 8 * 1024 * 1024

/**
 * Under load much room for short-lived things halves what collecting them costs; once it is calm, that room is given back.
 */
export function tidyWhenCalm(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  let last = performance.eventLoopUtilization()
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    if (utilization < CALM && room() > ROOM) collect()
  }, LOOK).unref()
}

const room = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0
