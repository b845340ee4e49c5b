import { describe, expect, it } from 'vitest'
import { trayAt } from '../dice.ts'

const frame = { x: 100, y: 20, width: 800, height: 600 }
const tray = { width: 200, height: 90 }

describe('the tray of dice', () => {
  it('stands above its spot, in the middle of it', () => {
    expect(trayAt(tray, frame, { x: 480, y: 320, width: 40, height: 40 })).toEqual({ x: 300, y: 202 })
  })

  it('stands below where there is no room above', () => {
    expect(trayAt(tray, frame, { x: 480, y: 100, width: 40, height: 40 })).toEqual({ x: 300, y: 128 })
  })

  it('never goes beyond the edge', () => {
    expect(trayAt(tray, frame, { x: 100, y: 320, width: 10, height: 10 }).x).toBe(4)
    expect(trayAt(tray, frame, { x: 890, y: 320, width: 10, height: 10 }).x).toBe(596)
  })
})
