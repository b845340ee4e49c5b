import type { GameEvent } from './event.ts'
import type { Told } from './game.ts'
import type { Match } from './match.ts'
import { play, start } from './play.ts'
import type { State } from './state.ts'

/** A match with every position it came through, for screens and records. */
export interface Past<S extends State = State, E extends GameEvent = GameEvent> {
  readonly match: Match<S, E>
  /** `states[n]` is the position after n decisions. Read only. */
  readonly states: readonly S[]
  /** `events[n]` is what happened on the way to `states[n]`. */
  readonly events: readonly (readonly Told<E>[])[]
}

/** Plays a match through once more. What is known of an earlier past of the same game is not played again. */
export function pastOf<S extends State, E extends GameEvent>(match: Match<S, E>, known?: Past<S, E>): Past<S, E> {
  const { game, setup, decisions } = match
  const shared = known && known.match.game === game && known.match.setup === setup ? sharedLength(match, known) : -1
  const states = known?.states.slice(0, shared + 1) ?? []
  const events = known?.events.slice(0, shared + 1) ?? []
  if (shared < 0) {
    const told: Told<E>[] = []
    states.push(start(game, setup, (event) => told.push(event)))
    events.push(told)
  }
  for (let n = states.length - 1; n < decisions.length; n++) {
    const { seat, move } = decisions[n]
    const state = game.clone(states[n])
    const told: Told<E>[] = []
    play(game, state, seat, move, (event) => told.push(event))
    states.push(state)
    events.push(told)
  }
  return { match, states, events }
}

/** So many decisions two matches have in common; there is one object for each decision. */
function sharedLength({ decisions }: Match, { match: { decisions: known } }: Past): number {
  let n = 0
  while (n < decisions.length && n < known.length && decisions[n] === known[n]) n++
  return n
}

/**
 * The position as it stood when each of the events on the way to position n had happened; rules tell of what they have
 * done. The last one is the position itself. What was laid out before the first decision counts as one.
 */
export function stagesOf<S extends State, E extends GameEvent>(past: Past<S, E>, n: number): readonly S[] {
  const { match, states, events } = past
  const end = states[n]
  if (n === 0 || events[n].length < 2) return events[n].map(() => end)
  const { game, decisions } = match
  const { seat, move } = decisions[n - 1]
  const state = game.clone(states[n - 1])
  const stages: S[] = []
  play(game, state, seat, move, () => stages.push(game.clone(state)))
  return [...stages.slice(0, -1), end]
}
