import type { LateWish } from '#bots/late.ts'
import type { Eye, State } from '#engine/state.ts'
import type { Puzzle } from '#lessons/puzzle.ts'

/** A decision as it is posted. */
interface Made {
  readonly seat: number
  readonly move: string
}

/** What a page asks bots now and then, besides their moves. */
export interface Asides {
  /** A game of which the first part is played, from the first deal that is fair. */
  readonly short: {
    readonly question: LateWish & { readonly seed: string }
    readonly answer: { readonly seed: string; readonly decisions: readonly Made[] }
  }
  /** What comes of a move that does not solve a puzzle; see `Reply`. */
  readonly reply: {
    readonly question: { readonly puzzle: Puzzle; readonly played: string }
    readonly answer: { readonly line: readonly Made[]; readonly lacks: string | null }
  }
  /** The chances of all seats at a position as an eye sees it. */
  readonly chances: {
    readonly question: { readonly view: State; readonly eye: Eye; readonly at: number }
    readonly answer: readonly number[]
  }
}

export type Aside = keyof Asides

/** A question as it is posted, and what comes back. */
export interface Asked<K extends Aside> {
  readonly number: number
  readonly about: K
  readonly game: string
  readonly question: Asides[K]['question']
}
export type Said<K extends Aside> = { readonly number: number } & (
  | { readonly said: Asides[K]['answer'] }
  | { readonly problem: string }
)

/** Somebody to ask in a worker, so that the page never freezes. */
export interface Asker {
  /** Rejects if there is no answer. */
  ask<K extends Aside>(about: K, game: string, question: Asides[K]['question']): Promise<Asides[K]['answer']>
  close(): void
}

const inWorker = (): Worker => new Worker(new URL('./aside-worker.ts', import.meta.url), { type: 'module' })

/** The part of a worker that is used here. */
type AsideWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener' | 'removeEventListener'>

/** A worker that answers one question after the other until it is let go. */
export function asker(start: () => AsideWorker = inWorker): Asker {
  const worker = start()
  let asked = 0
  return {
    ask<K extends Aside>(about: K, game: string, question: Asides[K]['question']) {
      const number = ++asked
      return new Promise<Asides[K]['answer']>((resolve, reject) => {
        const fail = ({ message }: ErrorEvent) => reject(new Error(message))
        const hear = ({ data }: MessageEvent<Said<K>>) => {
          if (data.number !== number) return
          worker.removeEventListener('message', hear)
          worker.removeEventListener('error', fail)
          if ('problem' in data) reject(new Error(data.problem))
          else resolve(data.said)
        }
        worker.addEventListener('message', hear)
        worker.addEventListener('error', fail)
        worker.postMessage({ number, about, game, question } satisfies Asked<K>)
      })
    },
    close: () => worker.terminate(),
  }
}

/** Asks somebody who is let go when the answer is here. */
export function askAside<K extends Aside>(
  about: K,
  game: string,
  question: Asides[K]['question'],
): Promise<Asides[K]['answer']> {
  const { ask, close } = asker()
  return ask(about, game, question).finally(close)
}
