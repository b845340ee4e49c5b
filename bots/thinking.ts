import type { Game } from '#engine/game.ts'
import { seedLuck } from '#engine/luck.ts'
import type { State } from '#engine/state.ts'
import { advise } from './advice.ts'
import type { Bot, Situation } from './bot.ts'
import { chosenBy, type Findings } from './findings.ts'
import { parseBot } from './index.ts'
import { matters, type Matters } from './matters.ts'

/** How long somebody who asked for advice waits. */
const ADVICE = { ms: 700 }

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
  /** How many of the best moves are to be told with their chances and reasons; left out where only the move is wanted. */
  readonly advice?: number
  /** Which of several this one is that think about the same at once: it tells what it found out instead of choosing. */
  readonly part?: number
  /** What matters is to be told; no move is thought about. */
  readonly matters?: boolean
}

/** A move with the chance to win with it, and what speaks for it most. */
export interface PlainAdvice {
  readonly move: string
  readonly chance: number
  readonly reason: string | null
}

export type BotAnswer =
  | {
      readonly number: number
      readonly move: string
      /** What one of several found out; the move is then what it would choose alone. */
      readonly found?: Findings
      readonly advice?: readonly PlainAdvice[]
      readonly matters?: Matters
    }
  | { readonly number: number; readonly problem: string }

/** Thinks about a request, for a worker of any kind; what goes wrong is said instead of thrown. */
export function answer(
  game: Game,
  { number, bot, view, seat, step, moves, seed, advice: most, part, ...wanted }: BotRequest,
): BotAnswer {
  const ask = { seat, step, moves: moves.flatMap((name) => game.moves.parse(name) ?? []) }
  const situation = { game, view, ask, luck: seedLuck(seed) }
  try {
    if (wanted.matters) return { number, move: moves[0], matters: matters(situation) }
    if (part !== undefined) return { number, ...partOf(parseBot(bot), situation, part) }
    if (most === undefined) return { number, move: parseBot(bot).choose(situation).name }
    const advice = advise(situation, ADVICE, most).map((one) => ({ ...one, move: one.move.name }))
    return { number, move: advice[0].move, advice }
  } catch (error) {
    return { number, problem: String(error).slice(0, 200) }
  }
}

function partOf(bot: Bot, situation: Situation, part: number): { move: string; found?: Findings } {
  const found = bot.explore?.(situation, part)
  const move = found ? chosenBy(situation.ask.moves, [found], situation.luck) : bot.choose(situation)
  return { move: move.name, found }
}
