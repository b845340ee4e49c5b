import type { Sights } from '#engine/game.ts'
import { veil } from '#engine/state.ts'
import { SECTION_LENGTH, TILES } from './data.ts'
import { clone, HIDDEN, type ApeTown } from './state.ts'

export const sights: Sights<ApeTown> = {
  tiles: 'veiled',
  opened: 'open',
  refilled: 'open',
  display: 'open',
  beside: 'open',
  city: 'open',
  discs: 'open',
  purse: 'open',
  supply: 'open',
  score: 'open',
  sheet: 'open',
  hand: 'open',
  announced: 'open',
  placed: 'open',
}

/** Hidden from everybody alike: tiles that were never face up [APE-7.1, 7.2]. After the end all is open [APE-7.5]. */
export function view(s: ApeTown): ApeTown {
  const seen = clone(s)
  veil(seen)
  const open = s.opened * SECTION_LENGTH
  if (s.agenda.length > 0) seen.tiles = s.tiles.map((tile, i) => (i < open ? tile : HIDDEN))
  return seen
}

/** How many tiles of each kind nobody has seen yet [APE-7.3]. */
export function unseenCounts(s: Pick<ApeTown, 'tiles' | 'opened'>): number[] {
  const left: number[] = TILES.map((tile) => tile.count)
  for (let i = 0; i < s.opened * SECTION_LENGTH; i++) left[s.tiles[i]]--
  return left
}
