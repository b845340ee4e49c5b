import { fairSeed, sealOf, unfair, type FairFault, type FairProof } from '#engine/fair.ts'

/** Where a client keeps the words it has sealed, until the game is over: a page reloads. */
export interface WordKeeper {
  get(key: string): string | null
  set(key: string, word: string): void
}

export function inMemory(): WordKeeper {
  const words = new Map<string, string>()
  return { get: (key) => words.get(key) ?? null, set: (key, word) => void words.set(key, word) }
}

const keyOf = (table: string, gen: number): string => `${table} ${gen}`

/** Our own word for a sealing: drawn once, kept, and sealed before it is opened. */
export const sealedWords = (keeper: WordKeeper) => ({
  /** The seal of our word; the word is drawn if there is none. */
  seal(table: string, gen: number, seat: number): string {
    const word = keeper.get(keyOf(table, gen)) ?? draw()
    keeper.set(keyOf(table, gen), word)
    return sealOf(table, gen, seat, word)
  },
  word: (table: string, gen: number): string | null => keeper.get(keyOf(table, gen)),
  /** Remembers what the server committed to before we sealed: it must be the same in the end. */
  noteCommitment: (table: string, gen: number, commitment: string): void =>
    keeper.set(`${keyOf(table, gen)} commitment`, commitment),
  /** What is wrong with the luck of a game that is over; our own word must be in it, as we sealed it. */
  faults(proof: FairProof, seat: number | null): (FairFault | { what: 'own'; seat: number })[] {
    const { table, gen, secret, words } = proof
    const own = keeper.get(keyOf(table, gen))
    const committed = keeper.get(`${keyOf(table, gen)} commitment`)
    const broken = committed !== null && committed !== proof.commitment ? [{ what: 'commitment' as const }] : []
    const mine = seat !== null && own !== null && words[seat] !== own ? [{ what: 'own' as const, seat }] : []
    return [...unfair(proof, fairSeed(table, gen, secret, words), words.length), ...broken, ...mine]
  },
})

function draw(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
