import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { below, commitment, forkLuck, fraction, noLuck, pick, seedLuck, shuffle } from '../luck.ts'

const seeds = fc.string({ minLength: 1, maxLength: 20 })

/** How far counts are from equal; for k cells about k − 1, and hardly ever above three times that. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((a, b) => a + b) / counts.length
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
}

describe('luck', () => {
  it('is the same on every machine, for ever: records depend on it', () => {
    const luck = seedLuck('revier')
    expect(Array.from({ length: 12 }, () => below(luck, 100))).toEqual([91, 26, 62, 6, 54, 19, 19, 94, 80, 40, 98, 20])
    expect(fraction(luck)).toBe(0.15100854029878974)
    expect(shuffle(luck, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([5, 3, 6, 2, 0, 1, 9, 4, 8, 7])
    expect(below(luck, 1000)).toBe(939)
  })

  it('is plain numbers that survive JSON', () => {
    const luck = seedLuck('json')
    const copy = JSON.parse(JSON.stringify(luck)) as number[]
    expect(Array.from({ length: 50 }, () => below(copy, 1000))).toEqual(
      Array.from({ length: 50 }, () => below(luck, 1000)),
    )
  })

  it('stays below', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const drawn = below(seedLuck(seed), n)
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true)
      }),
    )
  })

  it.each([2, 3, 6, 10, 52])('is even below %i', (n) => {
    const luck = seedLuck(`even ${n}`)
    const counts = Array<number>(n).fill(0)
    for (let i = 0; i < n * 1000; i++) counts[below(luck, n)]++
    expect(chiSquare(counts)).toBeLessThan(3 * (n - 1) + 10)
  })

  it('draws again where a remainder would be favoured', () => {
    const luck = seedLuck('unfair')
    const n = 3 * 2 ** 30 // a plain remainder would fall into the first third twice as often as into the others
    const counts = [0, 0, 0]
    for (let i = 0; i < 6000; i++) counts[Math.floor(below(luck, n) / 2 ** 30)]++
    expect(chiSquare(counts)).toBeLessThan(16)
  })

  it.each([
    // so many numbers are left over below 2 ** 32, and this one is drawn first
    [6, 3, 'again'],
    [6, 4, 4],
    [5, 0, 'again'],
    [5, 1, 1],
    [8, 0, 0],
    [2 ** 31 + 1, 2 ** 31 - 2, 'again'],
    [2 ** 31 + 1, 2 ** 31 - 1, 2 ** 31 - 1],
  ] as const)('draws again exactly where a remainder would be favoured: below %i after %i', (n, drawn, expected) => {
    const luck = [drawn, 0, 0, 0]
    const found = below(luck, n)
    expect(luck[3] > 1 ? 'again' : found).toBe(expected)
  })

  it('shuffles: the same items, every order as likely as another', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, items) => {
        const sorted = (list: number[]) => list.toSorted((a, b) => a - b)
        expect(sorted(shuffle(seedLuck(seed), [...items]))).toEqual(sorted(items))
      }),
    )
    const luck = seedLuck('orders')
    const counts = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const order = shuffle(luck, ['a', 'b', 'c']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    expect(chiSquare([...counts.values()])).toBeLessThan(25)
  })

  it('shuffles in place', () => {
    const items = [1, 2, 3]
    expect(shuffle(seedLuck('x'), items)).toBe(items)
  })

  it('counts its draws in the fourth word, which is how undo knows of them', () => {
    const luck = seedLuck('count')
    const before = luck[3]
    fraction(luck)
    pick(luck, ['a', 'b'])
    expect(luck[3]).toBe(before + 2)
  })

  it('differs from seed to seed and from its fork', () => {
    const draws = (luck: number[]) => Array.from({ length: 8 }, () => below(luck, 1000)).join()
    expect(draws(seedLuck('a'))).not.toBe(draws(seedLuck('b')))
    const luck = seedLuck('a')
    expect(draws(forkLuck(luck))).not.toBe(draws(luck))
  })

  it.each(['a', 'b', 'c', 'd', 'e', 'f'])('makes of its next three words the fork, with seed %s', (seed) => {
    const [one, other] = [seedLuck(seed), seedLuck(seed)]
    const words = Array.from({ length: 3 }, () => (fraction(other) * 2 ** 32) | 0)
    expect([forkLuck(one), one]).toEqual([[...words, 1], other])
  })

  it('is not touched by what its fork draws', () => {
    const [one, other] = [seedLuck('fork'), seedLuck('fork')]
    const fork = forkLuck(one)
    forkLuck(other)
    for (let i = 0; i < 100; i++) below(fork, 6)
    expect(one).toEqual(other)
  })

  it('can be blanked', () => expect(noLuck()).toEqual([]))

  it('can be committed to: the SHA-256 of the words and the seed', () => {
    expect(commitment('7')).toBe('ecd55d04476a07dedd307afeefad361c19b790cef3759ed6eff68d13a63d4288')
    expect(commitment('8')).not.toBe(commitment('7'))
  })
})
