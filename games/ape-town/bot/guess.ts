import { shuffle, type Luck } from '#engine/luck.ts'
import { unveil } from '#engine/state.ts'
import { clone, HIDDEN, type ApeTown } from '../state.ts'
import { unseenCounts } from '../view.ts'

/** Deals the unseen tiles at random to the places where they may lie [APE-7.4]. */
export function guess(seen: ApeTown, luck: Luck): ApeTown {
  const s = clone(seen)
  const unseen = shuffle(luck, unseenTiles(s))
  s.tiles = s.tiles.map((tile) => (tile === HIDDEN ? unseen.pop()! : tile))
  unveil(s, luck)
  return s
}

function unseenTiles(s: ApeTown): number[] {
  const counts = unseenCounts(s)
  const unseen: number[] = []
  for (let tile = 0; tile < counts.length; tile++) for (let i = 0; i < counts[tile]; i++) unseen.push(tile)
  return unseen
}
