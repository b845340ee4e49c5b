import { describe, expect, it } from 'vitest'
import { AREAS } from '../data.ts'
import { BLACK_ROLLS, BLACK_SYMBOLS, hits, WHITE_ROLLS, WHITE_SYMBOLS } from '../data/dice.ts'
import { beats } from '../table/beats.ts'
import { AREA_PATHS } from '../table/generated/map.ts'
import { layoutFor, MAP, markAt } from '../table/layout.ts'

const round = { kind: 'round', area: 0, attacker: 0, defender: 1, attackers: 9, defenders: 9 } as const

/** How many dice of each side count, as the screen shows a round. */
function shown(white: readonly number[], black: readonly number[]): number[] {
  const dice = beats({ ...round, white, black, attackersLost: 0, defendersLost: 0 }).find((beat) => beat.do === 'dice')
  return dice?.do === 'dice' ? dice.rows.map((row) => row.dice.filter((die) => !die.struck).length) : []
}

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
    for (const compact of [false, true])
      AREAS.forEach((_, area) => {
        const [x, y] = markAt(area, compact)
        const half = 28 * layoutFor(compact).grown
        expect(x - half).toBeGreaterThan(MAP.x)
        expect(x + half).toBeLessThan(MAP.x + MAP.w)
        expect(y + half).toBeLessThan(MAP.y + MAP.h)
      })
  })
})
