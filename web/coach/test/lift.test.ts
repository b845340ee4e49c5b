import { describe, expect, it } from 'vitest'
import { liftOf } from '../lift.ts'

const board = { top: 100, height: 400 }
const place = (top: number) => ({ top, height: 20 })

describe('a card over a board', () => {
  it('lies on the lower edge where nothing can be chosen', () => {
    expect(liftOf(board, 100, [])).toBe(0)
    expect(liftOf(board, 100, [place(120), place(150)])).toBe(0)
  })

  it('goes to the upper edge if more can be chosen below', () => {
    expect(liftOf(board, 100, [place(450), place(470), place(120)])).toBe(292)
  })

  it('does not care for what it would lie on anyway, nor for places as large as the board', () => {
    expect(liftOf(board, 100, [{ top: 100, height: 400 }])).toBe(0)
    expect(liftOf(board, 100, [place(120), place(470)])).toBe(0)
  })

  it('stays where it is if it is as tall as the board', () => {
    expect(liftOf(board, 450, [place(450)])).toBe(0)
  })
})
