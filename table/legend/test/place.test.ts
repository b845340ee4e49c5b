import { describe, expect, it } from 'vitest'
import { besideOf, overlap, spread } from '../place.ts'

const FRAME = { width: 390, height: 844 }
const CARD = { width: 280, height: 120 }

describe('a card that explains something', () => {
  it('stands beside it, wherever it is, and inside the frame', () => {
    for (let x = 0; x <= 350; x += 35)
      for (let y = 0; y <= 800; y += 40) {
        const target = { x, y, width: 40, height: 40 }
        const card = besideOf(target, CARD, FRAME)
        expect(overlap(card, target)).toBe(0)
        expect(card.x >= 0 && card.y >= 0 && card.x + card.width <= 390 && card.y + card.height <= 844).toBe(true)
      }
  })

  it('leaves free what else should be seen, if it can', () => {
    const target = { x: 500, y: 300, width: 40, height: 40 }
    const right = { x: 560, y: 200, width: 300, height: 300 }
    const card = besideOf(target, CARD, { width: 1366, height: 768 }, [right])
    expect(overlap(card, target) + overlap(card, right)).toBe(0)
  })
})

describe('names', () => {
  it('do not lie on one another', () => {
    const names = Array.from({ length: 6 }, () => ({ x: 100, y: 100, width: 60, height: 15 }))
    const boxes = spread(names, FRAME)
    for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(0)
  })

  it('stay where they are when there is room, and inside the frame at its edge', () => {
    const boxes = spread(
      [
        { x: 100, y: 100, width: 60, height: 20 },
        { x: 388, y: 2, width: 60, height: 20 },
      ],
      FRAME,
    )
    expect(boxes).toEqual([
      { x: 70, y: 90, width: 60, height: 20 },
      { x: 330, y: 0, width: 60, height: 20 },
    ])
  })
})
