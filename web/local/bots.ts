import { LEVELS, type Level } from '#bots/levels.ts'
import { commitment } from '#engine/luck.ts'
import type { Move } from '#engine/move.ts'
import type { Seating } from '#session/seats.ts'
import type { Player, Question } from '#session/session.ts'
import { thinker, type Thinker } from './thinker.ts'

export const levelOf = ({ player }: Seating): Level | null => LEVELS.find((level) => level === player) ?? null

/** Bots think in a worker of their own, so that the page never freezes. */
export const botThinker = (): Thinker =>
  thinker(() => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }))

/** A bot's answer to a question. Its luck follows from the seed of the game, which it cannot be turned back into. */
export async function chooseBy(
  thinker: Thinker,
  level: Level,
  { game, ask, view, position }: Question,
  seed: string,
  signal: AbortSignal,
): Promise<Move> {
  const { seat, step } = ask
  const moves = ask.moves.map((move) => move.name)
  const luck = commitment(`bot ${seed} ${position} ${seat}`)
  const name = await thinker.think({ game: game.id, bot: level, view, seat, step, moves, seed: luck }, signal)
  const move = ask.moves.find((one) => one.name === name)
  if (!move) throw new Error(`'${name.slice(0, 60)}' is not on the list`)
  return move
}

/** A player that takes its time: nobody can follow what happens all at once. */
export const paced = (player: Player, pace: () => number): Player => ({
  async decide(question, signal) {
    const [move] = await Promise.all([player.decide(question, signal), pause(pace(), signal)])
    return move
  },
})

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ms <= 0) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
