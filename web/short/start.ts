import type { Rules, Variants } from '#engine/game.ts'
import type { Seating } from '#session/seats.ts'
import { newGame, newSeed, type FreshGame } from '../local/saved.ts'
import type { ShortAnswer, ShortRequest } from './worker.ts'

/** So many games are played at most until a position is fair. */
const TRIES = 6

/** A game of which bots have played the first part, from a fresh seed each time. */
export async function shortGame(
  game: Rules,
  variants: Variants,
  seating: readonly Seating[],
  from: number,
  seed = newSeed(),
): Promise<FreshGame> {
  const seats = seating.length
  const seeds = Array.from({ length: TRIES }, (_, i) => (i === 0 ? seed : `${seed}-${i}`))
  const answer = await played({ game: game.id, seats, variants, from, seeds })
  if ('problem' in answer) throw new Error(answer.problem)
  const entries = answer.decisions.map(({ seat, move }) => ({ kind: 'decide', seat, move }) as const)
  return newGame(game, { seed: answer.seed, seats, variants, late: entries.length }, seating, entries)
}

/** Bots play in a worker, so that the page never freezes. */
function played(request: ShortRequest): Promise<ShortAnswer> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const answer = new Promise<ShortAnswer>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<ShortAnswer>) => resolve(data)
    worker.onerror = ({ message }) => resolve({ problem: message })
    worker.postMessage(request)
  })
  return answer.finally(() => worker.terminate())
}
