import { parentPort } from 'node:worker_threads'
import { planOf } from '#bots/search.ts'
import { answer, type BotRequest as Thinking } from '#bots/thinking.ts'
import type { Plan } from '#engine/game.ts'
import { gameFolder } from '#games/index.ts'
import type { Level } from '#protocol/parts.ts'
import { gameOf } from '#session/editions.ts'

/** What a bot is asked: the view of its seat and its question, nothing more. */
export interface BotRequest extends Omit<Thinking, 'bot'> {
  readonly level: Level
  /** The rules that the table is played by. */
  readonly version: number
}

export interface BotAnswer {
  readonly number: number
  /** Null if the bot could not say. */
  readonly move: string | null
}

/** Hard bots think in iterations, not in time: a busy server takes longer, and plays no worse. Tries with replies cost more each. */
const ITERATIONS: Readonly<Record<Plan['strategy'], number>> = { tree: 3000, flat: 300 }

async function choose({ level, version, ...request }: BotRequest): Promise<string | null> {
  const folder = gameFolder(request.game)
  const game = folder && (await gameOf(folder, version))
  const reply = game && answer(game, { ...request, bot: botOf(level, planOf(game, request.view.seats)) })
  return reply && 'move' in reply ? reply.move : null
}

const botOf = (level: Level, { strategy }: Plan): string =>
  level === 'hard' ? `search:${ITERATIONS[strategy]}` : level

parentPort?.on('message', async (request: BotRequest) => {
  const move = await choose(request).catch(() => null)
  parentPort?.postMessage({ number: request.number, move } satisfies BotAnswer)
})
