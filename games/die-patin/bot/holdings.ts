import type { Seat } from '#engine/state.ts'
import { BONUS_OF, LOOT, POINT, SHOP_OF, TILES } from '../data.ts'
import { chainLength } from '../rules/end.ts'
import { bordersOn } from '../rules/territory.ts'
import { NONE, townOf, type DiePatin } from '../state.ts'
import { leadIn, type Reading } from './reading.ts'
import { WEIGHTS } from './weights.ts'

/** What a seat's areas, loot and rats promise for the rest of the game. */
export function holdings(s: DiePatin, r: Reading, seat: Seat): number {
  const { areas } = townOf(s)
  const time = r.timeLeft
  let worth = WEIGHTS.loot * time * Math.sqrt(s.purse[seat] * 3)
  for (let i = 0; i < areas.length; i++) {
    const area = areas[i]
    const lead = leadIn(s, r, seat, area)
    if (s.owner[area] === seat) {
      worth += time * (WEIGHTS.area + WEIGHTS.guard * clamp(lead, -4, 4))
    } else if (r.powers[area * s.seats + seat] > 0 && bordersOn(s, seat, area)) {
      worth += time * WEIGHTS.reach * clamp(lead + 3, 0, 4)
    }
  }
  return worth
}

const clamp = (n: number, low: number, high: number): number => (n < low ? low : n > high ? high : n)

export function bestTile(s: DiePatin, seat: Seat, area: number): number {
  let best = NONE
  for (let tile = 0; tile < TILES.length; tile++)
    if (s.tiles[tile] === area && (best === NONE || tileWorth(s, seat, tile) > tileWorth(s, seat, best))) best = tile
  return best
}

/** A tile adds as many points as its chain is long then; and there is its bonus. */
export const tileWorth = (s: DiePatin, seat: Seat, tile: number): number =>
  chainLength(s, seat, SHOP_OF[tile]) + 1 + bonusWorth(BONUS_OF[tile])

function bonusWorth(bonus: number): number {
  if (bonus === POINT) return 1
  return bonus === LOOT ? WEIGHTS.bonusLoot : WEIGHTS.bonusRat
}
