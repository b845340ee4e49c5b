import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Findings } from '#bots/findings.ts'
import { botThinker } from '../bots.ts'
import { thinker, type Thought } from '../thinker.ts'
import { thinkTogether } from '../together.ts'
import { FakeWorker, question } from './fake-worker.ts'

const request = { ...question, bot: 'master', moves: ['bid:1', 'bid:2'] }
const forever = new AbortController().signal
const GRACE = 500

/** What a worker found: how often it tried each of the two moves. */
const found = (...tries: readonly number[]): Findings => ({
  moves: tries.map((n) => ({ prior: 0.5, tries: n, total: n / 2, leads: 0, squares: 0, last: false })),
  contest: null,
})

/** The answer of a worker to the question it was asked last. */
function tell(worker: FakeWorker, ...tries: readonly number[]): void {
  const { number } = worker.asked.at(-1)!
  worker.answer({ number, move: 'bid:1', found: found(...tries) })
}

/** So many workers that think together, one for each thinker unless one fails. */
function office(size: number) {
  const workers: FakeWorker[] = []
  const hire = () => {
    workers.push(new FakeWorker())
    return workers.at(-1)!
  }
  const thinkers = Array.from({ length: size }, () => thinker(hire))
  const think = (signal = forever): Promise<Thought> => thinkTogether(thinkers, request, signal, GRACE)
  return { workers, hire, think }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('several that think together', () => {
  it('are asked the same, each as another part, and what they found is added up', async () => {
    const { workers, think } = office(3)
    const choice = think()
    expect(workers.map(({ asked }) => asked.map(({ part, seed }) => [part, seed]))).toEqual(
      [0, 1, 2].map((part) => [[part, request.seed]]),
    )
    tell(workers[2], 60, 40)
    tell(workers[0], 10, 90)
    tell(workers[1], 60, 40)
    expect(await choice).toMatchObject({ move: 'bid:2' })
    expect(workers.some(({ ended }) => ended)).toBe(false)
  })

  it('do without those that fail, which are replaced for the next question', async () => {
    const { workers, think } = office(3)
    const choice = think()
    workers[0].fail()
    workers[1].answer({ number: 1, problem: 'out of memory' })
    tell(workers[2], 10, 90)
    expect(await choice).toMatchObject({ move: 'bid:2' })
    const next = think()
    expect(workers.map(({ asked }) => asked.length)).toEqual([1, 1, 2, 1, 1])
    workers.slice(2).forEach((worker) => tell(worker, 90, 10))
    expect(await next).toMatchObject({ move: 'bid:1' })
  })

  it('wait a while for one that is slow, and not for ever', async () => {
    const { workers, think } = office(2)
    let move: string | null = null
    const choice = think().then((thought) => (move = thought.move))
    tell(workers[1], 10, 90)
    await vi.advanceTimersByTimeAsync(GRACE - 1)
    expect(move).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(await choice).toBe('bid:2')
    expect(workers.map(({ ended }) => ended)).toEqual([true, false])
  })

  it('fail if nobody answers', async () => {
    const { workers, think } = office(2)
    const choice = think()
    workers.forEach((worker) => worker.fail())
    await expect(choice).rejects.toThrow('it died')
  })

  it('all stop when nobody wants to know, before the first answer and after it', async () => {
    for (const early of [true, false]) {
      const { workers, think } = office(3)
      const abort = new AbortController()
      const choice = think(abort.signal)
      if (!early) tell(workers[0], 10, 90)
      abort.abort()
      await expect(choice).rejects.toThrow('nobody wants')
      expect(workers.map(({ ended }) => ended)).toEqual([early, true, true])
      await expect(think(abort.signal)).rejects.toThrow('nobody wants')
      expect(workers).toHaveLength(3)
    }
  })

  it('take the choice of the first where nobody tells what it found', async () => {
    const { workers, think } = office(2)
    const choice = think()
    workers.forEach((worker, i) => worker.answer({ number: 1, move: `bid:${2 - i}` }))
    expect(await choice).toMatchObject({ move: 'bid:2' })
  })
})

describe('bots of this browser', () => {
  const asked = async (cores: number, wish: Partial<typeof request>) => {
    const { workers, hire } = office(0)
    const bots = botThinker(hire, cores)
    const choice = bots.think({ ...request, ...wish }, forever)
    await vi.dynamicImportSettled()
    await vi.waitFor(() => expect(workers).not.toHaveLength(0))
    workers.forEach((worker) => tell(worker, 10, 90))
    await choice
    bots.close()
    expect(workers.every(({ ended }) => ended)).toBe(true)
    return workers.map((worker) => worker.asked[0].part)
  }

  it('think in as many workers as there are cores if they are masters, at most four', async () => {
    expect(await asked(2, {})).toEqual([0, 1])
    expect(await asked(16, {})).toEqual([0, 1, 2, 3])
  })

  it.each([
    [1, {}],
    [Number.NaN, {}],
    [4, { bot: 'hard' }],
    [4, { moves: ['bid:1'] }],
  ])('think in one with %i cores and %j', async (cores, wish) => {
    expect(await asked(cores, wish)).toEqual([undefined])
  })
})
