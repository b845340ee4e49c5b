import type { Seat } from '#engine/state.ts'
import { AREAS, BONUS_OF, CLANS, LOOT, POINT, SHOP_OF, TILES } from '../data.ts'
import { chainLength, tilePoints } from '../rules/end.ts'
import type { DiePatin } from '../state.ts'
import type { PatWeights } from './weights.ts'

/** What follows from where the tiles lie, by seat and by seat × areas + area; as few moves take a tile, it is kept until one does. */
const kept = {
  tiles: [] as readonly number[],
  points: new Float64Array(CLANS.length),
  best: new Float64Array(CLANS.length * AREAS.length),
  weights: null as PatWeights | null,
}

/** Points of a seat for its chains and the symbols on its tiles. */
export function keptPoints(s: DiePatin, seat: Seat): number {
  if (kept.tiles !== s.tiles) forget(s)
  return kept.points[seat]
}

/** What the best tile that lies in an area is worth to a seat; 0 if there is none. */
export function bestTile(s: DiePatin, w: PatWeights, seat: Seat, area: number): number {
  if (kept.tiles !== s.tiles || kept.weights !== w) forget(s)
  kept.weights = w
  const at = seat * AREAS.length + area
  if (Number.isNaN(kept.best[at])) kept.best[at] = findBest(s, w, seat, area)
  return kept.best[at]
}

function forget(s: DiePatin): void {
  kept.tiles = s.tiles
  kept.best.fill(Number.NaN)
  for (let seat = 0; seat < s.seats; seat++) kept.points[seat] = tilePoints(s, seat)
}

function findBest(s: DiePatin, w: PatWeights, seat: Seat, area: number): number {
  let best = 0
  for (let tile = 0; tile < TILES.length; tile++)
    if (s.tiles[tile] === area) best = Math.max(best, tileWorth(s, w, seat, tile))
  return best
}

/** A tile adds as many points as its chain is long then; and there is its bonus. */
const tileWorth = (s: DiePatin, w: PatWeights, seat: Seat, tile: number): number =>
  chainLength(s, seat, SHOP_OF[tile]) + 1 + bonusWorth(BONUS_OF[tile], w)

function bonusWorth(bonus: number, w: PatWeights): number {
  if (bonus === POINT) return 1
  return bonus === LOOT ? w.bonusLoot : w.bonusRat
}
