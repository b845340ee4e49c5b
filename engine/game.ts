import type { SeatColour } from './colour.ts'
import type { Audiences, AutoEvent, GameEvent } from './event.ts'
import type { Luck } from './luck.ts'
import type { Move, Vocabulary } from './move.ts'
import type { Onlooker, Seat, State } from './state.ts'
import type { Clause, StepTable } from './step.ts'

/** The rules a group agreed on beyond the game itself: option → chosen value. */
export type Variants = Readonly<Record<string, string>>

/** What is settled before the first move. Together with the decisions it is the whole game. */
export interface TableSetup {
  readonly seed: string
  readonly seats: number
  readonly variants: Variants
  /** So many of the first decisions were made by bots, before anybody sat down: a short game. */
  readonly late?: number
}

/** The end of a game, per seat. */
export interface Result<Line extends string = string, C extends Clause = Clause> {
  readonly scores: readonly number[]
  /** 1 for the winner; tied seats share a place only where the rules leave a tie standing. */
  readonly places: readonly number[]
  /** The score sheet: what the points came from. Lines add up to the scores. */
  readonly sheet: readonly { readonly line: Line; readonly points: readonly number[] }[]
  /** The rule that decided, if points alone did not. */
  readonly decidedBy?: C
}

/** What it takes to play a game and to show it. */
export interface Rules<S extends State = State, E extends GameEvent = GameEvent, C extends Clause = Clause> {
  readonly id: string
  /** Raised whenever the same seed and moves would no longer give the same game. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  /** The colours of the seats as the rules name them; a table may choose others. */
  readonly colours?: readonly SeatColour[]
  /** Each option with its values, the default first. */
  readonly variants: Readonly<Record<string, readonly string[]>>
  /** Whether a value of an option makes sense at a table of so many seats; each does, if left out. */
  offers?(option: string, value: string, seats: number): boolean
  /** Whether one seat can know what another does not, so that a shared screen needs a curtain between seats. */
  readonly secrets: boolean
  readonly moves: Vocabulary
  readonly steps: StepTable<S, E>
  /** The position before the first step: pieces laid out, agenda filled. The kernel goes on from there. */
  setup(table: TableSetup): S
  clone(state: S): S
  /** The same shape with all that the eye may not see blanked. See `sightOf` for any eye. */
  view(state: S, eye: Onlooker): S
  /** Null while the game goes on. */
  result(state: S): Result<string, C> | null
  /** What each seat has scored so far, as far as everybody may know. */
  scores(state: S): readonly number[]
  /** Which rule forbids a move that no open question of this seat is about. */
  why(state: S, seat: Seat, move: Move): C
}

/** What a game makes of a position before it is turned into chances to win. */
export interface Outlook {
  /** What each seat may expect at the end, in a unit of the game in which a lead of about one is worth having. */
  readonly expected: number[]
  /** How far the game has come, from 0 to 1. */
  readonly stage: number
  /** Who will move next once the turn that has begun is over; at its very start the active seat. */
  readonly next: Seat
  /** Marks that each seat bears, as numbers from 0: facts of which only games can tell what they are worth. */
  readonly marks?: readonly (readonly number[])[]
}

/** What turns what seats may expect into chances to win, for one number of seats; fitted by `revier tune`. */
export interface Layer {
  /** How much a lead says, at even distances from the start of the game to its end. */
  readonly sharpness: readonly number[]
  /** What it is worth to wait for one, two … turns instead of being about to move, at the same distances. */
  readonly tempo: readonly (readonly number[])[]
  /** What bearing each of the game's marks is worth. */
  readonly marks: readonly number[]
}

/** Numbers, or lists of them, that a game's `outlook` is made with, by name. */
export type Weights = Readonly<Record<string, number | readonly number[]>>

/** How bots search a game with so many seats; which way is best the arena says. */
export type Plan = TreePlan | FlatPlan

