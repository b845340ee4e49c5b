import type { Sights } from '#engine/game.ts'
import { veil, type Onlooker } from '#engine/state.ts'
import { FACES } from './data.ts'
import { clone, HIDDEN, knows, type Rattus } from './state.ts'

export const sights: Sights<Rattus> = {
  start: 'open',
  faces: 'veiled',
  drawn: 'open',
  rats: 'open',
  slots: 'open',
  seen: 'open',
  revealed: 'open',
  cubes: 'open',
  palace: 'open',
  supply: 'open',
  cards: 'open',
  plague: 'open',
  taken: 'open',
  placed: 'open',
  used: 'open',
  neutral: 'open',
  last: 'open',
}

/** Faces are hidden, but for the revealed ones and those the seat looked at [RAT-7.2, 7.3]. After the end all is open [RAT-7.7]. */
export function view(s: Rattus, eye: Onlooker): Rattus {
  const seen = clone(s)
  veil(seen)
  if (s.agenda.length === 0) return seen
  const isKnown = (token: number) => s.revealed.includes(token) || (eye !== 'spectator' && knows(s, eye, token))
  seen.faces = s.faces.map((face, token) => (isKnown(token) ? face : HIDDEN))
  return seen
}

/** Faces that the eye of this view has not seen yet; of a complete state, those not revealed. */
export function unseenFaces(s: Rattus): number[] {
  const known = s.faces.includes(HIDDEN) ? s.faces : s.revealed.map((token) => s.faces[token])
  const isUnseen = FACES.map(() => true)
  for (let i = 0; i < known.length; i++) if (known[i] !== HIDDEN) isUnseen[known[i]] = false
  const unseen: number[] = []
  for (let face = 0; face < isUnseen.length; face++) if (isUnseen[face]) unseen.push(face)
  return unseen
}
