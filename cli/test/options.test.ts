import { describe, expect, it } from 'vitest'
import { BadBot } from '#bots/index.ts'
import { BadInput } from '../bad-input.ts'
import { parseEye, parsePlayers, parseSeats, parseVariants, wholeNumber } from '../options.ts'
import { en } from '../text/en.ts'
import { game as sample, ID } from './sample.ts'

const game = { ...sample, seats: { min: 2, max: 4 } }

describe('numbers', () => {
  it('are taken within their bounds', () => expect(wholeNumber('--games', '12', 1, 12, en)).toBe(12))

  it.each(['0', '13', '-1', '1.5', '1e1', '', ' 5', 'many', '99999999999'])('are not %j', (value) =>
    expect(() => wholeNumber('--games', value, 1, 12, en)).toThrow(BadInput),
  )
})

describe('seats', () => {
  const names = (value: string) => parseSeats(value, game, en).map(({ name }) => name)

  it('are named', () => expect(names('greedy, me,random')).toEqual(['greedy', 'me', 'random']))
  it('are counted: you and greedy bots', () => expect(names('3')).toEqual(['me', 'greedy', 'greedy']))
  it('have a bot unless you sit there', () =>
    expect(parseSeats('me,random', game, en).map(({ bot }) => bot?.name)).toEqual([undefined, 'random']))
  it.each(['1', '5', '0', '999999999999', 'me', 'me,me,me,me,me'])('are not %j', (value) =>
    expect(() => names(value)).toThrow(`${ID} is for 2 to 4 seats`),
  )
  it('are not for bots that do not exist', () => expect(() => names('me,oracle')).toThrow(BadBot))
})

describe('players', () => {
  const names = (list: string, seats: number) => parsePlayers(list, seats, en).map(({ name }) => name)

  it('go round', () => expect(names('random,greedy', 3)).toEqual(['random', 'greedy', 'random']))
  it('are not more than seats', () => expect(() => names('random,random,random', 2)).toThrow(BadInput))
  it('all exist', () => expect(() => names('random,', 2)).toThrow(BadBot))
})

describe('variants', () => {
  it('are options with values', () => expect(parseVariants(['a=b', 'c=d=e'], en)).toEqual({ a: 'b', c: 'd=e' }))
  it.each(['a', '=b', 'a='])('are not %j', (value) => expect(() => parseVariants([value], en)).toThrow(BadInput))
})

describe('eyes', () => {
  it.each([
    ['0', 0],
    ['2', 2],
    ['spectator', 'spectator'],
    ['everybody', 'everybody'],
  ])('%s', (value, eye) => expect(parseEye(value, 3, en)).toBe(eye))
  it.each(['3', '-1', 'me', ''])('are not %j', (value) => expect(() => parseEye(value, 3, en)).toThrow(BadInput))
})
