import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonical } from '#engine/hash.ts'
import { same } from './same.ts'

it('plain data is the same if its JSON is', () => {
  const data = () => fc.jsonValue({ maxDepth: 3 })
  fc.assert(
    fc.property(data(), data(), (a, b) => {
      expect(same(a, structuredClone(a))).toBe(true)
      expect(same(a, b)).toBe(canonical(a) === canonical(b))
    }),
  )
})

it.each([
  ['another number', { a: 1 }, { a: 2 }],
  ['a key that is missing', { a: 1 }, {}],
  ['a key that is undefined', { a: undefined }, {}],
  ['undefined under another key', { a: undefined }, { b: 1 }],
  ['a longer list', [1], [1, 2]],
  ['a list and an object', [], {}],
  ['a map', new Map([[1, 2]]), {}],
  ['nothing', null, {}],
])('%s makes a difference', (_, a, b) => {
  expect([same(a, b), same(b, a)]).toEqual([false, false])
})
