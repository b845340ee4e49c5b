import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vocabulary } from '../move.ts'

const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/)

describe('a vocabulary', () => {
  const moves = vocabulary({ take: ['a', 'b'], rats: ['m1/1', 'm1/2'], done: null })

  it('names every move by its verb and argument', () => {
    expect(moves.all.map((move) => move.name)).toEqual(['take:a', 'take:b', 'rats:m1/1', 'rats:m1/2', 'done'])
    expect(moves.of.take[1]).toEqual({ id: 1, verb: 'take', at: 1, name: 'take:b' })
    expect(moves.of.done).toEqual({ id: 4, verb: 'done', at: 0, name: 'done' })
  })

  it('interns: parsing gives the one object there is', () => {
    for (const move of moves.all) expect(moves.parse(move.name)).toBe(move)
  })

  it.each(['', 'take', 'take:', 'take:c', 'done:', 'Take:a', ' take:a', 'take:a ', '__proto__', 'constructor'])(
    'does not know %j',
    (name) => expect(moves.parse(name)).toBeUndefined(),
  )

  it('parses what it formats and nothing else, whatever the words', () => {
    fc.assert(
      fc.property(
        fc.dictionary(word, fc.option(fc.uniqueArray(word, { minLength: 1 }))),
        fc.string(),
        (verbs, text) => {
          const { all, parse } = vocabulary(verbs)
          expect(all.every((move, id) => move.id === id && parse(move.name) === move)).toBe(true)
          expect(parse(text)?.name ?? text).toBe(text)
        },
      ),
    )
  })

  it('refuses two moves of one name', () => {
    expect(() => vocabulary({ take: ['a', 'a'] })).toThrow('two moves are named take:a')
    expect(() => vocabulary({ take: ['a'], 'take:a': null })).toThrow('two moves are named take:a')
  })

  it('is frozen', () => {
    expect(() => Object.assign(moves.of.done, { id: 0 })).toThrow(TypeError)
    expect(() => Object.assign(moves.of, { take: [] })).toThrow(TypeError)
    expect(() => (moves.all as unknown[]).push(moves.of.done)).toThrow(TypeError)
  })
})
