import type { GameEvent } from './event.ts'
import type { Rules, TableSetup, Told } from './game.ts'
import type { Move } from './move.ts'
import { ask, play, start, type Ask } from './play.ts'
import { knowledge, type Seat, type State } from './state.ts'

export interface Decision {
  readonly seat: Seat
  readonly move: Move
}

/** A game being played, with its whole past: any position can be looked at, and moves can be taken back. */
export interface Match<S extends State = State, E extends GameEvent = GameEvent, G extends Rules<S, E> = Rules<S, E>> {
  readonly game: G
  readonly setup: TableSetup
  readonly decisions: Decision[]
  /** `states[n]` is the position after n decisions. Read only: whoever wants to change one clones it. */
  readonly states: S[]
  /** `events[n]` is what happened on the way to `states[n]`. */
  readonly events: Told<E>[][]
}

export function begin<S extends State, E extends GameEvent>(game: Rules<S, E>, setup: TableSetup): Match<S, E> {
  const events: Told<E>[] = []
  const state = start(game, setup, (event) => events.push(event))
  return { game, setup, decisions: [], states: [state], events: [events] }
}

export const now = <S extends State, E extends GameEvent>(match: Match<S, E>): S => match.states.at(-1) as S

export const asks = <S extends State, E extends GameEvent>(match: Match<S, E>): readonly Ask[] =>
  ask(match.game, now(match))

/** Makes a decision, or throws a `Refusal` and changes nothing. Returns what happened. */
export function decide<S extends State, E extends GameEvent>(
  match: Match<S, E>,
  seat: Seat,
  move: Move,
): readonly Told<E>[] {
  const state = match.game.clone(now(match))
  const events: Told<E>[] = []
  play(match.game, state, seat, move, (event) => events.push(event))
  match.decisions.push({ seat, move })
  match.states.push(state)
  match.events.push(events)
  return events
}

/** How many decisions a seat may take back: all of its own up to the last at which anybody learned something new. */
export function takeBackLimit(match: Match, seat: Seat): number {
  let n = 0
  while (n < match.decisions.length && mayTakeBack(match, match.decisions.length - 1 - n, seat)) n++
  return n
}

/** The same, within the turn in which the last decision was made. */
export function takeBackTurn(match: Match, seat: Seat): number {
  const before = (n: number) => match.states[match.decisions.length - n]?.turn
  const limit = takeBackLimit(match, seat)
  let n = 0
  while (n < limit && before(n + 1) === before(1)) n++
  return n
}

function mayTakeBack(match: Match, index: number, seat: Seat): boolean {
  const before = match.states[index]
  const after = match.states[index + 1]
  return match.decisions[index]?.seat === seat && knowledge(before) === knowledge(after)
}

/** Goes back by n decisions; who may do that is `takeBackLimit`'s to say. */
export function takeBack(match: Match, n: number): void {
  if (!Number.isInteger(n) || n < 0 || n > match.decisions.length)
    throw new RangeError(`cannot take back ${n} decisions`)
  match.decisions.length -= n
  match.states.length -= n
  match.events.length -= n
}

/** A match of its own that has come as far as position n of this one. */
export function branch<S extends State, E extends GameEvent>(match: Match<S, E>, n: number): Match<S, E> {
  return {
    game: match.game,
    setup: match.setup,
    decisions: match.decisions.slice(0, n),
    states: match.states.slice(0, n + 1),
    events: match.events.slice(0, n + 1),
  }
}
