import type { Rules } from '#engine/game.ts'
import type { Move } from '#engine/move.ts'
import type { Ask } from '#engine/play.ts'
import type { State } from '#engine/state.ts'
import type { Seating } from '#session/seats.ts'
import type { BotAnswer, BotRequest } from './bot-worker.ts'

/** The bots behind the levels a player can choose. */
export const LEVELS = { easy: 'careless', medium: 'greedy', hard: 'search:700ms' } as const
export type Level = keyof typeof LEVELS

export const levelOf = ({ player }: Seating): Level | null => (player in LEVELS ? (player as Level) : null)

export interface BotRunner {
  /** A bot's answer to a question that was put to its seat, from the view of that seat. */
  choose(game: Rules, view: State, ask: Ask, bot: string): Promise<Move>
  /** Whatever is being thought about is of no interest any more. */
  stop(): void
}

/** Bots think in a worker of their own, so that the page never freezes. */
export function botRunner(): BotRunner {
  const waiting = new Map<number, (move: string) => void>()
  let worker: Worker | null = null
  let count = 0
  const start = (): Worker => {
    const fresh = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
    fresh.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
      waiting.get(data.number)?.(data.move)
      waiting.delete(data.number)
    })
    return fresh
  }
  return {
    async choose(game, view, ask, bot) {
      const number = ++count
      const answer = new Promise<string>((resolve) => waiting.set(number, resolve))
      const { seat, step } = ask
      const moves = ask.moves.map((move) => move.name)
      const request: BotRequest = { number, game: game.id, bot, view, seat, step, moves, seed: crypto.randomUUID() }
      worker ??= start()
      worker.postMessage(request)
      const name = await answer
      return ask.moves.find((move) => move.name === name) ?? ask.moves[0]
    },
    stop() {
      worker?.terminate()
      worker = null
      waiting.clear()
    },
  }
}
