import type { LateWish } from '#bots/late.ts'
import type { Puzzle } from '#lessons/puzzle.ts'

/** A decision as it is posted. */
interface Made {
  readonly seat: number
  readonly move: string
}

/** What a page asks bots now and then, besides their moves. */
export interface Asides {
  /** A game of which the first part is played, from the first of the seeds that is fair. */
  readonly short: {
    readonly question: LateWish & { readonly seeds: readonly string[] }
    readonly answer: { readonly seed: string; readonly decisions: readonly Made[] }
  }
  /** What comes of a move that does not solve a puzzle; see `Reply`. */
  readonly reply: {
    readonly question: { readonly puzzle: Puzzle; readonly played: string }
    readonly answer: { readonly line: readonly Made[]; readonly lacks: string | null }
  }
}

export type Aside = keyof Asides

/** Asks in a worker of its own, so that the page never freezes, and lets it go when the answer is here. Rejects if there is none. */
export function askAside<K extends Aside>(
  about: K,
  game: string,
  question: Asides[K]['question'],
): Promise<Asides[K]['answer']> {
  const worker = new Worker(new URL('./aside-worker.ts', import.meta.url), { type: 'module' })
  const answer = new Promise<Asides[K]['answer']>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Asides[K]['answer'] | { readonly problem: string }>) =>
      'problem' in data ? reject(new Error(data.problem)) : resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage({ about, game, question })
  })
  return answer.finally(() => worker.terminate())
}
