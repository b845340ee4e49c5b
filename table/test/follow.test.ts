import { expect, it } from 'vitest'
import { nextShown } from '../follow.ts'

it.each([
  [3, 3, 3],
  [3, 4, 4],
  [3, 9, 4],
  [3, 15, 4],
  [3, 16, 16],
  [9, 4, 4],
])('at %i, with the game at %i, the screen goes on to %i', (shown, length, next) => {
  expect(nextShown(shown, length)).toBe(next)
})
