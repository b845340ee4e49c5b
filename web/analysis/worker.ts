import { analyse, plain } from '#bots/analyse.ts'
import { gameToThinkAbout } from '#games/thinkers.ts'
import type { AnalysisNews, AnalysisRequest } from './reckon.ts'

const DEPTH = { guesses: 4, turns: 3, budget: { iterations: 600 } }
const NEWS_MS = 80

addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => {
  look(data).catch((error: unknown) => tell({ kind: 'problem', problem: String(error).slice(0, 200) }))
})

const tell = (news: AnalysisNews): void => postMessage(news)

async function look({ game: id, setup, decisions }: AnalysisRequest): Promise<void> {
  const game = await gameToThinkAbout(id)
  if (!game) throw new Error(`no game '${id}'`)
  const made = decisions.map(({ seat, move }) => ({ seat, move: game.moves.parse(move)! }))
  const running = analyse({ game, setup, decisions: made }, DEPTH)
  let told = 0
  let last = performance.now()
  for (;;) {
    const step = running.next()
    if (step.done) return tell({ kind: 'done', analysis: plain(step.value) })
    if (performance.now() - last < NEWS_MS) continue
    const { done, of, chances } = step.value
    tell({ kind: 'step', done, of, chances: chances.slice(told) })
    told = chances.length
    last = performance.now()
  }
}
