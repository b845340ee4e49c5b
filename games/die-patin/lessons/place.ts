import { start } from '#engine/play.ts'
import { AREAS, BONUSES, SHOP_OF, SHOPS, TILES } from '../data.ts'
import { rules } from '../rules/index.ts'
import { BOX, townOf, type DiePatin } from '../state.ts'
import { laidOut, type Position } from './notation.ts'

/** A position for two clans as section 9 of RULES.md writes it; the first, who learns, is to move. */
export type Setup = Position

export function place(setup: Setup): DiePatin {
  const s = laidOut(2, setup)
  const named = Object.keys(setup.tiles ?? {}).map((id) => AREAS.findIndex((area) => area.id === id))
  layRest(s, named)
  return start({ ...rules, setup: () => s }, { seed: 'lesson', seats: 2, variants: {} })
}

/** The other tiles of shops that are in the game lie where no tile was named, spread evenly. */
function layRest(s: DiePatin, named: readonly number[]): void {
  const used = new Set(TILES.flatMap((_, tile) => (s.tiles[tile] === BOX ? [] : [SHOP_OF[tile]])))
  const shops = [...used, ...[...SHOPS.keys()].filter((shop) => !used.has(shop))].slice(
    0,
    SHOPS.length - townOf(s).shopsRemoved,
  )
  const areas = townOf(s).areas.filter((area) => !named.includes(area))
  const tilesAt = (area: number) => TILES.flatMap((_, tile) => (s.tiles[tile] === area ? [SHOP_OF[tile]] : []))
  for (const shop of shops)
    for (let tile = shop * BONUSES.length; tile < (shop + 1) * BONUSES.length; tile++) {
      if (s.tiles[tile] !== BOX) continue
      const open = areas.filter((area) => !tilesAt(area).includes(shop))
      s.tiles = s.tiles.with(tile, open.toSorted((a, b) => tilesAt(a).length - tilesAt(b).length)[0])
    }
}
