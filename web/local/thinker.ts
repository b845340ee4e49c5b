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

export function thinker(start: () => ThinkingWorker, patience = PATIENCE_MS): Thinker {
  const jobs: Job[] = []
  let worker: ThinkingWorker | null = null
  let count = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const dismiss = () => {
    worker?.terminate()
    worker = null
  }
  /** The first job is done, one way or the other: on with the next. */
  const done = (settle: (job: Job) => void) => {
    clearTimeout(timer)
    const job = jobs.shift()
    if (job) settle(job)
    next()
  }
  const fail = (what: string) => {
    dismiss()
    done((job) => job.reject(new Error(what)))
  }
  const next = () => {
    if (jobs.length === 0) return
    try {
      worker ??= hire()
      worker.postMessage(jobs[0].request)
      timer = setTimeout(() => fail('no answer came'), patience)
    } catch (error) {
      fail(error instanceof Error ? error.message : 'no worker could be started')
    }
  }
  const hire = (): ThinkingWorker => {
    const hired = start()
    hired.onmessage = ({ data }) => {
      if (data.number !== jobs.at(0)?.request.number) return
      if ('problem' in data) fail(data.problem)
      else done((job) => job.resolve(data))
    }
    hired.onerror = (event) => {
      event.preventDefault() // it is told to whoever waits
      fail(event.message || 'the worker failed')
    }
    hired.onmessageerror = () => fail('the answer could not be read')
    return hired
  }
  const forget = (job: Job) => {
    const at = jobs.indexOf(job)
    if (at < 0) return
    if (at > 0) jobs.splice(at, 1)
    else {
      dismiss()
      done(() => undefined)
    }
    job.reject(new Error('nobody wants to know any more'))
  }

  return {
    think: (question, signal) =>
      new Promise((resolve, reject) => {
        const job: Job = { request: { ...question, number: ++count }, resolve, reject }
        if (signal.aborted) return reject(new Error('nobody wants to know any more'))
        signal.addEventListener('abort', () => forget(job), { once: true })
        jobs.push(job)
        if (jobs.length === 1) next()
      }),
    close() {
      for (const job of [...jobs].reverse()) forget(job)
      dismiss()
    },
  }
}
