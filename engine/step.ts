import type { GameEvent, Tell } from './event.ts'
import type { Move } from './move.ts'
import type { Seat, State, Step } from './state.ts'

/** The number of a rule in the game's RULES.md, such as `APE-4.6`. */
export type Clause = string

/** Written as a method, so that the steps of one game can stand where those of any game are wanted. */
type When<S extends State, A extends object> = { when(s: S, step: A): boolean }['when']

/** A step that asks: the question and its effect, side by side. `A` is what the step carries. */
export interface Question<S extends State, E extends GameEvent, A extends object, C extends Clause = Clause> {
  /** Who answers; the active seat if left out. Several seats answer a simultaneous choice, each on its own. */
  who?(s: S, step: A): Seat | readonly Seat[]
  /** The legal answers. With none the question passes unasked; with one it is answered by the kernel. */
  moves(s: S, step: A, seat: Seat): readonly Move[]
  /** The step has left the agenda when this is called; a simultaneous choice puts itself back until all have answered. */
  play(s: S, move: Move, tell: Tell<E>, step: A, seat: Seat): void
  /** Which rule forbids a move that is not on the list. */
  why(s: S, move: Move, step: A, seat: Seat): C
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

/** A step of a kind, with what it carries. */
type StepOf<N extends string, A extends object> = { readonly do: N } & A

/** A kind of step by its name, with what it does once a chapter of the rules has written it out. */
interface Declared {
  readonly step: string
  readonly asks: boolean
  readonly kind?: StepKind
}

/** What makes a step is given what it carries, if it carries anything. */
type Carried<A extends object> = object extends A ? [] : [carried: A]

/** A kind of step, declared once: makes steps for the agenda and knows them again. */
export interface StepMaker<N extends string, A extends object, Asks extends boolean> extends Declared {
  (...args: Carried<A>): StepOf<N, A>
  readonly step: N
  readonly asks: Asks
  is(step: Step | undefined): step is StepOf<N, A>
  /** What its steps carry. */
  carrying<B extends object>(): StepMaker<N, B, Asks>
}

function declared<N extends string, A extends object, Asks extends boolean>(
  step: N,
  asks: Asks,
): StepMaker<N, A, Asks> {
  const plain = Object.freeze({ do: step }) as StepOf<N, A>
  const make = (...[args]: Carried<A>) => (args ? { do: step, ...args } : plain)
  const is = (other: Step | undefined): other is StepOf<N, A> => other?.do === step
  const carrying = <B extends object>() => declared<N, B, Asks>(step, asks)
  return Object.assign(make, { step, asks, is, carrying })
}

/** Declares a kind of step that asks. */
export const asks = <const N extends string>(step: N): StepMaker<N, object, true> =>
  declared<N, object, true>(step, true)

/** Declares a kind of step that acts by itself. */
export const acts = <const N extends string>(step: N): StepMaker<N, object, false> =>
  declared<N, object, false>(step, false)

/** Whether two steps are of one kind, whatever they carry. */
export const isSameKind = (a: Step, b: Step): boolean => a.do === b.do

/** Knows the steps of several kinds again. */
export function isAnyOf(...makers: readonly Declared[]): (step: Step | undefined) => boolean {
  const kinds = makers.map(({ step }) => step)
  return (step) => step !== undefined && kinds.includes(step.do)
}

interface Case<F extends readonly unknown[], R> {
  readonly of: string
  say(step: Step, ...args: F): R
}

/** What is to be said of a step of one kind: a function of what it carries, and of what else is at hand. */
type Cases<F extends readonly unknown[], R> = <N extends string, A extends object>(
  maker: StepMaker<N, A, boolean>,
  say: (step: StepOf<N, A>, ...args: F) => R,
) => Case<F, R>

/** A function that goes by the kind of a step; undefined for those that it says nothing of. */
export function byStep<F extends readonly unknown[], R>(
  write: (when: Cases<F, R>) => readonly Case<F, R>[],
): (step: Step | undefined, ...args: F) => R | undefined {
  const cases = new Map(write(({ step }, say) => ({ of: step, say })).map((one) => [one.of, one]))
  return (step, ...args) => (step ? cases.get(step.do)?.say(step, ...args) : undefined)
}

/** All kinds of steps of a game, as its `steps.ts` exports them. */
export type Makers = Readonly<Record<string, Declared>>

/** The steps of a game that ask, by name: what its prompts are about. */
export type Asked<M extends Makers> = {
  readonly [
    K in keyof M as M[K] extends { readonly step: infer N extends string; readonly asks: true } ? N : never
  ]: M[K] extends (...args: never) => infer Made ? Made : never
}

/** The two ways to write a declared step out, bound to the state, the events and the clauses of a game. */
export function rulebook<S extends State, E extends GameEvent, C extends Clause = Clause>() {
  const write = <M extends Declared>(maker: M, kind: StepKind<S, E>): M & { readonly kind: StepKind<S, E> } => {
    if (maker.kind) throw new Error(`the step ${maker.step} is written out twice`)
    return Object.assign(maker, { kind })
  }
  return {
    question: <N extends string, A extends object>(maker: StepMaker<N, A, true>, question: Question<S, E, A, C>) =>
      write(maker, { name: maker.step, question, action: null }),
    action: <N extends string, A extends object>(maker: StepMaker<N, A, false>, act: Action<S, E, A>['act']) =>
      write(maker, { name: maker.step, question: null, action: { act } }),
  }
}

export type StepTable<S extends State = State, E extends GameEvent = GameEvent> = Readonly<
  Record<string, StepKind<S, E>>
>

/** All kinds of steps of a game by name, each written out. */
export function stepTable<S extends State, E extends GameEvent>(makers: readonly Declared[]): StepTable<S, E> {
  const table: Record<string, StepKind<S, E>> = {}
  for (const { step, kind } of makers) {
    if (table[step]) throw new Error(`two steps are named ${step}`)
    if (!kind) throw new Error(`no chapter writes the step ${step} out`)
    table[step] = kind
  }
  return table
}
