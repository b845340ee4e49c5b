import type { Game, Term } from '#engine/game.ts'
import type { Move } from '#engine/move.ts'
import { playLegal } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import type { Situation } from './bot.ts'
import type { Budget } from './budget.ts'
import { finishTurn } from './policy.ts'
import { think } from './search.ts'

/** A move that a player may make: the chance to win with it, and what speaks for it most. */
export interface Advice {
  readonly move: Move
  readonly chance: number
  /** The term by which it is better than the other moves on average, as `GameText.terms` names it; null where none is. */
  readonly reason: string | null
}

/** The best moves first, with their chances and a reason for each. */
export function advise(situation: Situation, budget: Budget, most = 3): Advice[] {
  const thoughts = think(situation, budget).sort((a, b) => b.weight - a.weight || b.chance - a.chance)
  const why = reasons(
    situation,
    thoughts.map(({ move }) => move),
  )
  return thoughts.slice(0, most).map(({ move, chance }, i) => ({ move, chance, reason: why[i] }))
}

/** What speaks for each of some moves, compared with the others. */
export function reasons({ game, view, ask, luck }: Situation, moves: readonly Move[]): (string | null)[] {
  const world = game.guess(view, ask.seat, luck)
  const ends = moves.map((move) => termsAfter(game, world, ask.seat, move))
  return moves.map((_, i) => reasonFor(ends, i))
}

/** What speaks for a seat once it has made a move and the rest of its turn. */
export function termsAfter(game: Game, world: State, seat: Seat, move: Move): readonly Term[] {
  const state = game.clone(world)
  const line = { state, asks: playLegal(game, state, seat, move) }
  finishTurn(game, line, seat, world.turn)
  return line.asks.length > 0 && game.terms ? game.terms(line.state, seat) : []
}

/** The term that is furthest above its mean over all moves. */
function reasonFor(ends: readonly (readonly Term[])[], chosen: number): string | null {
  const known = ends.filter((terms) => terms.length > 0)
  let best: string | null = null
  let most = 0
  ends[chosen].forEach(({ term, worth }, t) => {
    const mean = known.reduce((sum, terms) => sum + terms[t].worth, 0) / known.length
    if (worth - mean > most) [best, most] = [term, worth - mean]
  })
  return best
}
