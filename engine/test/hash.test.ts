import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonical, stateHash } from '../hash.ts'

const reversed = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(reversed)
  if (data === null || typeof data !== 'object') return data
  return Object.fromEntries(
    Object.entries(data)
      .reverse()
      .map(([key, value]) => [key, reversed(value)]),
  )
}

it('gives equal data equal text, whatever the order of its keys', () => {
  expect(canonical({ b: { d: 1, c: [2, { f: 3, e: 4 }] }, a: null })).toBe(
    '{"a":null,"b":{"c":[2,{"e":4,"f":3}],"d":1}}',
  )
  fc.assert(fc.property(fc.jsonValue(), (data) => canonical(reversed(data)) === canonical(data)))
})

it('gives a text that reads as the data', () => {
  fc.assert(fc.property(fc.jsonValue(), (data) => canonical(JSON.parse(canonical(data))) === canonical(data)))
})

it('tells lists in another order apart', () => expect(canonical([1, 2])).not.toBe(canonical([2, 1])))

it('hashes by SHA-256, the first half of it', () => {
  expect(stateHash({ b: 1, a: [2] })).toBe('63c9663de90ee828bbda6cd9acf02d0c')
  expect(stateHash({ a: [2], b: 1 })).toBe(stateHash({ b: 1, a: [2] }))
  expect(stateHash({ a: [3], b: 1 })).not.toBe(stateHash({ a: [2], b: 1 }))
})
