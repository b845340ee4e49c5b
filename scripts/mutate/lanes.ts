import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Step, Trial, Trials, Verdict } from './lane.ts'

/** Modules that were loaded once are never forgotten, so a process serves so many trials only. */
const TRIALS_PER_PROCESS = 60
const LOOK_EVERY_MS = 500
const MEGABYTES = 1500

/** A process that tries mutants one after another. One that hangs or dies is replaced; the mutant is noticed by that. */
export class Lane {
  readonly trials: Trials
  /** Seconds of computing that a step may take. */
  readonly limit: (step: string) => number
  #child: ChildProcess | null = null
  #tried = 0

  constructor(trials: Trials, limit: (step: string) => number) {
    this.trials = trials
    this.limit = limit
  }

  async try(trial: Trial): Promise<Verdict> {
    if (this.#tried++ % TRIALS_PER_PROCESS === 0) this.end()
    const child = (this.#child ??= this.#start())
    const verdict = await answer(child, trial, this.limit)
    if (!child.connected || child.killed) this.#child = null
    return verdict
  }

  end(): void {
    this.#child?.kill('SIGKILL')
    this.#child = null
  }

  #start(): ChildProcess {
    const child = fork(new URL('lane.ts', import.meta.url), {
      cwd: this.trials.root,
      execArgv: [`--max-old-space-size=${MEGABYTES}`, '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.send(this.trials)
    return child
  }
}

function answer(child: ChildProcess, trial: Trial, limit: (step: string) => number): Promise<Verdict> {
  const { promise, resolve } = Promise.withResolvers<Verdict>()
  const noticed = (by: string) => resolve({ by, what: '', times: {} })
  let until = secondsOf(child) + limit('loading')
  const watch = setInterval(() => {
    if (secondsOf(child) < until) return
    child.kill('SIGKILL')
    noticed('no end')
  }, LOOK_EVERY_MS)
  const heard = (message: Verdict | Step) => {
    if ('step' in message) until = secondsOf(child) + limit(message.step)
    else resolve(message)
  }
  const died = () => noticed('a crash')
  child.on('message', heard).once('exit', died)
  child.send(trial)
  return promise.finally(() => {
    clearInterval(watch)
    child.off('message', heard).off('exit', died)
  })
}

/** Seconds that a process has computed, so that a busy machine does not look like a hang; elsewhere the clock has to do. */
function secondsOf({ pid }: ChildProcess): number {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13)
    return (Number(user) + Number(system)) / 100
  } catch {
    return performance.now() / 1000
  }
}
