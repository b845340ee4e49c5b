/** Something to be done again and again; each call says how much of it was done. */
export type Task = () => number

/** What was done in one stretch, and the processor time it took, of all threads: compiling and collecting included. */
export interface Stretch {
  readonly calls: number
  readonly done: number
  readonly cpuSeconds: number
}

const WARM_UPS = 3
const ROUNDS = 7

/**
 * Measures tasks in about so many seconds altogether. They take turns, so that whatever else the machine does, and all
 * that the compiler learns from one of them about code they share, falls on all alike.
 */
export function measure(tasks: readonly Task[], seconds: number): Stretch[][] {
  const slice = seconds / (tasks.length * (WARM_UPS + ROUNDS))
  for (const task of tasks) stretch(task, slice * WARM_UPS)
  const rounds = Array.from({ length: ROUNDS }, () => tasks.map((task) => stretch(task, slice)))
  return tasks.map((_, i) => rounds.map((round) => round[i]))
}

/** The clock on the wall says when to stop, as it costs less to look at; the processor's says how long it took. */
function stretch(task: Task, seconds: number): Stretch {
  const before = process.cpuUsage()
  const end = performance.now() + seconds * 1000
  let [calls, done] = [0, 0]
  do {
    done += task()
    calls++
  } while (performance.now() < end)
  const { user, system } = process.cpuUsage(before)
  return { calls, done, cpuSeconds: (user + system) / 1e6 }
}

export const medianOf = (stretches: readonly Stretch[], figure: (of: Stretch) => number): number =>
  median(stretches.map(figure))

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
