import { describe, expect, it } from 'vitest'
import { AREAS } from '../data.ts'
import { BLACK_ROLLS, BLACK_SYMBOLS, hits, WHITE_ROLLS, WHITE_SYMBOLS } from '../data/dice.ts'
import { AREA_PATHS } from '../table/generated/map.ts'
import { layoutFor, MAP, markAt } from '../table/layout.ts'
import { isStruck } from '../table/moments/FightPicture.tsx'

/** How many dice of each side count, as the screen shows a round. */
const shown = (white: readonly number[], black: readonly number[]): number[] => [
  white.filter((_, i) => !isStruck(white, black, i)).length,
  black.filter((_, i) => !isStruck(black, white, i)).length,
]

describe('the table', () => {
  it('strikes out the dice that do not count, for every roll of a side', () => {
    WHITE_ROLLS.forEach((white, w) => {
      const b = w % BLACK_ROLLS.length
      const counted = [hits(WHITE_SYMBOLS[w], BLACK_SYMBOLS[b]), hits(BLACK_SYMBOLS[b], WHITE_SYMBOLS[w])]
      expect(shown(white, BLACK_ROLLS[b])).toEqual(counted)
    })
  })

  it('has land for every area and keeps every mark on the map', () => {
    expect(AREA_PATHS.filter((path) => /^M\d+ \d+l/.test(path))).toHaveLength(AREAS.length)
    for (const room of ['wide', 'side', 'tall'] as const)
      AREAS.forEach((_, area) => {
        const [x, y] = markAt(area, room)
        const half = 28 * layoutFor(room).grown
        expect(x - half).toBeGreaterThan(MAP.x)
        expect(x + half).toBeLessThan(MAP.x + MAP.w)
        expect(y + half).toBeLessThan(MAP.y + MAP.h)
      })
  })
})
