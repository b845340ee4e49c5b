import type { GameEvent, Tell } from './event.ts'
import type { Move } from './move.ts'
import type { Seat, State, Step } from './state.ts'

/** The number of a rule in the game's RULES.md, such as `APE-4.6`. */
export type Clause = string

/** Written as a method, so that the steps of one game can stand where those of any game are wanted. */
type When<S extends State, A extends object> = { when(s: S, step: A): boolean }['when']

/** A step that asks: the question and its effect, side by side. `A` is what the step carries. */
export interface Question<S extends State, E extends GameEvent, A extends object> {
  /** Who answers; the active seat if left out. Several seats answer a simultaneous choice, each on its own. */
  who?(s: S, step: A): Seat | readonly Seat[]
  /** The legal answers. With none the question passes unasked; with one it is answered by the kernel. */
  moves(s: S, step: A, seat: Seat): readonly Move[]
  /** The step has left the agenda when this is called; a simultaneous choice puts itself back until all have answered. */
  play(s: S, move: Move, tell: Tell<E>, step: A, seat: Seat): void
  /** Which rule forbids a move that is not on the list. */
  why(s: S, move: Move, step: A, seat: Seat): Clause
  /** Asked even if there is one answer only, because not asking would give a secret away; a function says when. */
  always?: boolean | When<S, A>
  /** Nobody but the asked seat may know that, or what, it is asked. */
  hidden?: boolean
  /** Others know who is asked, but not which answer was given; a function says when. Hidden and simultaneous ones are so anyway. */
  secret?: boolean | When<S, A>
}

/** A step that acts by itself. */
interface Action<S extends State, E extends GameEvent, A extends object> {
  act(s: S, tell: Tell<E>, step: A): void
}

/** Behaviour of one kind of step: it either asks or acts. */
export interface StepKind<S extends State = State, E extends GameEvent = GameEvent> {
  readonly name: string
  readonly question: Question<S, E, object> | null
  readonly action: Action<S, E, object> | null
}

/** Makes a step for the agenda, and carries the behaviour of all of its kind. */
type StepMaker<S extends State, E extends GameEvent, A extends object> = ((
  ...args: object extends A ? [] : [A]
) => Step & A) & {
  readonly kind: StepKind<S, E>
}

/** The two ways to write a step of a game, bound to its state and its events. */
export function rulebook<S extends State, E extends GameEvent>() {
  function maker<A extends object>(kind: StepKind<S, E>): StepMaker<S, E, A> {
    const plain = Object.freeze({ do: kind.name })
    const make = (args?: A) => (args ? { do: kind.name, ...args } : plain)
    return Object.assign(make, { kind }) as unknown as StepMaker<S, E, A>
  }
  return {
    question: <A extends object = object>(name: string, question: Question<S, E, A>): StepMaker<S, E, A> =>
      maker({ name, question: question, action: null }),
    action: <A extends object = object>(name: string, act: Action<S, E, A>['act']): StepMaker<S, E, A> =>
      maker({ name, question: null, action: { act } }),
  }
}

export type StepTable<S extends State = State, E extends GameEvent = GameEvent> = Readonly<
  Record<string, StepKind<S, E>>
>

/** All kinds of steps of a game by name. */
export function stepTable<S extends State, E extends GameEvent>(
  makers: readonly { readonly kind: StepKind<S, E> }[],
): StepTable<S, E> {
  const table: Record<string, StepKind<S, E>> = {}
  for (const { kind } of makers) {
    if (table[kind.name]) throw new Error(`two steps are named ${kind.name}`)
    table[kind.name] = kind
  }
  return table
}
