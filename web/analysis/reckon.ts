import type { PlainAnalysis } from '#bots/analyse.ts'
import type { TableSetup } from '#engine/game.ts'
import { commitment } from '#engine/luck.ts'
import type { Match } from '#engine/match.ts'
import { keptAnalysis, keepAnalysis } from './kept.ts'

/** What the worker is asked: a game by its decisions. */
export interface AnalysisRequest {
  readonly game: string
  readonly setup: TableSetup
  readonly decisions: readonly { readonly seat: number; readonly move: string }[]
}

export type AnalysisNews =
  | {
      readonly kind: 'step'
      readonly done: number
      readonly of: number
      readonly chances: readonly (readonly number[])[]
    }
  | { readonly kind: 'done'; readonly analysis: PlainAnalysis }
  | { readonly kind: 'problem'; readonly problem: string }

/** An analysis as far as it has come. */
export interface Reckoning {
  readonly done: number
  readonly of: number
  readonly chances: readonly (readonly number[])[]
  readonly analysis: PlainAnalysis | null
  readonly failed: boolean
}

export const nothingYet = ({ decisions }: Match): Reckoning => ({
  done: 0,
  of: decisions.length,
  chances: [],
  analysis: null,
  failed: false,
})

const whole = (analysis: PlainAnalysis): Reckoning => ({
  done: analysis.luck.length,
  of: analysis.luck.length,
  chances: analysis.chances,
  analysis,
  failed: false,
})

/** The part of a worker that is used here. */
export interface AnalysisWorker {
  postMessage(request: AnalysisRequest): void
  terminate(): void
  onmessage: ((event: MessageEvent<AnalysisNews>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

const inWorker = (): AnalysisWorker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** The same game gives the same key; the number goes up when analyses get better. */
export const keyOf = (match: Match): string => {
  const { game, setup, decisions } = match
  const moves = decisions.map(({ seat, move }) => `${seat}${move.id}`).join(' ')
  return commitment(`analysis 3 ${game.id} ${game.version} ${JSON.stringify(setup)} ${moves}`)
}

/** Analyses a game, unless that was done before; gives back how to stop. */
export function reckon(match: Match, tell: (now: Reckoning) => void, start = inWorker): () => void {
  let worker: AnalysisWorker | null = null
  let stopped = false
  let now = nothingYet(match)
  const say = (next: Reckoning) => tell((now = next))
  const stop = () => {
    stopped = true
    worker?.terminate()
  }
  const hear = (news: AnalysisNews) => {
    if (news.kind === 'problem') return say({ ...now, failed: true })
    if (news.kind === 'step')
      return say({ ...now, done: news.done, of: news.of, chances: [...now.chances, ...news.chances] })
    say(whole(news.analysis))
    void keepAnalysis(keyOf(match), news.analysis)
    stop()
  }
  const begin = () => {
    worker = start()
    worker.onmessage = ({ data }) => hear(data)
    worker.onerror = (event) => {
      event.preventDefault() // it is said on the page
      say({ ...now, failed: true })
    }
    const { game, setup, decisions } = match
    worker.postMessage({
      game: game.id,
      setup,
      decisions: decisions.map(({ seat, move }) => ({ seat, move: move.name })),
    })
  }
  void keptAnalysis(keyOf(match)).then((kept) => {
    if (stopped) return
    if (kept) say(whole(kept))
    else begin()
  })
  return stop
}
