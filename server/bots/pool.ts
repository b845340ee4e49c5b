import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Rules } from '#engine/game.ts'
import type { Ask } from '#engine/play.ts'
import type { State } from '#engine/state.ts'
import type { Level } from '#protocol/parts.ts'
import { newId } from '../id.ts'
import { Problem } from '../problem.ts'
import type { BotAnswer, BotRequest } from './worker.ts'

/** A question to a bot. */
export interface BotJob {
  readonly game: Rules
  readonly view: State
  readonly ask: Ask
  readonly level: Level
  /** Whose quota it counts against. */
  readonly owner: string
  readonly table: string
}

export interface BotPool {
  /** The name of the move. Whatever happens, there is one: a bot that takes too long is replaced by a simpler one. */
  choose(job: BotJob): Promise<string>
  /** How long the one that waits longest has waited. */
  backlog(): number
  close(): Promise<void>
}

const THINK_MS = 5000
/** So many of one person's questions wait at once; more than that are answered by simple bots. */
const MOST_WAITING = 4

interface Waiting {
  readonly job: BotJob
  readonly level: Level
  readonly since: number
  resolve(move: string): void
}

interface Thread {
  readonly worker: Worker
  busy: { readonly waiting: Waiting; readonly timer: NodeJS.Timeout; readonly number: number } | null
}

interface PoolOptions {
  /** What runs in a thread. */
  readonly script?: URL
  /** Milliseconds after which a thread is given up. */
  readonly patience?: number
}

/** Threads in which bots think, shared fairly: everybody's tables take turns. */
export function botPool(
  threads = Math.max(1, availableParallelism() - 1),
  { script = new URL('./worker.ts', import.meta.url), patience = THINK_MS }: PoolOptions = {},
): BotPool {
  const queues = new Map<string, Waiting[]>()
  let count = 0
  let closed = false
  const pool = new Set<Thread>()

  const newThread = (): Thread => {
    const worker = new Worker(script)
    const thread: Thread = { worker, busy: null }
    worker.on('message', (answer: BotAnswer) => done(thread, answer))
    worker.on('error', () => giveUp(thread))
    worker.on('exit', () => giveUp(thread))
    worker.unref()
    pool.add(thread)
    return thread
  }

  const done = (thread: Thread, { number, move }: BotAnswer) => {
    if (thread.busy?.number !== number) return
    const { waiting, timer } = thread.busy
    clearTimeout(timer)
    thread.busy = null
    if (move === null) again(waiting)
    else waiting.resolve(move)
    pump()
  }

  /** A thread that died or takes too long is given up; there is a new one when there is something to think about. */
  const giveUp = (thread: Thread) => {
    if (!pool.delete(thread) || closed) return
    void thread.worker.terminate()
    if (thread.busy) {
      clearTimeout(thread.busy.timer)
      again(thread.busy.waiting)
    }
    pump()
  }

  /** First a simpler bot, then the first move there is. */
  const again = (waiting: Waiting) => {
    if (waiting.level === 'easy') waiting.resolve(waiting.job.ask.moves[0].name)
    else add({ ...waiting, level: 'easy' })
  }

  const add = (waiting: Waiting) => {
    const { owner } = waiting.job
    const queue = queues.get(owner) ?? []
    queues.delete(owner)
    queues.set(owner, [...queue, waiting])
  }

  /** The next question of whoever has waited longest since the last one. */
  const next = (): Waiting | null => {
    for (const [owner, [first, ...rest]] of queues) {
      queues.delete(owner)
      if (rest.length > 0) queues.set(owner, rest)
      return first
    }
    return null
  }

  /** Threads start when there is something to think about: a server without bots has none. */
  const idle = (): Thread | undefined =>
    [...pool].find(({ busy }) => busy === null) ?? (pool.size < threads ? newThread() : undefined)

  const pump = () => {
    if (queues.size === 0) return
    const thread = idle()
    const waiting = thread && next()
    if (!waiting) return
    give(thread, waiting)
    pump()
  }

  const give = (thread: Thread, waiting: Waiting) => {
    const { game, view, ask } = waiting.job
    const number = ++count
    const timer = setTimeout(() => giveUp(thread), patience)
    thread.busy = { waiting, timer, number }
    const request: BotRequest = {
      number,
      game: game.id,
      version: game.version,
      level: waiting.level,
      view,
      seat: ask.seat,
      step: ask.step,
      moves: ask.moves.map(({ name }) => name),
      seed: newId(),
    }
    thread.worker.postMessage(request)
  }

  return {
    choose(job) {
      if (closed) return Promise.reject(new Problem('restart'))
      const waiting = queues.get(job.owner)?.length ?? 0
      const level = waiting >= MOST_WAITING ? 'easy' : job.level
      return new Promise((resolve) => {
        add({ job, level, since: performance.now(), resolve })
        pump()
      })
    },
    backlog() {
      const oldest = [...queues.values()].map(([first]) => first.since)
      return oldest.length > 0 ? performance.now() - Math.min(...oldest) : 0
    },
    async close() {
      closed = true
      for (const { busy } of pool) if (busy) clearTimeout(busy.timer)
      await Promise.all([...pool].map(({ worker }) => worker.terminate()))
    },
  }
}
