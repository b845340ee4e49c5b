import type { Append } from './store.ts'

interface Waiting {
  readonly one: Append
  resolve(written: boolean): void
  reject(error: unknown): void
}

/** A batch takes this many at most, so that one slow commit does not hold up a thousand. */
const MOST = 200

/**
 * Commits together whatever has come in while the commits before were under way. No timer: who comes alone goes at
 * once. Of each table one entry is on its way at a time.
 */
export function batches(lanes: number, commit: (batch: readonly Append[]) => Promise<readonly boolean[]>) {
  const onTheWay = new Set<string>()
  let waiting: Waiting[] = []
  let busy = 0
  const take = (): Waiting[] => {
    const batch: Waiting[] = []
    waiting = waiting.filter((waiter) => {
      const { tab } = waiter.one.entry
      if (batch.length === MOST || onTheWay.has(tab)) return true
      onTheWay.add(tab)
      batch.push(waiter)
      return false
    })
    return batch
  }
  const pump = (): void => {
    if (busy >= lanes || waiting.length === 0) return
    const batch = take()
    if (batch.length === 0) return
    void run(batch)
    pump()
  }
  const run = async (batch: readonly Waiting[]): Promise<void> => {
    busy++
    try {
      const written = await commit(batch.map(({ one }) => one))
      batch.forEach((waiter, i) => waiter.resolve(written[i]))
    } catch (error) {
      for (const waiter of batch) waiter.reject(error)
    }
    busy--
    for (const { one } of batch) onTheWay.delete(one.entry.tab)
    pump()
  }
  return (one: Append): Promise<boolean> =>
    new Promise((resolve, reject) => {
      waiting.push({ one, resolve, reject })
      pump()
    })
}
