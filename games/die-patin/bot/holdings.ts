import type { Seat } from '#engine/state.ts'
import { AREAS, BONUS_OF, LOOT, POINT, SHOP_OF, TILES } from '../data.ts'
import { chainLength } from '../rules/end.ts'
import { bordersOn, figuresIn, powerIn } from '../rules/territory.ts'
import { IN_HAND, NONE, townOf, type DiePatin } from '../state.ts'
import { timeLeft } from './hope.ts'
import { WEIGHTS } from './weights.ts'

/** Power of every seat in every area of the last measured position: area × seats + seat. */
const powers: number[] = []

export function measure(s: DiePatin): void {
  const { areas } = townOf(s)
  for (let i = 0; i < areas.length; i++)
    for (let seat = 0; seat < s.seats; seat++) powers[areas[i]! * s.seats + seat] = powerIn(s, seat, areas[i]!)
}

/** How much stronger than the strongest other seat. */
export function leadIn(s: DiePatin, seat: Seat, area: number): number {
  let best = 0
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && powers[area * s.seats + other]! > best) best = powers[area * s.seats + other]!
  return powers[area * s.seats + seat]! - best
}

/** What a seat's areas, loot, rats and footholds promise for the rest of the game. */
export function holdings(s: DiePatin, seat: Seat): number {
  const { areas } = townOf(s)
  const time = timeLeft(s)
  let worth = WEIGHTS.loot * time * Math.sqrt(s.purse[seat]! * 3)
  let foothold = 0
  for (let i = 0; i < areas.length; i++) {
    const area = areas[i]!
    const lead = leadIn(s, seat, area)
    if (s.owner[area] === seat) {
      worth += time * (WEIGHTS.area + WEIGHTS.guard * clamp(lead, -4, 4))
      if (s.backRoom[area] && lead < 0) worth -= WEIGHTS.exposedRoom
      foothold = Math.max(foothold, footholdIn(s, seat, area))
    } else if (powers[area * s.seats + seat]! > 0 && bordersOn(s, seat, area)) {
      worth += time * WEIGHTS.reach * clamp(lead + 3, 0, 4)
    }
  }
  return worth + foothold
}

const clamp = (n: number, low: number, high: number): number => (n < low ? low : n > high ? high : n)

/** One figure here, a tile to take, and another figure to come. */
function footholdIn(s: DiePatin, seat: Seat, area: number): number {
  if (s.backRoom[area] || figuresIn(s, seat, area) === 0) return 0
  if (s.hand[seat] === 0 && s.boss[seat] !== IN_HAND) return 0
  const tile = bestTile(s, seat, area)
  return tile === NONE ? 0 : WEIGHTS.foothold * tileWorth(s, seat, tile)
}

export function bestTile(s: DiePatin, seat: Seat, area: number): number {
  let best = NONE
  for (let tile = 0; tile < TILES.length; tile++)
    if (s.tiles[tile] === area && (best === NONE || tileWorth(s, seat, tile) > tileWorth(s, seat, best))) best = tile
  return best
}

/** A tile adds as many points as its chain is long then; and there is its bonus, and what the chain may become. */
export function tileWorth(s: DiePatin, seat: Seat, tile: number): number {
  const length = chainLength(s, seat, SHOP_OF[tile]!) + 1
  return length + bonusWorth(BONUS_OF[tile]!) + WEIGHTS.chainGrowth * freeTiles(s, SHOP_OF[tile]!) * timeLeft(s)
}

function bonusWorth(bonus: number): number {
  if (bonus === POINT) return 1
  return bonus === LOOT ? WEIGHTS.bonusLoot : WEIGHTS.bonusRat
}

/** Tiles of a shop that still lie in town. */
function freeTiles(s: DiePatin, shop: number): number {
  let free = 0
  for (let tile = shop * 4; tile < shop * 4 + 4; tile++)
    if (s.tiles[tile]! >= 0 && s.tiles[tile]! < AREAS.length) free++
  return free
}
