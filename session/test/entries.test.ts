import { describe, expect, it } from 'vitest'
import { asks, decide } from '#engine/match.ts'
import { Refusal } from '#engine/play.ts'
import { BadEntry, fold, type BackEntry, type DecideEntry, type Entry } from '../entries.ts'
import { firstAnswer, someEntries, start } from './fixture.ts'

const back = (to: number): BackEntry => ({ kind: 'back', to })
const say = (move: string): DecideEntry => ({ kind: 'decide', seat: 0, move })

describe('fold', () => {
  it('plays what the entries say', () => {
    const now = fold(start(), someEntries(7))
    let match = start().match
    for (let n = 0; n < 7; n++) {
      const [{ seat, moves }] = asks(match)
      match = decide(match, seat, moves[0])
    }
    expect(now.match.state).toEqual(match.state)
    expect(now.count).toBe(7)
  })

  it('is the same at once and entry by entry, with decisions taken back in between', () => {
    const first = someEntries(9)
    const entries: Entry[] = [...first.slice(0, 6), back(2), ...first.slice(2, 5), { kind: 'vote' }]
    const atOnce = fold(start(), entries)
    const oneByOne = entries.reduce((now, entry) => fold(now, [entry]), start())
    expect(atOnce.match.state).toEqual(oneByOne.match.state)
    expect(atOnce.match.decisions).toEqual(oneByOne.match.decisions)
    expect(atOnce.since).toEqual(oneByOne.since)
    expect([atOnce.count, oneByOne.count]).toEqual([11, 11])
    expect(atOnce.match.decisions).toHaveLength(5)
  })

  it('counts entries on when decisions are taken back', () => {
    const now = fold(start(), [...someEntries(5), back(0)])
    expect(now.count).toBe(6)
    expect(now.match.state).toEqual(start().match.state)
    expect(now.since).toEqual([6, 6, 6])
  })

  it('leaves the game alone at kinds of entries that are not its own', () => {
    const now = fold(start(), [{ kind: 'vote' }, { kind: 'hand' }])
    expect(now.count).toBe(2)
    expect(now.match.decisions).toHaveLength(0)
    expect(now.since).toEqual([0, 0, 0])
  })

  it('remembers since when a seat is asked, whatever others answer to the same question', () => {
    // all three seats bid at once
    const open = start()
    expect(asks(open.match).map(({ seat }) => seat)).toEqual([0, 1, 2])
    const one = fold(open, [firstAnswer(open)])
    expect(asks(one.match).map(({ seat }) => seat)).toEqual([1, 2])
    expect(one.since.slice(1)).toEqual([0, 0])
    const three = fold(one, someEntries(3).slice(1))
    const [gift] = asks(three.match)
    expect(three.since[gift.seat]).toBe(3)
  })

  it.each<readonly [string, Entry[], typeof BadEntry | typeof Refusal]>([
    ['an unknown move', [say('fly:away')], BadEntry],
    ['a move that is not allowed', [say('none')], Refusal],
    ['a way back to what never was', [back(1)], BadEntry],
    ['a way back to nowhere', [back(-1)], BadEntry],
    ['a way back to a part of one', [back(0.5)], BadEntry],
  ])('refuses %s', (_, entries, kind) => expect(() => fold(start(), entries)).toThrow(kind))
})
