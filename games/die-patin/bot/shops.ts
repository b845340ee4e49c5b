import type { Seat } from '#engine/state.ts'
import { AREAS, BONUS_OF, BONUSES, CLANS, LOOT, POINT, SHOP_OF, SHOPS, TILES } from '../data.ts'
import { chainLength } from '../rules/end.ts'
import { withSeat, type DiePatin } from '../state.ts'
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
  clear(kept.best, s.seats * AREAS.length, Number.NaN)
  clear(kept.points, s.seats, 0)
  for (let shop = 0; shop < SHOPS.length; shop++) countChains(s, shop)
}

/** Adds the points of all seats for one shop: each tile of a chain brings as many as the chain is long with it, and its symbol. */
function countChains({ seats, tiles }: DiePatin, shop: number): void {
  clear(lengths, seats, 0)
  for (let tile = shop * BONUSES.length; tile < (shop + 1) * BONUSES.length; tile++) {
    const seat = tiles[tile] - withSeat(0)
    if (seat >= 0) kept.points[seat] += ++lengths[seat] + (BONUS_OF[tile] === POINT ? 1 : 0)
  }
}

const lengths = new Float64Array(CLANS.length)

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

/** What `fill` does, in less time for short lists. */
function clear(list: Float64Array, length: number, value: number): void {
  for (let i = 0; i < length; i++) list[i] = value
}
