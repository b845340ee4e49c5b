import type { GameEvent } from './event.ts'
import type { Rules, Told } from './game.ts'
import type { Decision, Match } from './match.ts'
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
  return [...staged(match.game, match.game.clone(states[n - 1]), match.decisions[n - 1]).stages, end]
}

/** What a decision told, and how it stood when each of these events but the last had happened. */
export interface Staged<S extends State = State, E extends GameEvent = GameEvent> {
  readonly events: readonly Told<E>[]
  readonly stages: readonly S[]
}

/** Plays a decision in place, event by event. */
export function staged<S extends State, E extends GameEvent>(
  game: Rules<S, E>,
  state: S,
  { seat, move }: Decision,
): Staged<S, E> {
  const events: Told<E>[] = []
  const stood: S[] = []
  play(game, state, seat, move, (event) => {
    events.push(event)
    stood.push(game.clone(state))
  })
  const { agenda } = game.clone(state)
  // Between two turns there may be nothing left to do for a moment. Views take that for the end, where all is open.
  const stages = stood.slice(0, -1).map((stage) => (stage.agenda.length === 0 ? { ...stage, agenda } : stage))
  return { events, stages }
}
