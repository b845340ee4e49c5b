import type { Seat } from '#engine/state.ts'
import { BONUS_OF, LOOT, POINT, SHOP_OF, TILES } from '../data.ts'
import { chainLength } from '../rules/end.ts'
import { bordersOn } from '../rules/territory.ts'
import { NONE, townOf, type DiePatin } from '../state.ts'
import { leadIn, type Reading } from './reading.ts'
import type { PatWeights } from './weights.ts'

/** What a seat's areas, loot and rats promise for the rest of the game. */
export function holdings(s: DiePatin, r: Reading, seat: Seat): number {
  const { areas } = townOf(s)
  const w = r.weights
  const time = r.timeLeft
  let worth = w.loot * time * Math.sqrt(s.purse[seat] * 3)
  for (let i = 0; i < areas.length; i++) {
    const area = areas[i]
    const lead = leadIn(s, r, seat, area)
    if (s.owner[area] === seat) {
      worth += time * (w.area + w.guard * clamp(lead, -4, 4))
    } else if (r.powers[area * s.seats + seat] > 0 && bordersOn(s, seat, area)) {
      worth += time * w.reach * clamp(lead + 3, 0, 4)
    }
  }
  return worth
}

const clamp = (n: number, low: number, high: number): number => (n < low ? low : n > high ? high : n)

export function bestTile(s: DiePatin, w: PatWeights, seat: Seat, area: number): number {
  let best = NONE
  for (let tile = 0; tile < TILES.length; tile++)
    if (s.tiles[tile] === area && (best === NONE || tileWorth(s, w, seat, tile) > tileWorth(s, w, seat, best)))
      best = tile
  return best
}

/** A tile adds as many points as its chain is long then; and there is its bonus. */
export const tileWorth = (s: DiePatin, w: PatWeights, seat: Seat, tile: number): number =>
  chainLength(s, seat, SHOP_OF[tile]) + 1 + bonusWorth(BONUS_OF[tile], w)

function bonusWorth(bonus: number, w: PatWeights): number {
  if (bonus === POINT) return 1
  return bonus === LOOT ? w.bonusLoot : w.bonusRat
}
