import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { chachaWord } from './chacha.ts'
import { News } from './news.ts'

/**
 * A generator's words. They live in the state, so that a state says all about its own future. Four words are sfc32, which
 * is fast; nine are the key of a ChaCha20 stream, whose future nobody can work out from what was drawn. The last word
 * counts the draws in both.
 */
export type Luck = number[]

/** What a seed that is a key looks like; see `fair.ts`. */
const KEY = /^fair1:[0-9a-f]{64}$/

/** A generator that follows from the seed alone: the same on every machine. */
export function seedLuck(seed: string): Luck {
  return KEY.test(seed) ? keyedLuck(seed.slice('fair1:'.length)) : plainLuck(seed)
}

function keyedLuck(hex: string): Luck {
  const words = Array.from({ length: 8 }, (_, i) => hex.slice(8 * i, 8 * i + 8).match(/../g)!)
  return [...words.map((bytes) => Number.parseInt(bytes.reverse().join(''), 16) | 0), 0]
}

function plainLuck(seed: string): Luck {
  const bytes = new DataView(sha256(utf8ToBytes(seed)).buffer)
  const luck = [bytes.getInt32(0), bytes.getInt32(4), bytes.getInt32(8), 1]
  for (let i = 0; i < 12; i++) next(luck)
  return luck
}

/** 32 random bits. */
function next(luck: Luck): number {
  if (luck.length === 4) return sfc32(luck)
  if (luck.length === 0) throw new News('luck')
  return chachaWord(luck, luck[8]++)
}

/** How often a generator was drawn from: whoever sees this change knows that luck was used. */
export const draws = (luck: Luck): number => luck[luck.length - 1]

function sfc32(luck: Luck): number {
  const a = luck[0]
  const b = luck[1]
  const c = luck[2]
  const count = luck[3]
  const drawn = (((a + b) | 0) + count) | 0
  luck[0] = b ^ (b >>> 9)
  luck[1] = (c + (c << 3)) | 0
  luck[2] = (((c << 21) | (c >>> 11)) + drawn) | 0
  luck[3] = (count + 1) | 0
  return drawn >>> 0
}

/** A whole number from 0 to n − 1, each equally likely. */
export function below(luck: Luck, n: number): number {
  let drawn = next(luck)
  // The lowest numbers would be drawn once too often; there are fewer of them than n.
  if (drawn < n) for (const unfair = 2 ** 32 % n; drawn < unfair;) drawn = next(luck)
  const left = drawn % n
  return n <= SMALL ? left | 0 : left
}

/** Numbers below this are told to be whole (`| 0`), so that lists they are put into stay lists of small numbers, which are read faster. */
const SMALL = 2 ** 31

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

/** Blank luck, for views: nobody may see what is still to be drawn, and who tries to draw gets `News`. */
export const noLuck = (): Luck => []

/** An independent, always fast generator for somebody else's use (a bot, a guess), however much that one draws from it. */
export const forkLuck = (luck: Luck): Luck => [next(luck) | 0, next(luck) | 0, next(luck) | 0, 1]

/** Published before the first move; with the seed, published after the last, anyone can check that no shuffle was bent. */
export const commitment = (seed: string): string => bytesToHex(sha256(utf8ToBytes(`revier seed ${seed}`)))
