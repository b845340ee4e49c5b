import type { Game } from '#engine/game.ts'
import type { Luck } from '#engine/luck.ts'
import type { Ask } from '#engine/play.ts'
import type { State } from '#engine/state.ts'
import type { Situation } from './bot.ts'

/** What a bot is given. The view is made when it first looks at it: one that never looks costs nothing. */
export function situation<S extends State>(game: Game<S>, state: S, ask: Ask, luck: Luck): Situation<S> {
  let view: S | undefined
  return {
    game,
    ask,
    luck,
    get view() {
      return (view ??= game.view(state, ask.seat))
    },
  }
}
