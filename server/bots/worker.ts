import { parentPort } from 'node:worker_threads'
import { parseBot } from '#bots/index.ts'
import { seedLuck } from '#engine/luck.ts'
import type { State } from '#engine/state.ts'
import { gameFolder } from '#games/index.ts'
import type { Level } from '#protocol/parts.ts'

/** What a bot is asked: the view of its seat and its question, nothing more. */
export interface BotRequest {
  readonly number: number
  readonly game: string
  readonly level: Level
  readonly view: State
  readonly seat: number
  readonly step: { readonly do: string }
  readonly moves: readonly string[]
  readonly seed: string
}

export interface BotAnswer {
  readonly number: number
  /** Null if the bot could not say. */
  readonly move: string | null
}

/** In iterations, not in time: a busy server takes longer, and plays no worse. */
const BOTS: Readonly<Record<Level, string>> = { easy: 'careless', medium: 'greedy', hard: 'search:400' }

async function answer(request: BotRequest): Promise<string | null> {
  const game = await gameFolder(request.game)?.game()
  if (!game) return null
  const moves = request.moves.flatMap((name) => game.moves.parse(name) ?? [])
  const ask = { seat: request.seat, step: request.step, moves }
  return parseBot(BOTS[request.level]).choose({ game, view: request.view, ask, luck: seedLuck(request.seed) }).name
}

parentPort?.on('message', async (request: BotRequest) => {
  const move = await answer(request).catch(() => null)
  parentPort?.postMessage({ number: request.number, move } satisfies BotAnswer)
})
