import { shuffle, type Luck } from '#engine/luck.ts'
import { unveil, veil, type Onlooker } from '#engine/state.ts'
import { FACES, REGIONS_IN_USE, STARTING_RATS } from './data.ts'
import { clone, HIDDEN, knows, tokensInGame, type Rattus } from './state.ts'

/** Faces are hidden, but for the revealed ones and those the seat looked at [RAT-7.2, 7.3]. After the end all is open [RAT-7.7]. */
export function view(s: Rattus, eye: Onlooker): Rattus {
  const seen = clone(s)
  veil(seen)
  if (s.agenda.length === 0) return seen
  for (let token = 0; token < FACES.length; token++) {
    if (eye === 'spectator' || !knows(s, eye, token)) seen.faces[token] = HIDDEN
  }
  for (const token of s.revealed) seen.faces[token] = s.faces[token]
  return seen
}

/** Deals the unseen faces at random to the places where they may be: only starting rats to the board's first tokens [RAT-3.2 to 3.4]. */
export function guess(seen: Rattus, luck: Luck): Rattus {
  const s = clone(seen)
  const unseen = shuffle(luck, unseenFaces(s))
  const starting = unseen.filter((face) => face < STARTING_RATS)
  const regular = unseen.filter((face) => face >= STARTING_RATS)
  deal(s, 0, REGIONS_IN_USE[s.seats], starting)
  deal(s, tokensInGame(s), FACES.length, regular)
  deal(s, 0, FACES.length, shuffle(luck, [...starting, ...regular]))
  unveil(s, luck)
  return s
}

/** Fills the blanks among some tokens from the end of a list of faces. */
function deal(s: Rattus, from: number, to: number, faces: number[]): void {
  for (let token = from; token < to; token++) if (s.faces[token] === HIDDEN) s.faces[token] = faces.pop()!
}

/** Faces that the eye of this view has not seen yet; of a complete state, those not revealed. */
export function unseenFaces(s: Rattus): number[] {
  const known = s.faces.includes(HIDDEN) ? s.faces : s.revealed.map((token) => s.faces[token])
  return FACES.map((_, face) => face).filter((face) => !known.includes(face))
}
