import { shuffle, type Luck } from '#engine/luck.ts'
import { unveil } from '#engine/state.ts'
import { FACES, REGIONS_IN_USE, STARTING_RATS } from '../data.ts'
import { clone, HIDDEN, tokensInGame, type Rattus } from '../state.ts'
import { unseenFaces } from '../view.ts'

/** Deals the unseen faces at random to the places where they may be: only starting rats to the board's first tokens [RAT-3.2 to 3.4]. */
export function guess(seen: Rattus, luck: Luck): Rattus {
  const s = clone(seen)
  const faces = s.faces.slice()
  const unseen = shuffle(luck, unseenOf(s).slice())
  const starting: number[] = []
  const regular: number[] = []
  for (let i = 0; i < unseen.length; i++) (unseen[i] < STARTING_RATS ? starting : regular).push(unseen[i])
  deal(faces, 0, REGIONS_IN_USE[s.seats], starting)
  deal(faces, tokensInGame(s), FACES.length, regular)
  deal(faces, 0, FACES.length, shuffle(luck, starting.concat(regular)))
  s.faces = faces
  unveil(s, luck)
  return s
}

/** The unseen faces of the last view, and the lists they follow from: a search guesses from one view over and over. */
const last: Pick<Rattus, 'faces' | 'revealed'> & { unseen: readonly number[] } = { faces: [], revealed: [], unseen: [] }

function unseenOf(s: Rattus): readonly number[] {
  if (last.faces === s.faces && last.revealed === s.revealed) return last.unseen
  last.faces = s.faces
  last.revealed = s.revealed
  return (last.unseen = unseenFaces(s))
}

/** Fills the blanks among some tokens from the end of a list of faces. */
function deal(faces: number[], from: number, to: number, unseen: number[]): void {
  for (let token = from; token < to; token++) if (faces[token] === HIDDEN) faces[token] = unseen.pop()!
}
