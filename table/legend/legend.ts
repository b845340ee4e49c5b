import type { Eye, State } from '#engine/state.ts'
import type { GameText, Language, Who } from '#engine/text.ts'

/** What there is to say of one thing at this moment. */
export interface Explained {
  /** What this very one is called, if it has a name of its own. */
  readonly name?: string
  /** Its number now, or whose it is: made of what the eye sees. */
  readonly now?: string
  /** A few words that stand on it while all names are shown. */
  readonly label?: string
}

/** The words for a kind of thing. */
export interface ThingWords {
  readonly name: string
  readonly what: string
}

/** What a game has to say about a thing that somebody points at. */
export interface Pointed<S extends State = State, T extends GameText = GameText, W = unknown> {
  readonly view: S
  readonly text: T
  readonly who: Who
  readonly eye: Eye
  /** Which of its kind it is. */
  readonly at: number
  readonly words: W
}

/** How one kind is explained: the clause it follows, and what can be said of one of them. */
export interface Kind<S extends State, T extends GameText, W> {
  readonly clause: string
  readonly of?: { of(pointed: Pointed<S, T, W>): Explained }['of']
}

/** The legend of a game: every thing that its screen draws. One without words or without a clause does not compile. */
export interface Legend<
  S extends State = State,
  T extends GameText = GameText,
  Thing extends string = string,
  W extends LegendWords<Thing> = LegendWords<Thing>,
> {
  readonly words: Readonly<Record<Language, W>>
  readonly kinds: Readonly<Record<Thing, Kind<S, T, W>>>
}

export interface LegendWords<Thing extends string = string> {
  readonly things: Readonly<Record<Thing, ThingWords>>
}

/** All that the card says. */
export interface Entry extends Explained {
  readonly kind: string
  /** What all of its kind are called. */
  readonly title: string
  readonly name: string
  readonly what: string
  readonly clause: string | null
}

/** `card:3` is the fourth card. */
export function parseThing(id: string): { readonly kind: string; readonly at: number } {
  const [kind, at] = id.split(':')
  return { kind, at: Number(at) }
}

/** What the legend says of a thing; null if it does not know it. */
export function explain(
  legend: Legend,
  id: string,
  { language, ...of }: Omit<Pointed, 'at' | 'words'> & { readonly language: Language },
): Entry | null {
  const { kind, at } = parseThing(id)
  if (!Object.hasOwn(legend.kinds, kind)) return null
  const words = legend.words[language]
  const { clause, of: say } = legend.kinds[kind]
  const { name, what } = words.things[kind]
  return { title: name, name, what, ...say?.({ ...of, at, words }), kind, clause }
}
