import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { SHEET, type ApeTown } from '../state.ts'
import { fillBut, fresh, go, put, RANDOM_GAMES, show, turnsOf } from './fixture.ts'

/** One field is free, and the active seat takes a post for it that scores for nobody. */
const lastTurn = (seats: number, active = (75 - 1) % seats): ApeTown => {
  const s = show(fillBut(fresh(seats), 'i9'), 's7-5 B, s8-1, s8-2(3)')
  Object.assign(s, { active, turn: 75, purse: Array(seats).fill(0) })
  return s
}

/** The places after a game that ends with these points. */
function placesAfter(score: number[]): readonly number[] {
  const s = lastTurn(score.length)
  s.score = [...score]
  s.purse = s.purse.with(s.active, 1) // a choice, so that the tile is not taken before the test looks
  s.score = s.score.with(s.active, s.score[s.active] - 1)
  go(s, 'take:s7-5')
  expect(s.score).toEqual(score)
  return game.result(s)!.places
}

describe('the end', () => {
  it('comes with the last free field, in turn 75, after its district was scored [APE-5.1]', () => {
    for (const match of RANDOM_GAMES) {
      const last = turnsOf(match)
        .at(-1)!
        .map((e) => e.kind)
      expect(last.filter((kind) => kind !== 'shared')).toEqual(['took', 'placed', 'boss', 'paid-out'])
      expect(match.states.at(-1)!.turn).toBe(75)
    }
    const s = put(lastTurn(2), 'h9=O:yellow g9=M')
    s.purse = s.purse.with(0, 1)
    const events = go(s, 'take:s7-5')
    expect(events.map((e) => e.kind)).toEqual(['took', 'auto', 'placed', 'boss', 'paid-out'])
    expect([s.agenda, s.opened, s.refilled]).toEqual([[], 8, 6]) // s7 ran out, but nothing is turned up or refilled
    expect(s.score[1]).toBe(3)
  })

  it('there is no result before it [APE-5.1]', () => {
    for (const { states } of RANDOM_GAMES)
      expect(states.filter((s) => game.result(s) !== null)).toEqual([states.at(-1)])
  })

  it('gives a point for every bundle held, none for those on segments [APE-5.2]', () => {
    const s = lastTurn(3)
    s.purse = [4, 0, 7]
    go(s, 'take:s7-5')
    expect(s.score).toEqual([4, 0, 7])
    for (const { states } of RANDOM_GAMES) {
      const { sheet, purse } = states.at(-1)!
      expect(purse).toEqual(purse.map((_, seat) => sheet[seat * SHEET.length + SHEET.indexOf('bundles')]))
    }
  })

  it('is won by most points; of tied seats by the one that would be next [APE-5.3]', () => {
    expect(placesAfter([5, 9])).toEqual([2, 1])
    expect(placesAfter([9, 5])).toEqual([1, 2])
    expect(placesAfter([9, 9])).toEqual([2, 1])
    expect(placesAfter([9, 9, 8])).toEqual([1, 2, 3])
    const s = lastTurn(3, 1) // whoever moved last: seat 2 would be next
    s.purse = s.purse.with(1, 1)
    go(s, 'take:s7-5')
    s.score = [7, 7, 7]
    expect(game.result(s)).toMatchObject({ places: [2, 3, 1], decidedBy: 'APE-5.3' })
  })

  it.each([
    [2, 0, [2, 1]],
    [3, 2, [1, 2, 3]],
    [4, 2, [2, 3, 4, 1]],
  ])('[APE-5.4] with %i seats seat %i moves last, and ties are broken in a known order', (seats, last, places) => {
    for (const { states } of RANDOM_GAMES.filter(({ setup }) => setup.seats === seats))
      expect(states.at(-1)!.active).toBe(last)
    expect(placesAfter(Array(seats).fill(20))).toEqual(places)
  })

  it('leaves no two seats on one place [APE-5.5]', () => {
    expect(placesAfter([30, 10, 20, 10])).toEqual([1, 4, 2, 3])
    for (const { states, setup } of RANDOM_GAMES)
      expect(game.result(states.at(-1)!)!.places.toSorted()).toEqual([1, 2, 3, 4].slice(0, setup.seats))
  })

  it('names the rule only if points did not decide who won [APE-5.3]', () => {
    const s = lastTurn(2)
    s.purse = s.purse.with(0, 1)
    go(s, 'take:s7-5')
    expect(game.result(s)!.decidedBy).toBeUndefined()
  })

  it('writes down what the points came from [APE-5.6]', () => {
    for (const { states, events } of RANDOM_GAMES) {
      const { sheet, scores } = game.result(states.at(-1)!)!
      expect(sheet.map(({ line }) => line)).toEqual(['apes', 'posts', 'boss', 'neighbours', 'bundles'])
      const counted = scores.map(() => ({ apes: 0, posts: 0, boss: 0, neighbours: 0, bundles: 0 }))
      for (const e of events.flat()) {
        if (e.kind === 'placed') counted[e.seat][e.tile === 5 ? 'posts' : 'apes'] += e.points
        if (e.kind === 'boss' && e.seat !== null) counted[e.seat].boss += e.points
        if (e.kind === 'paid-out') e.bundles.forEach((bundles, seat) => (counted[seat].bundles += bundles))
        if (e.kind === 'shared')
          for (const seat of e.seats) counted[seat].neighbours += e.shares.reduce((sum, { each }) => sum + each, 0)
      }
      for (const { line, points } of sheet) expect(points).toEqual(counted.map((seat) => seat[line as 'apes']))
    }
  })
})
