import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Luck that nobody could bend. The server commits to a secret before anybody sits down; every seat seals a word of its
 * own (its hash first, the word when all have sealed); the key of the game's luck is the hash of all. Everything is the
 * SHA-256 of lines of plain text, so that any tool can check it.
 */
export interface FairProof {
  readonly table: string
  /** A sealing that was given up is followed by another one, with a new secret. */
  readonly gen: number
  readonly secret: string
  readonly commitment: string
  /** By seat; null for a bot, which gives none. */
  readonly seals: readonly (string | null)[]
  /** By seat; null for a bot, and for whoever did not open in time. */
  readonly words: readonly (string | null)[]
}

/** 256 bits, as a secret or a seat's word: lower-case hexadecimal. */
export const isWord = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

const hashOf = (kind: string, ...lines: readonly (string | number)[]): string =>
  bytesToHex(sha256(utf8ToBytes([`revier-fair-1 ${kind}`, ...lines].join('\n'))))

/** What the server shows before anybody sits down. */
export const commitTo = (table: string, gen: number, secret: string): string => hashOf('commit', table, gen, secret)

/** What a seat shows before anybody opens. */
export const sealOf = (table: string, gen: number, seat: number, word: string): string =>
  hashOf('seal', table, gen, seat, word)

/** The seed of the game: the key of its luck. */
export const fairSeed = (table: string, gen: number, secret: string, words: readonly (string | null)[]): string =>
  `fair1:${hashOf('key', table, gen, secret, ...words.map((word) => word ?? '-'))}`

/** What is wrong with a proof for a game of this seed; nothing if all of it fits. */
export function unfair(proof: FairProof, seed: string, seats: number): FairFault[] {
  const { table, gen, secret, commitment, seals, words } = proof
  const faults: FairFault[] = []
  if (commitTo(table, gen, secret) !== commitment) faults.push({ what: 'commitment' })
  if (seals.length !== seats || words.length !== seats) faults.push({ what: 'seats' })
  words.forEach((word, seat) => {
    if (word !== null && sealOf(table, gen, seat, word) !== seals[seat]) faults.push({ what: 'seal', seat })
  })
  if (fairSeed(table, gen, secret, words) !== seed) faults.push({ what: 'key' })
  return faults
}

export interface FairFault {
  readonly what: 'commitment' | 'seats' | 'seal' | 'key'
  readonly seat?: number
}

/** The proof as fields of a record. */
export function fairFields(proof: FairProof): string[] {
  const bySeat = (name: string, list: readonly (string | null)[]) =>
    list.map((value, seat) => `${name} ${seat}: ${value ?? '-'}`)
  return [
    `fair table: ${proof.table}`,
    `fair generation: ${proof.gen}`,
    `fair secret: ${proof.secret}`,
    `fair commitment: ${proof.commitment}`,
    ...bySeat('seal', proof.seals),
    ...bySeat('word', proof.words),
  ]
}

/** The fields of a record that `fairFields` writes. */
export const FAIR_FIELD = /^(fair (table|generation|secret|commitment)|(seal|word) \d)$/

/** The proof that these fields make, null if there is none, or the name of the field that is missing or wrong. */
export function readFair(field: (name: string) => string | undefined, seats: number): FairProof | string | null {
  if (field('fair table') === undefined) return null
  const bad = ['fair secret', 'fair commitment'].find((name) => !isWord(field(name) ?? ''))
  if (bad) return bad
  if (!/^\w{1,40}$/.test(field('fair table') ?? '')) return 'fair table'
  if (!/^\d{1,6}$/.test(field('fair generation') ?? '')) return 'fair generation'
  const list = (name: string) => Array.from({ length: seats }, (_, seat) => field(`${name} ${seat}`))
  const wrong = (values: readonly (string | undefined)[]) =>
    values.findIndex((value) => value !== '-' && !isWord(value ?? ''))
  for (const name of ['seal', 'word']) if (wrong(list(name)) >= 0) return `${name} ${wrong(list(name))}`
  const orNull = (value: string | undefined) => (value === undefined || value === '-' ? null : value)
  return {
    table: field('fair table') ?? '',
    gen: Number(field('fair generation')),
    secret: field('fair secret') ?? '',
    commitment: field('fair commitment') ?? '',
    seals: list('seal').map(orNull),
    words: list('word').map(orNull),
  }
}
