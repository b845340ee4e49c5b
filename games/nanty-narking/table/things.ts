import { named, type Names, type About } from '#table/about.ts'
import { CITIZEN, GRENADIER } from '../moves.ts'

/** Everything that the screen draws and somebody may ask about. */
export type Thing =
  | 'district'
  | 'thames'
  | 'flag'
  | 'trouble'
  | 'building'
  | 'agent'
  | 'grenadier'
  | 'citizen'
  | 'foreseen'
  | 'in-play'
  | 'front-page'
  | 'alarm'
  | 'markers'
  | 'deck'
  | 'events'
  | 'goal'
  | 'money'
  | 'hand-size'
  | 'holds'
  | 'is-in'
  | 'agents'
  | 'houses'
  | 'before'
  | 'near'
  | 'way'
  | 'card'
  | 'ticket'
  | 'piece-card'

export const about: Names<Thing> = named

/** So many owners figures can have: seats, and two kinds that belong to nobody. A figure is told by district and owner in one number. */
export const OWNERS = 8

export const figureAt = (d: number, owner: number): About =>
  about(owner === GRENADIER ? 'grenadier' : owner === CITIZEN ? 'citizen' : 'agent', d * OWNERS + owner)
