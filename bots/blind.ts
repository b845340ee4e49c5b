import type { Game } from '#engine/game.ts'
import { draws, forkLuck, type Luck } from '#engine/luck.ts'
import type { Move } from '#engine/move.ts'
import { playLegal, type Ask } from '#engine/play.ts'
import type { Seat, State } from '#engine/state.ts'
import { LONGEST, type Line, type Look } from './policy.ts'

/**
 * Goes on as `playOn` does, but nobody knows what luck will bring: moves are looked at with luck of their own, from `luck`, and what was planned is
 * done only until luck is used. Else an attack is made where it is won, and every position from which one can attack seems too good.
 */
export function playBlind(game: Game, line: Line, on: (line: Line) => boolean, look: Look, luck: Luck): void {
  for (let i = 0; i < LONGEST && line.asks.length > 0 && on(line); i++) {
    const [open] = line.asks
    carryOut(game, line, open.seat, bestWay(game, line.state, open, look, forkLuck(luck)))
  }
}

/** The moves of the turn that seem best with such luck. */
function bestWay(game: Game, world: State, { seat, moves }: Ask, look: Look, luck: Luck): Move[] {
  let best: Move[] = []
  let most = -Infinity
  for (const move of moves) {
    const state = game.clone(world)
    state.luck = luck.slice()
    const way = [move]
    const worth = look(game, state, seat, move, (next) => way.push(next)).values[seat]
    if (worth <= most) continue
    best = way
    most = worth
  }
  return best
}

function carryOut(game: Game, line: Line, seat: Seat, way: readonly Move[]): void {
  const before = draws(line.state.luck)
  for (const move of way) {
    line.asks = playLegal(game, line.state, seat, move)
    if (draws(line.state.luck) !== before) return
  }
}
