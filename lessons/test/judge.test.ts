import { describe, expect, it } from 'vitest'
import type { Goal, Lesson } from '../format.ts'
import { judge, meets, type Attempt } from '../judge.ts'
import { doneIn, nextLesson, parseProgress, withDone } from '../progress.ts'

const attempt = (part: Partial<Attempt>): Attempt => ({
  moves: [],
  refused: null,
  events: [],
  asked: 'turn',
  over: false,
  ...part,
})

describe('a goal', () => {
  const done = attempt({ moves: ['take:king', 'stay'], events: [{ kind: 'placed', seat: 0, cubes: 2 } as never] })
  it.each<[Goal, boolean]>([
    [{ move: 'stay' }, true],
    [{ move: 'take:*' }, true],
    [{ move: 'take:*', times: 2 }, false],
    [{ move: '*', times: 2 }, true],
    [{ move: 'take:monk' }, false],
    [{ refused: '*' }, false],
    [{ asked: 'turn' }, true],
    [{ event: 'placed' }, true],
    [{ event: 'placed', is: { seat: 1 } }, false],
    [{ event: 'placed', min: { cubes: 2 } }, true],
    [{ event: 'placed', min: { cubes: 3 } }, false],
    [{ event: 'placed', min: { rats: 1 } }, false],
    [{ all: [{ move: 'stay' }, { not: { move: 'go' } }] }, true],
    [{ any: [{ move: 'go' }, { move: 'stay' }] }, true],
    [{ not: { move: 'stay' } }, false],
  ])('%j: %s', (goal, met) => expect(meets(goal, done)).toBe(met))

  it('may be about what the rules refused', () =>
    expect(meets({ refused: 'king:*' }, attempt({ refused: 'king:gallia' }))).toBe(true))
})

describe('a verdict', () => {
  const lesson: Lesson = {
    minutes: 1,
    clauses: ['X-1.1'],
    setup: null,
    goal: { move: 'good' },
    solution: ['good'],
    turns: { first: { when: { move: 'bad*' }, test: [] }, second: { when: { move: 'bad' }, test: [] } },
  }
  it('is open as long as the turn goes on', () => expect(judge(lesson, attempt({}))).toEqual({ kind: 'open' }))
  it('is the goal before everything else', () =>
    expect(judge(lesson, attempt({ moves: ['bad', 'good'], over: true }))).toEqual({ kind: 'solved' }))
  it('is the first turn that fits', () =>
    expect(judge(lesson, attempt({ moves: ['bad'] }))).toEqual({ kind: 'turn', turn: 'first' }))
  it('is something else when the turn is over', () =>
    expect(judge(lesson, attempt({ moves: ['other'], over: true }))).toEqual({ kind: 'otherwise' }))
})

describe('progress', () => {
  it('is read as far as it can be', () => {
    expect(parseProgress('{"a":["x"],"b":3,"c":[1]}')).toEqual({ a: ['x'] })
    for (const bad of [null, '', 'x', '3', 'null', '[]']) expect(parseProgress(bad)).toEqual({})
  })
  it('has each lesson once', () => {
    const twice = withDone(withDone({}, 'g', 'a'), 'g', 'a')
    expect(doneIn(twice, 'g')).toEqual(['a'])
    expect(doneIn(twice, 'other')).toEqual([])
  })
  it('goes on with the first lesson that is not done, and then with the game', () => {
    expect(nextLesson([], ['a', 'b'])).toBe(1)
    expect(nextLesson(['a', 'c'], ['a', 'b', 'c'])).toBe(2)
    expect(nextLesson(['a', 'b'], ['a', 'b'])).toBe(3)
  })
})
