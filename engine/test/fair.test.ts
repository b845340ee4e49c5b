import { createCipheriv, createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toy } from '#test/battery/toy.ts'
import { chachaBlock } from '../chacha.ts'
import { commitTo, fairSeed, sealOf, unfair, type FairProof } from '../fair.ts'
import { below, draws, forkLuck, fraction, seedLuck } from '../luck.ts'
import { begin } from '../match.ts'
import { BadRecord, formatRecord, parseRecord } from '../record.ts'

const KEY = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('')
const word = (digit: string) => digit.repeat(64)

describe('keyed luck', () => {
  it('is ChaCha20 as RFC 8439 has it (2.3.2)', () => {
    const input = new Int32Array(16)
    input.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574])
    for (let i = 0; i < 8; i++) input[4 + i] = ((4 * i + 3) << 24) | ((4 * i + 2) << 16) | ((4 * i + 1) << 8) | (4 * i)
    input.set([1, 0x09000000, 0x4a000000, 0], 12)
    const block = new Uint32Array(16)
    chachaBlock(input, block)
    expect([...block].map((one) => one.toString(16).padStart(8, '0')).join(' ')).toBe(
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
    )
  })

  it('draws the very stream that a standard library makes of the key', () => {
    const stream = createCipheriv('chacha20', Buffer.from(KEY, 'hex'), Buffer.alloc(16)).update(Buffer.alloc(400))
    const luck = seedLuck(`fair1:${KEY}`)
    const drawn = Array.from({ length: 100 }, () => fraction(luck) * 2 ** 32)
    expect(drawn).toEqual(Array.from({ length: 100 }, (_, i) => stream.readUInt32LE(4 * i)))
    expect(draws(luck)).toBe(100)
  })

  it('keeps two streams apart that are drawn from in turn', () => {
    const alone = (seed: string) => {
      const luck = seedLuck(seed)
      return Array.from({ length: 40 }, () => below(luck, 1000))
    }
    const [one, other] = [seedLuck(`fair1:${KEY}`), seedLuck(`fair1:${word('a')}`)]
    const both = Array.from({ length: 40 }, () => [below(one, 1000), below(other, 1000)])
    expect(both.map(([n]) => n)).toEqual(alone(`fair1:${KEY}`))
    expect(both.map(([, n]) => n)).toEqual(alone(`fair1:${word('a')}`))
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('keeps keys apart that differ in word %i alone', (at) => {
    const other = word('a').slice(0, 8 * at) + '00000000' + word('a').slice(8 * at + 8)
    const first = (key: string) => fraction(seedLuck(`fair1:${key}`))
    const stream = createCipheriv('chacha20', Buffer.from(other, 'hex'), Buffer.alloc(16)).update(Buffer.alloc(4))
    expect([first(word('a')), first(other)]).toEqual([first(word('a')), stream.readUInt32LE(0) / 2 ** 32])
    expect(first(other)).not.toBe(first(word('a')))
  })

  it('is plain numbers, and its fork is the fast kind', () => {
    const luck = seedLuck(`fair1:${KEY}`)
    below(luck, 6)
    const copy = JSON.parse(JSON.stringify(luck)) as number[]
    expect(below(copy, 1e9)).toBe(below(luck, 1e9))
    expect(luck).toHaveLength(9)
    expect(forkLuck(luck)).toHaveLength(4)
  })

  it.each(['fair1:', `fair1:${KEY}0`, `fair1:${KEY.toUpperCase().replace('0', 'G')}`, `fair2:${KEY}`])(
    'only a whole key makes it: %s',
    (seed) => expect(seedLuck(seed)).toHaveLength(4),
  )
})

const words = [word('1'), null, word('3')]
const proof: FairProof = {
  table: 't1',
  gen: 2,
  secret: word('5'),
  commitment: commitTo('t1', 2, word('5')),
  seals: words.map((one, seat) => one && sealOf('t1', 2, seat, one)),
  words,
}
const seed = fairSeed('t1', 2, word('5'), words)

describe('a proof of fair luck', () => {
  it('is made of lines that any tool can hash', () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    expect(proof.commitment).toBe(hash(`revier-fair-1 commit\nt1\n2\n${word('5')}`))
    expect(proof.seals[2]).toBe(hash(`revier-fair-1 seal\nt1\n2\n2\n${word('3')}`))
    expect(seed).toBe(`fair1:${hash(`revier-fair-1 key\nt1\n2\n${word('5')}\n${word('1')}\n-\n${word('3')}`)}`)
  })

  it('holds', () => expect(unfair(proof, seed, 3)).toEqual([]))

  it.each<[string, Partial<FairProof>, string]>([
    ['another secret', { secret: word('6') }, 'commitment key'],
    ['another table', { table: 't2' }, 'commitment seal 0 seal 2 key'],
    ['another generation', { gen: 1 }, 'commitment seal 0 seal 2 key'],
    ['a word that was not sealed', { words: [word('2'), null, word('3')] }, 'seal 0 key'],
    ['a word that was left out', { words: [null, null, word('3')] }, 'key'],
    ['a word where a bot sits', { words: [word('1'), word('2'), word('3')] }, 'seal 1 key'],
    ['a seat less', { words: words.slice(0, 2), seals: proof.seals.slice(0, 2) }, 'seats key'],
  ])('does not hold with %s', (_, change, faults) => {
    const found = unfair({ ...proof, ...change }, seed, 3)
    expect(found.map(({ what, seat }) => (seat === undefined ? what : `${what} ${seat}`)).join(' ')).toBe(faults)
  })

  const text = formatRecord(begin(toy, { seed, seats: 3, variants: {} }), [], proof)

  it('travels in the record', () => expect(parseRecord(text).fair).toEqual(proof))

  it('is read for ten seats, and for no more, whatever a record says', () => {
    const nobody = (name: string) => [3, 4, 5, 6, 7, 8, 9].map((seat) => `${name} ${seat}: -\n`).join('')
    const ten = text.replace(/^(?=word 0)/m, nobody('seal')).replace(/^(word 2: .*\n)/m, `$1${nobody('word')}`)
    for (const seats of [10, 11, 999_999])
      expect(parseRecord(ten.replace('seats: 3', `seats: ${seats}`)).fair).toMatchObject({
        seals: { length: 10 },
        words: { length: 10 },
      })
  })

  it.each([
    ['fair secret: 5', 'fair secret: x'],
    ['word 1: -', 'word 1: ?'],
    ['fair generation: 2', 'fair generation: two'],
    ['seal 0: ', 'seal 0: !'],
    ['seal 2: ', 'seal 2: !'],
    ['fair table: t1', 'fair table: t 1'],
  ])('of a bent record is named: %s', (from, to) => {
    expect(() => parseRecord(text.replace(from, to))).toThrow(BadRecord)
    expect(() => parseRecord(text.replace(from, to))).toThrow(from.split(':')[0])
  })
})
