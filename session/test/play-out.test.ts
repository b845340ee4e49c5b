import { describe, expect, it } from 'vitest'
import { pick, seedLuck } from '#engine/luck.ts'
import { follow, type Decision } from '#engine/match.ts'
import { toy } from '#test/battery/toy.ts'
import { playOut } from '../play-out.ts'
import { SETUP } from './fixture.ts'

describe('a game that is played at once', () => {
  it('is the game that its decisions make', () => {
    const luck = seedLuck('choices')
    const made: Decision[] = []
    const { state, decisions, over } = playOut(toy, SETUP, {
      choose: ({ moves }) => pick(luck, moves),
      next: (open) => pick(luck, open),
      made: ({ seat }, move) => made.push({ seat, move }),
    })
    expect(over).toBe(true)
    expect(decisions).toBe(made.length)
    expect(follow(toy, SETUP, made).state).toEqual(state)
  })

  it('is given up when it gets too long', () => {
    expect(playOut(toy, SETUP, { choose: ({ moves }) => moves[0], most: 4 })).toMatchObject({
      decisions: 4,
      over: false,
    })
  })

  it('refuses what is not on the list', () => {
    const none = toy.moves.parse('none')!
    expect(() => playOut(toy, SETUP, { choose: () => none })).toThrow('seat 0 may not none now [TOY-1.1]')
  })
})
