import { describe, expect, it } from 'vitest'
import { AREAS, areaIndex, PAWN_STEPS, TRACK } from '../data.ts'
import { MAP, markAt } from '../table/layout.ts'
import { fieldsAhead } from '../table/Track.tsx'
import { placed, windowAround, type Point } from '../table/window.ts'

const PHONE = { w: 390, h: 330 }
const TABLET = { w: 820, h: 405 }
const at = (id: string): Point => markAt(areaIndex(id), 'tall')
const shows = (centre: Point, [x, y]: Point): boolean => {
  const shown = windowAround(centre, PHONE)
  return x > shown.x && x < shown.x + shown.w && y > shown.y && y < shown.y + shown.h
}

describe('the window of a phone', () => {
  it('never looks beyond the map, wherever it is dragged', () => {
    for (const centre of [
      [-500, -500],
      [487, 330],
      [5000, 5000],
    ] as const) {
      const { x, y, w, h } = windowAround(centre, PHONE)
      expect(x).toBeGreaterThanOrEqual(MAP.x)
      expect(y).toBeGreaterThanOrEqual(MAP.y)
      expect(x + w).toBeLessThanOrEqual(MAP.x + MAP.w + 0.01)
      expect(y + h).toBeLessThanOrEqual(MAP.y + MAP.h + 0.01)
    }
  })

  it('shows the whole width where there is room for it', () => {
    expect(windowAround([0, 0], TABLET).w).toBeCloseTo(MAP.w, -1)
  })

  it('goes to places that are asked about, and stays where it shows them already', () => {
    const east = placed([at('moscow'), at('kobe'), at('bangkok')], at('lima'), PHONE)
    for (const id of ['moscow', 'kobe', 'bangkok']) expect(shows(east, at(id))).toBe(true)
    expect(placed([at('kobe')], east, PHONE)).toEqual(east)
  })

  it('shows as many as it can of places all over the world', () => {
    const all = AREAS.map(({ id }) => at(id))
    const seen = all.filter((place) => shows(placed(all, at('anchorage'), PHONE), place))
    expect(seen.length).toBeGreaterThan(AREAS.length / 2)
  })
})

describe('the next fields', () => {
  it('reach as far as the pawn can go, past those of others, and round the corner', () => {
    expect(fieldsAhead([3, 9], 3)).toEqual([4, 5, 6, 7, 8])
    expect(fieldsAhead([3, 4, 5, 7, 8], 3)).toEqual([4, 5, 6, 7, 8, 9, 10])
    expect(fieldsAhead([TRACK.length - 2], TRACK.length - 2)).toEqual([TRACK.length - 1, 0, 1, 2, PAWN_STEPS])
  })
})
