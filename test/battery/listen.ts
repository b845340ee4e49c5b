import type { GameEvent } from '#engine/event.ts'
import type { Rules, TableSetup, Told } from '#engine/game.ts'
import { pick, seedLuck } from '#engine/luck.ts'
import { ask, playLegal, start } from '#engine/play.ts'
import type { State } from '#engine/state.ts'
import { same } from './same.ts'

const MOST_DECISIONS = 5000

/** What was told, or the books say, must be what is. */
export function agree(told: unknown, is: unknown): void {
  if (!same(told, is)) throw new Error(`it was told ${JSON.stringify(told)}, but it is ${JSON.stringify(is)}`)
}

/**
 * Plays a random game. Whoever keeps books on what is told (`hear`) can hold them against every position (`look`): if the two
 * agree, the events tell all that happened, and nothing else. `hear` also gets the position, in the middle of things.
 */
export function listen<S extends State, E extends GameEvent>(
  game: Rules<S, E>,
  setup: TableSetup,
  hear: (event: Told<E>, s: S | null) => void,
  look: (s: S) => void,
): S {
  const luck = seedLuck(`listen ${setup.seed}`)
  const s = start(game, setup, (event) => hear(event, null))
  let asks = ask(game, s)
  for (let i = 0; asks.length > 0 && i < MOST_DECISIONS; i++) {
    look(s)
    const { seat, moves } = pick(luck, asks)
    asks = playLegal(game, s, seat, pick(luck, moves), (event) => hear(event, s))
  }
  look(s)
  return s
}
