import { describe, expect, it } from 'vitest'
import type { AtFrame } from '#protocol/frames.ts'
import type { Course } from '#session/course.ts'
import { backOf, beforeOwn } from '../playing.ts'

/** A course of which only who decided in which turn is wanted: `[turn, seat]` for every decision, of which the first may be missing. */
function courseOf(decisions: readonly (readonly [turn: number, seat: number])[], missing = 0): Course {
  const part: Partial<Course> = {
    eye: 0,
    length: decisions.length,
    has: (n) => n >= missing && n <= decisions.length,
    mover: (n) => (n === 0 ? null : decisions[n - 1][1]),
    turn: (n) => decisions[Math.min(n, decisions.length - 1)][0],
  }
  return part as Course
}
const may = (back: number): AtFrame => ({ back }) as AtFrame

describe('what can be taken back online', () => {
  const mine = courseOf([
    [1, 1],
    [2, 0],
    [2, 0],
    [2, 0],
  ])

  it('is nothing if the server says so', () => expect(backOf(mine, may(0))).toEqual({ step: 0, turn: 0 }))

  it('is the last own decision, and all own ones of that turn', () => {
    expect(backOf(mine, may(3))).toEqual({ step: 1, turn: 3 })
    expect(backOf(mine, may(2))).toEqual({ step: 1, turn: 2 })
  })

  it('goes over answers of others in between', () => {
    const answered = courseOf([
      [1, 0],
      [1, 0],
      [1, 1],
    ])
    expect(backOf(answered, may(3))).toEqual({ step: 2, turn: 3 })
  })
})

describe('the position before the own last decision', () => {
  it('is the last one of the eye’s seat', () => {
    const course = courseOf([
      [1, 0],
      [2, 1],
      [2, 1],
    ])
    expect(beforeOwn(course)).toBe(0)
  })

  it('is not known if it is not here, or never was', () => {
    expect(beforeOwn(courseOf([[1, 1]]))).toBeNull()
    const partly = courseOf(
      [
        [1, 0],
        [2, 1],
        [3, 1],
      ],
      2,
    )
    expect(beforeOwn(partly)).toBeNull()
  })
})
