/** The ChaCha20 block function of RFC 8439, with a nonce of zeros: a key of eight words and a block number give sixteen words. */

const ROUNDS = 10
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]

/** The key and number of the remembered block: draws come one after another, so one block answers sixteen of them. */
const remembered = new Int32Array(9)
const block = new Uint32Array(16)
const work = new Int32Array(16)
const input = new Int32Array(16)
let filled = false

/** Word `count` of the stream that belongs to a key, from 0. The key is the first eight words of `key`. */
export function chachaWord(key: readonly number[], count: number): number {
  const number = (count >>> 4) | 0
  if (!isRemembered(key, number)) fill(key, number)
  return block[count & 15]
}

function isRemembered(key: readonly number[], number: number): boolean {
  if (!filled || remembered[8] !== number) return false
  for (let i = 0; i < 8; i++) if (remembered[i] !== (key[i] | 0)) return false
  return true
}

function fill(key: readonly number[], number: number): void {
  for (let i = 0; i < 4; i++) input[i] = CONSTANTS[i]
  for (let i = 0; i < 8; i++) remembered[i] = input[4 + i] = key[i]
  remembered[8] = input[12] = number
  chachaBlock(input, block)
  filled = true
}

/** The block that belongs to an input of sixteen words: constants, key, counter, nonce. */
export function chachaBlock(from: Int32Array, to: Uint32Array): void {
  work.set(from)
  for (let round = 0; round < ROUNDS; round++) {
    quarter(0, 4, 8, 12)
    quarter(1, 5, 9, 13)
    quarter(2, 6, 10, 14)
    quarter(3, 7, 11, 15)
    quarter(0, 5, 10, 15)
    quarter(1, 6, 11, 12)
    quarter(2, 7, 8, 13)
    quarter(3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) to[i] = work[i] + from[i]
}

function quarter(a: number, b: number, c: number, d: number): void {
  work[a] += work[b]
  work[d] = turn(work[d] ^ work[a], 16)
  work[c] += work[d]
  work[b] = turn(work[b] ^ work[c], 12)
  work[a] += work[b]
  work[d] = turn(work[d] ^ work[a], 8)
  work[c] += work[d]
  work[b] = turn(work[b] ^ work[c], 7)
}

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by))
