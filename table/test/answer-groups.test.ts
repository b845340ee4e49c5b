import { describe, expect, it } from 'vitest'
import { vocabulary } from '#engine/move.ts'
import { groupsOf } from '../answer-groups.ts'

const moves = vocabulary({ done: null, look: ['a', 'b'], place: ['x', 'y', 'z'] })
const { done, look, place } = moves.of

describe('answers by verb', () => {
  it('stand together, what must be chosen first and the way out last', () => {
    const groups = groupsOf([done, look[1], place[0], look[0], place[2]], { look: 'may', done: 'stop' })
    expect(groups.map(({ verb, kind, moves }) => [verb, kind, moves.map(({ name }) => name)])).toEqual([
      ['place', 'must', [place[0].name, place[2].name]],
      ['look', 'may', [look[1].name, look[0].name]],
      ['done', 'stop', [done.name]],
    ])
  })

  it('keep the order of the list where the game says nothing about them', () => {
    const groups = groupsOf([look[0], place[1], look[1]])
    expect(groups.map(({ verb, kind }) => `${verb} ${kind}`)).toEqual(['look must', 'place must'])
  })
})
