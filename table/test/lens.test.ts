import { describe, expect, it } from 'vitest'
import { movedBy, pinch, WHOLE, zoomedAt } from '../lens.ts'

const frame = { width: 400, height: 200 }

describe('a lens over a board', () => {
  it('enlarges around the point that is looked at', () => {
    const lens = zoomedAt(WHOLE, 2, { x: 100, y: 50 }, frame)
    expect(lens).toEqual({ scale: 2, x: -100, y: -50 })
    expect({ x: lens.x + 100 * lens.scale, y: lens.y + 50 * lens.scale }).toEqual({ x: 100, y: 50 })
  })

  it('enlarges no more than four times and never shrinks below the whole', () => {
    expect(zoomedAt(WHOLE, 100, { x: 0, y: 0 }, frame).scale).toBe(4)
    expect(zoomedAt({ scale: 2, x: -100, y: -50 }, 0.01, { x: 300, y: 20 }, frame)).toEqual(WHOLE)
  })

  it('never shows what lies beyond the board', () => {
    const lens = { scale: 2, x: -100, y: -50 }
    expect(movedBy(lens, 500, 500, frame)).toEqual({ scale: 2, x: 0, y: 0 })
    expect(movedBy(lens, -500, -500, frame)).toEqual({ scale: 2, x: -400, y: -200 })
    expect(movedBy(WHOLE, -30, 7, frame)).toEqual({ scale: 1, x: 0, y: 0 })
  })

  it('follows two fingers', () => {
    expect(pinch({ x: 10, y: 0 }, { x: 20, y: 0 }, { x: 0, y: 0 })).toEqual({ factor: 2, at: { x: 10, y: 0 } })
    expect(pinch({ x: 0, y: 0 }, { x: 8, y: 0 }, { x: 0, y: 0 }).factor).toBe(8)
  })
})
