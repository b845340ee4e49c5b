import { parentPort } from 'node:worker_threads'
import { answer, type BotRequest as Thinking } from '#bots/thinking.ts'
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

async function choose({ level, version, ...request }: BotRequest): Promise<string | null> {
  const folder = gameFolder(request.game)
  const game = folder && (await gameOf(folder, version))
  const reply = game && answer(game, { ...request, bot: level })
  return reply && 'move' in reply ? reply.move : null
}

parentPort?.on('message', async (request: BotRequest) => {
  const move = await choose(request).catch(() => null)
  parentPort?.postMessage({ number: request.number, move } satisfies BotAnswer)
})
