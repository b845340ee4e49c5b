import { named, type Names } from '#table/about.ts'
import type { TileId } from '../data.ts'

/** Everything that the screen draws and somebody may ask about. */
export type Thing =
  | TileId
  | 'field'
  | 'pond'
  | 'district'
  | 'leader'
  | 'stamp'
  | 'disc'
  | 'slot'
  | 'open'
  | 'price'
  | 'bundles'
  | 'colour'
  | 'next'
  | 'hand'
  | 'gain'
  | 'money'
  | 'discs'
  | 'boss-of'
  | 'turns'
  | 'free'
  | 'for-boss'
  | 'lemurs'
  | 'claim'
  | 'room'
  | 'unseen'

export const about: Names<Thing> = named
