import { Worker } from 'node:worker_threads'
import { SHARE, type Shared } from './share-worker.ts'

/** Lets processes run one after the other, each for the same share of the time, as if each had a small machine of its own. */
export function sharedOut(pids: readonly number[]): { stop(): Promise<void> } {
  const over = new Int32Array(new SharedArrayBuffer(4))
  const workerData: Shared = { pids, over }
  const worker = new Worker(new URL('./share-worker.ts', import.meta.url), { workerData })
  const ended = new Promise((resolve) => worker.once('exit', resolve))
  return {
    async stop() {
      Atomics.store(over, 0, 1)
      await ended
    },
  }
}

/** Per cent of the time that each has. */
export const percent = Math.round(100 * SHARE)
