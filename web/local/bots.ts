import { LEVELS, type Level } from '#bots/levels.ts'
import { commitment } from '#engine/luck.ts'
import type { Move } from '#engine/move.ts'
import type { Seating } from '#session/seats.ts'
import type { Player, Question } from '#session/session.ts'
import type { Hint } from '#table/context.ts'
import { thinker, type Thinker, type ThinkingWorker } from './thinker.ts'

export const levelOf = ({ player }: Seating): Level | null => LEVELS.find((level) => level === player) ?? null

const inWorker = (): ThinkingWorker => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })

/** More workers than this are not worth what they load. */
const MOST_WORKERS = 4

/**
 * Bots think in a worker of their own, so that the page never freezes; a master in as many as the machine has cores. Workers start when
 * they are asked for the first time.
 */
export function botThinker(start = inWorker, cores = navigator.hardwareConcurrency): Thinker {
  const length = Math.max(1, Math.min(MOST_WORKERS, cores || 1))
  const thinkers = Array.from({ length }, () => thinker(start))
  return {
    async think(request, signal) {
      const all = request.bot === 'master' && request.moves.length > 1 && length > 1
      const joint = all ? await import('./together.ts').catch(() => null) : null
      return joint ? joint.thinkTogether(thinkers, request, signal) : thinkers[0].think(request, signal)
    },
    close: () => thinkers.forEach((one) => one.close()),
  }
}

/** A bot's answer to a question. Its luck follows from the seed of the game, which it cannot be turned back into. */
export async function chooseBy(
  thinker: Thinker,
  level: Level,
  question: Question,
  seed: string,
  signal: AbortSignal,
): Promise<Move> {
  const { move } = await thinker.think({ ...requestOf(question, seed), bot: level }, signal)
  return found(question, move)
}

/** A question as it is posted. */
export function requestOf({ game, ask, view, position }: Question, seed: string) {
  const { seat, step } = ask
  const moves = ask.moves.map((move) => move.name)
  return { game: game.id, view, seat, step, moves, seed: commitment(`bot ${seed} ${position} ${seat}`) }
}

function found({ ask }: Question, name: string): Move {
  const move = ask.moves.find((one) => one.name === name)
  if (!move) throw new Error(`'${name.slice(0, 60)}' is not on the list`)
  return move
}

/** So many moves a hint tells of. */
const HINTS = 3

/** The best answers to a question, with their chances and a reason for each. */
export async function adviceOn(
  thinker: Thinker,
  question: Question,
  seed: string,
  signal: AbortSignal,
): Promise<readonly Hint[]> {
  const { advice = [] } = await thinker.think({ ...requestOf(question, seed), bot: 'hard', advice: HINTS }, signal)
  return advice.map(({ move, chance, reason }) => ({ move: found(question, move), chance, reason }))
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
