/** One thing a seat can choose, interned: there is exactly one object for each, so rules compare by identity. */
export interface Move<Verb extends string = string> {
  /** Its place in the vocabulary: what search and tables of numbers use. */
  readonly id: number
  readonly verb: Verb
  /** The index of its argument in the list the verb was declared with; 0 for a verb without one. */
  readonly at: number
  /** `verb:argument` or `verb`: what records, logs and addresses use. */
  readonly name: string
}

/** A verb's arguments by name; `null` declares a verb that stands alone, like `done`. */
type Verbs = Readonly<Record<string, readonly string[] | null>>

type MovesOf<V extends Verbs> = {
  readonly [K in keyof V & string]: V[K] extends null ? Move<K> : readonly Move<K>[]
}

/** All moves that can ever be made in a game. */
export interface Vocabulary<V extends Verbs = Verbs> {
  readonly all: readonly Move[]
  /** The moves of each verb, indexed like the list it was declared with. */
  readonly of: MovesOf<V>
  /** The move of that name, or undefined: nothing else ever becomes a move. */
  parse(name: string): Move | undefined
}

/** The lists of verbs are `readonly` but not frozen: frozen lists are read more slowly, and so are all others in whatever code also meets a frozen one. */
export function vocabulary<const V extends Verbs>(verbs: V): Vocabulary<V> {
  const all: Move[] = []
  const byName = new Map<string, Move>()
  const intern = (verb: string, at: number, name: string): Move => {
    if (byName.has(name)) throw new Error(`two moves are named ${name}`)
    const move = Object.freeze({ id: all.length, verb, at, name })
    all.push(move)
    byName.set(name, move)
    return move
  }
  const of = Object.fromEntries(
    Object.entries(verbs).map(([verb, args]) => [
      verb,
      args ? args.map((arg, at) => intern(verb, at, `${verb}:${arg}`)) : intern(verb, 0, verb),
    ]),
  )
  return { all: Object.freeze(all), of: Object.freeze(of) as MovesOf<V>, parse: (name) => byName.get(name) }
}
