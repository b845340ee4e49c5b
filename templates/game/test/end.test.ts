import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { leaderOf } from '../rules/end.ts'
import { NOBODY } from '../state.ts'
import { fogOver, fresh, go, lastTurn, lay, quarter, refused } from './fixture.ts'

describe('a quarter', () => {
  it('W1: goes to who has more lamps there than any other [MYG-5.1]', () => {
    const s = lay(lay(fresh(), 0, 'harbour 2'), 1, 'harbour 1')
    expect(leaderOf(s, quarter('harbour'))).toBe(0)
    expect(game.scores(s)).toEqual([5, 0])
  })

  it('W1: goes to nobody if several have as many [MYG-5.2]', () => {
    const s = lay(lay(lay(fresh(3), 0, 'harbour 2'), 1, 'harbour 2'), 2, 'harbour 1')
    expect(leaderOf(s, quarter('harbour'))).toBe(NOBODY)
    expect(leaderOf(s, quarter('mills'))).toBe(NOBODY)
  })
})

describe('the end', () => {
  const finish = (homes: readonly number[]) => {
    const s = fogOver(lastTurn(['harbour 3', 'gardens 2'], ['old-town 3', 'gardens 1']), 'harbour')
    s.homes = [...homes]
    const events = go(s, 'light:mills', 'stay')
    return { s, events }
  }

  it('comes when nobody has a lamp left [MYG-4.4]', () => {
    const { s } = finish([2, 1, 0, 3, 4])
    expect(game.result(s)).not.toBeNull()
    expect(refused(s, 'stay')).toBe('MYG-4.4')
  })

  it('counts lamps at home twice, and most points win [MYG-1.1, 5.3, 5.4]', () => {
    const { s, events } = finish([2, 1, 0, 3, 4])
    expect(events.at(-1)).toEqual({ kind: 'came-home', homes: [2, 1], points: [4, 0] })
    expect(game.result(s)).toMatchObject({ scores: [5 + 2 + 4, 4 + 3], places: [1, 2] })
  })

  it('lets seats with as many points share a place [MYG-5.4]', () => {
    const { s } = finish([1, 2, 0, 3, 4])
    s.lamps = s.lamps.map(() => 1)
    s.homes = [0, 1, 2, 3, 4]
    expect(game.result(s)).toMatchObject({ scores: [2, 2], places: [1, 1] })
  })
})
