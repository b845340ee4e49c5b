import type { Game, Outlook } from '#engine/game.ts'
import { ask } from '#engine/play.ts'
import type { State } from '#engine/state.ts'
import { chancesOf } from './chances.ts'
import { followed, playOn } from './policy.ts'

/** Turns of everybody that are played on. */
const TURNS = 2
/** The mark of whoever has won by then. */
const WON = 0

/**
 * What people are told of their chances in a position. Where a game says so it is made from what the next turns lead to: that says more than
 * the position itself, and takes far too long for bots that compare thousands of them.
 */
export function told(game: Game, s: State): number[] {
  const layer = game.ahead?.[s.seats]
  return layer && !game.result(s) ? chancesOf(outlookAhead(game, s), layer) : game.value(s)
}

/** What seats may expect once everybody has had two more turns, as greedy bots play them who know all that is hidden. */
export function outlookAhead(game: Game, s: State): Outlook {
  const { stage, next } = game.outlook!(s)
  const state = game.clone(s)
  const line = { state, asks: ask(game, state) }
  const end = s.turn + TURNS * s.seats
  playOn(game, line, (now) => now.state.turn < end, followed)
  const places = game.result(line.state)?.places
  const marks = Array.from({ length: s.seats }, (_, seat) => (places?.[seat] === 1 ? [WON] : []))
  return { expected: game.outlook!(line.state).expected, stage, next, marks }
}
