import { parseBot } from '#bots/index.ts'
import { seedLuck } from '#engine/luck.ts'
import type { State } from '#engine/state.ts'
import { gameToThinkAbout } from '#games/thinkers.ts'

/** What a bot is asked: the view of its seat and its question, nothing more. */
export interface BotRequest {
  readonly number: number
  readonly game: string
  readonly bot: string
  readonly view: State
  readonly seat: number
  readonly step: { readonly do: string }
  readonly moves: readonly string[]
  readonly seed: string
}

export type BotAnswer =
  | { readonly number: number; readonly move: string }
  | { readonly number: number; readonly problem: string }

addEventListener('message', async ({ data }: MessageEvent<BotRequest>) => {
  const { number } = data
  const answer = await choose(data).then(
    (move): BotAnswer => ({ number, move }),
    (error: unknown): BotAnswer => ({ number, problem: String(error).slice(0, 200) }),
  )
  postMessage(answer)
})

async function choose(data: BotRequest): Promise<string> {
  const game = await gameToThinkAbout(data.game)
  if (!game) throw new Error(`no game '${data.game}'`)
  const moves = data.moves.flatMap((name) => game.moves.parse(name) ?? [])
  const ask = { seat: data.seat, step: data.step, moves }
  return parseBot(data.bot).choose({ game, view: data.view, ask, luck: seedLuck(data.seed) }).name
}
