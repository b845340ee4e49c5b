import { kept } from '#engine/kept.ts'
import { shuffle, type Luck } from '#engine/luck.ts'
import { unveil } from '#engine/state.ts'
import { clone, HIDDEN, type ApeTown } from '../state.ts'
import { unseenCounts } from '../view.ts'

/** Deals the unseen tiles at random to the places where they may lie [APE-7.4]. */
export function guess(seen: ApeTown, luck: Luck): ApeTown {
  const s = clone(seen)
  s.tiles = dealt(seen.tiles, shuffle(luck, unseenTiles(seen.tiles, seen.opened).slice()))
  unveil(s, luck)
  return s
}

function dealt(seen: readonly number[], unseen: readonly number[]): readonly number[] {
  const tiles = seen.slice()
  let left = unseen.length
  for (let i = 0; i < tiles.length; i++) if (tiles[i] === HIDDEN) tiles[i] = unseen[--left]
  return tiles
}

/** Kept, as a search makes thousands of guesses from one view. */
const unseenTiles = kept((tiles: readonly number[], opened: number): readonly number[] =>
  unseenCounts({ tiles, opened }).flatMap((count, tile) => Array<number>(count).fill(tile)),
)
