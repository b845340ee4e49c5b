import type { BotAnswer, BotRequest } from '#bots/thinking.ts'

/** What came of thinking. */
export type Thought = Exclude<BotAnswer, { readonly problem: string }>

/** The part of a worker that is used here. */
export interface ThinkingWorker {
  postMessage(request: BotRequest): void
  terminate(): void
  onmessage: ((event: MessageEvent<BotAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  onmessageerror: ((event: MessageEvent) => void) | null
}

/** Answers questions in a worker of its own, one after the other. */
export interface Thinker {
  /** A move, and advice if that was asked for. Rejects if the worker fails, and when nobody wants to know any more. */
  think(request: Omit<BotRequest, 'number'>, signal: AbortSignal): Promise<Thought>
  close(): void
}

interface Job {
  readonly request: BotRequest
  resolve(thought: Thought): void
  reject(error: Error): void
}

/** Who has not answered by then never will. */
const PATIENCE_MS = 60_000

export const UNWANTED = 'nobody wants to know any more'

export function thinker(start: () => ThinkingWorker, patience = PATIENCE_MS): Thinker {
  const jobs: Job[] = []
  let count = 0
  const office = officeOf(start, patience, (came) =>
    done((job) => (came instanceof Error ? job.reject(came) : job.resolve(came))),
  )
  const next = () => {
    if (jobs.length > 0) office.ask(jobs[0].request)
  }
  /** The first job is done, one way or the other: on with the next. */
  const done = (settle: (job: Job) => void) => {
    office.rest()
    const job = jobs.shift()
    if (job) settle(job)
    next()
  }
  const forget = (job: Job) => {
    const at = jobs.indexOf(job)
    if (at < 0) return
    if (at > 0) jobs.splice(at, 1)
    else {
      office.dismiss()
      done(() => undefined)
    }
    job.reject(new Error(UNWANTED))
  }
  return {
    think: (question, signal) =>
      new Promise((resolve, reject) => {
        const job: Job = { request: { ...question, number: ++count }, resolve, reject }
        if (signal.aborted) return reject(new Error(UNWANTED))
        signal.addEventListener('abort', () => forget(job), { once: true })
        jobs.push(job)
        if (jobs.length === 1) next()
      }),
    close() {
      for (const job of [...jobs].reverse()) forget(job)
      office.dismiss()
    },
  }
}

/** The worker that is asked one thing at a time: hired when there is something to ask, and another one after it failed. */
function officeOf(start: () => ThinkingWorker, patience: number, hear: (came: Thought | Error) => void) {
  let worker: ThinkingWorker | null = null
  let asked: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const dismiss = () => {
    worker?.terminate()
    worker = null
  }
  const fail = (what: string) => {
    dismiss()
    hear(new Error(what))
  }
  const answer = (data: BotAnswer) => {
    if (data.number !== asked) return
    if ('problem' in data) fail(data.problem)
    else hear(data)
  }
  return {
    dismiss,
    ask(request: BotRequest) {
      asked = request.number
      try {
        worker ??= listening(start(), answer, fail)
        worker.postMessage(request)
        timer = setTimeout(() => fail('no answer came'), patience)
      } catch (error) {
        fail(error instanceof Error ? error.message : 'no worker could be started')
      }
    },
    /** Nothing is waited for any more. */
    rest() {
      asked = null
      clearTimeout(timer)
    },
  }
}

function listening(
  worker: ThinkingWorker,
  answer: (data: BotAnswer) => void,
  fail: (what: string) => void,
): ThinkingWorker {
  worker.onmessage = ({ data }) => answer(data)
  worker.onerror = (event) => {
    event.preventDefault() // it is told to whoever waits
    fail(event.message || 'the worker failed')
  }
  worker.onmessageerror = () => fail('the answer could not be read')
  return worker
}
