import type { Variants } from '#engine/game.ts'
import type { State } from '#engine/state.ts'
import type { Asked, Clause, Makers } from '#engine/step.ts'

/** What somebody did, as a predicate on moves, refusals and events. `*` in a move stands for anything: `take:*`. */
export type Goal =
  /** Made at least so many times; once, if left out. */
  | { readonly move: string; readonly times?: number }
  | { readonly refused: string }
  /** Something of that kind happened, with these fields, or with numbers at least as large. */
  | {
      readonly event: string
      readonly is?: Readonly<Record<string, unknown>>
      readonly min?: Readonly<Record<string, number>>
    }
  /** The learner is asked this now. */
  | { readonly asked: string }
  | { readonly all: readonly Goal[] }
  | { readonly any: readonly Goal[] }
  | { readonly not: Goal }

/** A way that leads elsewhere, and that the lesson has a word for. */
export interface Turn {
  readonly when: Goal
  /** Moves that lead there, for the test. The last one may be a move that the rules refuse. */
  readonly test: readonly string[]
}

/** One idea, one position, one thing to do. The learner has seat 0. `P` is how the game writes a position down. */
export interface Lesson<P = unknown> {
  readonly minutes: number
  /** What is taught here. */
  readonly clauses: readonly Clause[]
  readonly setup: P
  readonly goal: Goal
  /** Moves that reach the goal, for the test and for those who want to be shown. */
  readonly solution: readonly string[]
  /** By name; the first that fits speaks. */
  readonly turns: Readonly<Record<string, Turn>>
}

/** The lessons of a game by their names, in the order in which they are taught. */
export type Lessons<P = unknown> = Readonly<Record<string, Lesson<P>>>

/** A rule at work where no lesson shows it: a position, what the first seat does there, and what that leads to. */
export interface Example<P = unknown> {
  /** What is seen here. */
  readonly clauses: readonly Clause[]
  readonly setup: P
  readonly moves: readonly string[]
}

export type Examples<P = unknown> = Readonly<Record<string, Example<P>>>

/** A game that has come so far: the guided game starts late. */
export interface LateStart {
  /** What it shows. */
  readonly clauses: readonly Clause[]
  readonly seed: string
  readonly seats: number
  readonly variants: Variants
  /** Who decided what: `0 take:s1-2`, apart by line breaks. */
  readonly decisions: string
}

/** The cards of a coach by their names, each with the clauses it is about. */
export type CoachCards = Readonly<Record<string, { readonly clauses: readonly Clause[] }>>

/** Which card is for which kind of question; null for a kind that needs none. A kind that is left out does not compile. */
export type CardsFor<M extends Makers, C extends CoachCards> = Readonly<
  Record<keyof Asked<M> & string, (keyof C & string) | null>
>

/** What is said in somebody's first games. */
export interface Coach {
  /** What the card before the first decision is about. */
  readonly goal: readonly Clause[]
  readonly cards: CoachCards
  /** By the kind of question. */
  readonly asked: Readonly<Record<string, string | null>>
  /** Chapters of RULES.md, by their titles, of which nobody need know anything to play: the table takes care of them. */
  readonly beyond: readonly string[]
}

/** All that a game teaches. */
export interface LessonCourse<S extends State = State, P = unknown> {
  readonly lessons: Lessons<P>
  /** More that the rules pages show, beside the lessons. */
  readonly examples: Examples<P>
  /** The position that the set-up of a lesson or an example stands for. */
  readonly place: { place(setup: P): S }['place']
  /** Names of answers by which others get out of the way while somebody learns: the first of these that is offered. */
  readonly idle: readonly string[]
  readonly guided: LateStart
  readonly coach: Coach
}

/** The words of a lesson. */
interface LessonWords<T extends PropertyKey> {
  readonly title: string
  /** The idea, in two or three sentences. */
  readonly say: string
  /** What to do. */
  readonly order: string
  /** What is said of each turn. */
  readonly turns: { readonly [K in T]: string }
  /** What is said of any other way. */
  readonly otherwise: string
  /** One line to remember. */
  readonly recap: string
}

/** The words of a card: one short sentence for what the question is about, one for what people look at. */
interface CardWords {
  readonly about: string
  readonly look: string
}

/** The words of a course; a lesson, a turn or a card without them does not compile. */
export interface CourseText<
  L extends Lessons = Lessons,
  C extends CoachCards = CoachCards,
  E extends Examples = Examples,
> {
  /** What the game is about, in one sentence. */
  readonly goal: string
  /** How it ends, in one sentence. */
  readonly ends: string
  readonly coach: { readonly [K in keyof C]: CardWords }
  readonly lessons: { readonly [K in keyof L]: LessonWords<keyof L[K]['turns']> }
  /** What each example begins with, and what it shows. */
  readonly examples: { readonly [K in keyof E]: Pick<LessonWords<never>, 'title' | 'say' | 'recap'> }
  /** The game at the end: what it is like, and what to look at. */
  readonly guided: { readonly say: string; readonly look: readonly string[] }
}
