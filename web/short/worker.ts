import { fairLateGame, type LateWish } from '#bots/late.ts'
import { gameToThinkAbout } from '#games/thinkers.ts'

export interface ShortRequest extends LateWish {
  readonly game: string
  readonly seeds: readonly string[]
}

export type ShortAnswer =
  | { readonly seed: string; readonly decisions: readonly { readonly seat: number; readonly move: string }[] }
  | { readonly problem: string }

async function answer({ game: id, seeds, ...wish }: ShortRequest): Promise<ShortAnswer> {
  try {
    const game = await gameToThinkAbout(id)
    if (!game) return { problem: `no game '${id}'` }
    const { setup, decisions } = fairLateGame(game, wish, seeds)
    return { seed: setup.seed, decisions: decisions.map(({ seat, move }) => ({ seat, move: move.name })) }
  } catch (error) {
    return { problem: String(error).slice(0, 200) }
  }
}

addEventListener('message', async ({ data }: MessageEvent<ShortRequest>) => postMessage(await answer(data)))
