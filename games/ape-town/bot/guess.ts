import { shuffle, type Luck } from '#engine/luck.ts'
import { unveil } from '#engine/state.ts'
import { clone, HIDDEN, type ApeTown } from '../state.ts'
import { unseenCounts } from '../view.ts'

/** Deals the unseen tiles at random to the places where they may lie [APE-7.4]. */
export function guess(seen: ApeTown, luck: Luck): ApeTown {
  const s = clone(seen)
  const unseen = shuffle(luck, unseenTiles(s))
  for (let i = 0; i < s.tiles.length; i++) if (s.tiles[i] === HIDDEN) s.tiles[i] = unseen.pop()!
  unveil(s, luck)
  return s
}

const unseenTiles = (s: ApeTown): number[] => unseenCounts(s).flatMap((count, tile) => Array<number>(count).fill(tile))
