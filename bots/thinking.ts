import type { Game } from '#engine/game.ts'
import { seedLuck } from '#engine/luck.ts'
import type { State } from '#engine/state.ts'
import { parseBot } from './index.ts'

/** What a bot is asked, wherever it thinks: the view of its seat and its question, nothing more. Plain data, so that it can be posted. */
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

/** Thinks about a request, for a worker of any kind; what goes wrong is said instead of thrown. */
export function answer(game: Game, { number, bot, view, seat, step, moves, seed }: BotRequest): BotAnswer {
  const ask = { seat, step, moves: moves.flatMap((name) => game.moves.parse(name) ?? []) }
  try {
    return { number, move: parseBot(bot).choose({ game, view, ask, luck: seedLuck(seed) }).name }
  } catch (error) {
    return { number, problem: String(error).slice(0, 200) }
  }
}
