import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The four words of an sfc32 generator. They live in the state, so that a state says all about its own future. */
export type Luck = number[]

/** A generator that follows from the seed alone: the same on every machine. */
export function seedLuck(seed: string): Luck {
  const bytes = new DataView(sha256(utf8ToBytes(seed)).buffer)
  const luck = [bytes.getInt32(0), bytes.getInt32(4), bytes.getInt32(8), 1]
  for (let i = 0; i < 12; i++) next(luck)
  return luck
}

/** 32 random bits. The fourth word counts the draws: whoever sees it change knows that luck was used. */
function next(luck: Luck): number {
  const [a, b, c, count] = luck as [number, number, number, number]
  const drawn = (((a + b) | 0) + count) | 0
  luck[0] = b ^ (b >>> 9)
  luck[1] = (c + (c << 3)) | 0
  luck[2] = (((c << 21) | (c >>> 11)) + drawn) | 0
  luck[3] = (count + 1) | 0
  return drawn >>> 0
}

/** A whole number from 0 to n − 1, each equally likely. */
export function below(luck: Luck, n: number): number {
  const unfair = 2 ** 32 % n
  let drawn = next(luck)
  while (drawn < unfair) drawn = next(luck)
  return drawn % n
}

/** A number from 0 up to but not including 1. */
export const fraction = (luck: Luck): number => next(luck) / 2 ** 32

/** Shuffles in place and returns the same array. */
export function shuffle<T>(luck: Luck, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(luck, i + 1)
    const item = items[i]
    items[i] = items[j]
    items[j] = item
  }
  return items
}

export const pick = <T>(luck: Luck, items: readonly T[]): T => items[below(luck, items.length)]

/** Blank luck, for views: nobody may see what is still to be drawn. */
export const noLuck = (): Luck => [0, 0, 0, 0]

/** An independent generator for somebody else's use (a bot, a guess), however much that one draws from it. */
export const forkLuck = (luck: Luck): Luck => [next(luck) | 0, next(luck) | 0, next(luck) | 0, 1]

/** Published before the first move; with the seed, published after the last, anyone can check that no shuffle was bent. */
export const commitment = (seed: string): string => bytesToHex(sha256(utf8ToBytes(`revier seed ${seed}`)))
