import { isMainThread, workerData } from 'node:worker_threads'

export interface Shared {
  readonly pids: readonly number[]
  /** Not 0 once it is over. */
  readonly over: Int32Array
}

/** Milliseconds of a turn; five turns make a round, so that four processes fit in and something is left. */
const TURN = 6
const TURNS = 5
export const SHARE = 1 / TURNS

const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

if (!isMainThread) {
  const { pids, over } = workerData as Shared
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  while (Atomics.load(over, 0) === 0)
    for (let turn = 0; turn < TURNS; turn++) {
      const pid = pids[turn]
      if (pid !== undefined) process.kill(pid, 'SIGCONT')
      pause(TURN)
      if (pid !== undefined) process.kill(pid, 'SIGSTOP')
    }
  for (const pid of pids) process.kill(pid, 'SIGCONT')
}
