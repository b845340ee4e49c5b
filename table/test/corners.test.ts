import { expect, it } from 'vitest'
import { corners } from '../corners.ts'

it('draws four corners around a box, as long as a fourth of its shorter side', () => {
  const outline = corners({ x: 10, y: 20, width: 80, height: 40 })
  expect(outline).toBe('M10 30V20H20M80 20H90V30M90 50V60H80M20 60H10V50')
})
