import { describe, expect, it } from 'vitest'
import { ALL_TILES } from '../data.ts'
import { ambushOdds, fightOdds, ROUND } from '../rules/odds.ts'

/** The table of RULES.md section 10: win/lose/gone in percent, attackers by defenders. */
const TABLE = [
  ['14/2/84', '7/26/67', '2/71/28', '1/92/7', '0/97/2', '0/99/1'],
  ['63/0/36', '45/7/48', '20/32/49', '8/58/35', '3/78/19', '1/91/8'],
  ['96/0/4', '84/0/16', '55/6/39', '32/21/47', '17/45/39', '8/67/25'],
  ['100/0/0', '97/0/3', '84/1/15', '65/5/30', '44/18/39', '26/36/38'],
  ['100/0/0', '100/0/0', '97/0/3', '88/1/11', '72/5/23', '53/14/33'],
]

const percent = (chance: number): number => Math.round(100 * chance)

describe('the odds of a fight', () => {
  it('count all 6⁷ rolls of a round [BOSS-4.10.3, 2.13]', () => {
    expect(ROUND).toEqual([
      [5586, 5220, 360, 0],
      [22020, 48990, 15480, 360],
      [15120, 65640, 46440, 5040],
      [1440, 19440, 21600, 4320],
      [0, 720, 2160, 0],
    ])
    expect(ROUND.flat().reduce((a, b) => a + b)).toBe(6 ** 7)
  })

  it.each(TABLE.map((row, i) => [i + 1, row] as const))('of %i attackers against one to six', (attackers, row) => {
    const odds = row.map((_, i) => fightOdds(attackers, i + 1))
    expect(odds.map(({ win, lose, gone }) => `${percent(win)}/${percent(lose)}/${percent(gone)}`)).toEqual(row)
  })

  it('add up to one, and losses fit the chances', () => {
    for (let a = 1; a <= 20; a++)
      for (let d = 1; d <= 20; d++) {
        const { win, lose, gone, attackersLost, defendersLost } = fightOdds(a, d)
        expect(win + lose + gone).toBeCloseTo(1, 12)
        expect(attackersLost).toBeGreaterThanOrEqual((lose + gone) * a - 1e-9)
        expect(attackersLost).toBeLessThanOrEqual(a + 1e-9)
        expect(defendersLost).toBeGreaterThanOrEqual((win + gone) * d - 1e-9)
        expect(defendersLost).toBeLessThanOrEqual(d + 1e-9)
      }
  })

  it('of one against one are what a sum by hand gives', () => {
    const rounds = 6 ** 7 - 5586
    const { win, lose, attackersLost, defendersLost } = fightOdds(1, 1)
    expect(win).toBeCloseTo((22020 + 15120 + 1440) / rounds, 12)
    expect(lose).toBeCloseTo((5220 + 360) / rounds, 12)
    expect(attackersLost).toBeCloseTo(1 - win, 12)
    expect(defendersLost).toBeCloseTo(1 - lose, 12)
  })

  it('of nobody are decided', () => {
    expect(fightOdds(2, 0)).toEqual({ win: 1, lose: 0, gone: 0, attackersLost: 0, defendersLost: 0 })
  })
})

describe('the odds of entering a free area', () => {
  it('with a full bag: a quarter is mafia [BOSS-2.9, 4.9.1]', () => {
    const { ambush, hold, lost } = ambushOdds(ALL_TILES, 3)
    expect(ambush).toBeCloseTo(0.25, 12)
    const mafia = [4, 3, 2, 1].map((count, i) => [count / 40, fightOdds(3, i + 1)] as const)
    expect(hold).toBeCloseTo(0.75 + mafia.reduce((sum, [chance, odds]) => sum + chance * odds.win, 0), 12)
    expect(lost).toBeCloseTo(
      mafia.reduce((sum, [chance, odds]) => sum + chance * odds.attackersLost, 0),
      12,
    )
  })

  it('without mafia in the bag: none', () => {
    const bag = ALL_TILES.map((count, tile) => (tile < 12 ? count : 0))
    expect(ambushOdds(bag, 1)).toMatchObject({ ambush: 0, lost: 0 })
    expect(ambushOdds(bag, 1).hold).toBeCloseTo(1, 12)
  })
})
