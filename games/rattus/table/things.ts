import { named, type Names } from '#table/about.ts'

/** Everything that the screen draws and somebody may ask about. */
export type Thing =
  | 'region'
  | 'outside'
  | 'route'
  | 'rat'
  | 'cubes'
  | 'palace'
  | 'saved'
  | 'plague'
  | 'card'
  | 'supply'
  | 'revealed'
  | 'loss'
  | 'to-place'
  | 'held'
  | 'where'
  | 'limit'
  | 'symbol'
  | 'known'

export const about: Names<Thing> = named
