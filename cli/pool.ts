import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Job, JobResult } from './worker.ts'

/** All cores work at once, one job each; whoever starts one of these is in no hurry otherwise. */
export const cores = (): number => availableParallelism()

/**
 * Runs jobs on several cores. `done` gets each result as it comes, in any order, and says whether to go on. Jobs that depend on results
 * of others may keep their iterator waiting for these.
 */
export async function runJobs<J extends Job>(
  jobs: Iterable<J> | AsyncIterable<J>,
  done: (result: JobResult<J>, job: J) => boolean,
  threads = cores(),
): Promise<void> {
  const queue = Symbol.asyncIterator in jobs ? jobs[Symbol.asyncIterator]() : jobs[Symbol.iterator]()
  const workers: Worker[] = []
  let open = true
  const work = async (): Promise<void> => {
    let worker: Worker | undefined
    for (let next = await queue.next(); open && !next.done; next = await queue.next()) {
      if (!worker) workers.push((worker = new Worker(new URL('./worker.ts', import.meta.url))))
      const result = await ask<JobResult<J>>(worker, next.value)
      if (open && !done(result, next.value)) open = false
    }
  }
  try {
    await Promise.all(Array.from({ length: threads }, work))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** A worker that fails says so once and for all; one that answers does it in the order in which it was asked. */
function ask<R>(worker: Worker, job: Job): Promise<R> {
  const { promise, resolve, reject } = Promise.withResolvers<R>()
  worker.once('message', resolve).once('error', reject)
  worker.postMessage(job)
  return promise.finally(() => worker.off('error', reject))
}
