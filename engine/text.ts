import type { GameEvent } from './event.ts'
import type { Seat, State, Step } from './state.ts'

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** The names a game's own keys have, so that a language that lacks one does not compile. */
export interface TextKeys {
  /** The steps that ask, by name. */
  readonly prompts: Readonly<Record<string, Step>>
  readonly verbs: string
  readonly sheet: string
  /** Clauses that a refusal can name. */
  readonly clauses: string
  /** What speaks for a seat, as the bots see it. */
  readonly terms: string
}

/** How a seat is called in a sentence. */
export type Who = (seat: Seat) => string

/** Written as a method, so that the words of one game can stand where those of any game are wanted. */
type Says<A extends readonly unknown[]> = { say(...args: A): string }['say']

/** A sentence, and how many events it tells. */
export interface Together {
  readonly text: string
  readonly events: number
}

/** All words a game needs in one language, apart from those only its own table uses. */
export interface GameText<S extends State = State, E extends GameEvent = GameEvent, K extends TextKeys = TextKeys> {
  /** Only the words of the board are there; nothing is asked or told yet. */
  readonly unfinished?: true
  /** The question in one sentence, to the seat that is asked. */
  readonly prompts: { readonly [P in keyof K['prompts']]: Says<[s: S, step: K['prompts'][P], who: Who]> }
  /** The label of a move, by the index of its argument. */
  readonly moves: { readonly [V in K['verbs']]: Says<[at: number, s: S, who: Who]> }
  /** What the answers with one verb are called where several stand together, if their labels do not say it: "Push a rat out of". */
  readonly verbs?: { readonly [V in K['verbs']]?: string }
  /** What happened, in one sentence; an empty string where another event says it all. */
  readonly events: { readonly [N in E['kind']]: Says<[event: Extract<E, { kind: N }>, who: Who]> }
  /** Events in a row that one sentence tells, in games whose turns are many small steps; null where the first stands for itself. */
  readonly together?: { tell(events: readonly E[], who: Who): Together | null }['tell']
  /** What a seat was after and how far it came, in a phrase, for games that are not won by points alone. */
  readonly epilogue?: Says<[s: S, seat: Seat]>
  readonly sheet: { readonly [L in K['sheet']]: string }
  /** The reason a refusal gives, in one sentence. */
  readonly clauses: { readonly [C in K['clauses']]: string }
  /** What a move is good for, where a bot says why: after "above all:". */
  readonly terms: { readonly [T in K['terms']]: string }
  /** Variants and their values; only for games that have some. */
  readonly variants?: Readonly<
    Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }>
  >
}

/** The log line of an event, or null for one that needs none. */
export function describe({ events }: Pick<GameText, 'events'>, event: GameEvent, who: Who): string | null {
  return events[event.kind]?.(event, who) || null
}