/** A tree of all moves of all seats. */
export interface TreePlan {
  readonly strategy: 'tree'
  /** Turns that are played on greedily before a position is valued. */
  readonly replies: number
  /** Whether everybody looks through its turn meanwhile, as greedy bots do: fewer iterations in the same time, and more in each. */
  readonly thorough?: boolean
  /** How much a rarely tried move is worth trying, in standard deviations of the values seen. */
  readonly curiosity: number
  /** As many visits the first look at a move counts for. */
  readonly hunch: number
  /**
   * Moves that promise most are tried most: one that promises so much more chance to win than another is e times as worth trying. Left out, each move is
   * as worth trying as any other, so that all of them are tried before one is tried again.
   */
  readonly blur?: number
}

/** A few own moves, tried in the same worlds again and again. */
export interface FlatPlan {
  readonly strategy: 'flat'
  /** Turns that are played on greedily before a position is valued: the others', and one's own next if it reaches so far. */
  readonly replies: number
  /** Whether everybody looks through its turn meanwhile, as greedy bots do, instead of deciding one thing after the other: better replies, and fewer tries in the same time. */
  readonly thorough: boolean
  /** Whether nobody knows meanwhile what luck will bring: where dice decide, replies that know it attack only where they win. */
  readonly blind?: boolean
  /** Moves that are looked at closely: those that promise most at first. */
  readonly candidates: number
  /** By how many of its standard errors a move must lead before the first choice is left for it. */
  readonly doubt: number
}

/** One thing that speaks for a seat or against it, in the unit of `Outlook.expected`. */
export interface Term<T extends string = string> {
  readonly term: T
  readonly worth: number
}

/**
 * Of each field that a game adds to `State`: whether everybody sees it as it is, or `view` blanks some of it for some eyes. One
 * that is left out does not compile; a test holds it against what `view` does.
 */
export type Sights<S extends State> = Readonly<Record<Exclude<keyof S, keyof State>, 'open' | 'veiled'>>

/** The rules, and what bots and tests need beyond them; a screen loads these only where a bot thinks. */
export interface Game<S extends State = State, E extends GameEvent = GameEvent> extends Rules<S, E> {
  /** A possible world behind a view: blanks filled, all that the eye knows kept. */
  guess(view: S, eye: Onlooker, luck: Luck): S
  /** The chance of each seat to win; all together 1. By other weights than the game's own, if some are given. */
  value(state: S, weights?: Weights): number[]
  /** What `value` is made from; left out by games of which it is not fitted. With `ahead` also of a game that is over. */
  outlook?(state: S, weights?: Weights): Outlook
  /** By the number of seats, where playing on says more than `value` can: what people are told of their chances is made with it. */
  readonly ahead?: Readonly<Record<number, Layer>>
  /** What `outlook` is made with, by the number of seats; left out by games that have nothing to be tuned by duels. */
  readonly weights?: Readonly<Record<number, Weights>>
  /** What `outlook` expects of a seat, in parts that have names; they add up to it. */
  terms?(state: S, seat: Seat): readonly Term[]
  /** What a seat had at the end that may have won it the game: cards, a role, missions. For figures about the balance. */
  had?(state: S, seat: Seat): readonly string[]
  /** The same of what it began with, asked when the first turn is over: a place to start from. */
  began?(state: S, seat: Seat): readonly string[]
  /** By the number of seats. */
  readonly plans?: Readonly<Record<number, Plan>>
  /** The same for searches that have long, where another way gains more from that. */
  readonly longPlans?: Readonly<Record<number, Plan>>
  /** Events of all other kinds are the same in all worlds that an eye cannot tell apart. For tests. */
  readonly news: Audiences<E>
  readonly sights: Sights<S>
  /** What must be true of every position; the first sentence that is not. For tests. */
  broken(state: S): string | null
}

/** What a game tells, its own events and the kernel's. */
export type Told<E extends GameEvent> = E | AutoEvent
