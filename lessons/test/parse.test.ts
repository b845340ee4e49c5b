import { expect, it } from 'vitest'
import { fieldsOf, listsIn, namesIn, parseFields } from '../parse.ts'

it('what was kept is read as far as it can be', () => {
  expect(parseFields('{"a":1,"b":[2]}')).toEqual({ a: 1, b: [2] })
  for (const odd of [null, '', '{', '7', 'null', '"x"']) expect(parseFields(odd)).toEqual({})
})

it('fields are those of objects alone', () => {
  expect(fieldsOf({ told: true })).toEqual({ told: true })
  for (const odd of [undefined, null, 3, 'x']) expect(fieldsOf(odd)).toEqual({})
})

it('of lists only names are kept, and by name only whole lists of them', () => {
  expect(namesIn(['a', 1, null, 'b'])).toEqual(['a', 'b'])
  expect(namesIn('ab')).toEqual([])
  expect(listsIn({ good: ['a'], none: [], mixed: ['a', 1], other: 'a' })).toEqual({ good: ['a'], none: [] })
})
