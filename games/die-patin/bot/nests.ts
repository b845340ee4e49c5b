import type { Seat } from '#engine/state.ts'
import { CLANS, RATS } from '../data.ts'

/** By seat: its manholes, all rats there, and the most at one of them. */
export const nests = {
  manholes: Array<number>(CLANS.length).fill(0),
  rats: Array<number>(CLANS.length).fill(0),
  biggest: Array<number>(CLANS.length).fill(0),
  /** Whether they are others than in the position before. */
  areNew: false,
}

/** How many manholes with so many rats a seat has: seat × sizes + rats. */
const bySize = Array<number>(CLANS.length * (RATS + 1)).fill(0)

/** So many more manholes of a seat with so many rats each. */
export function addNests(seat: Seat, rats: number, more: number): void {
  nests.areNew = true
  nests.manholes[seat] += more
  nests.rats[seat] += more * rats
  const first = seat * (RATS + 1)
  bySize[first + rats] += more
  if (rats < nests.biggest[seat]) return
  let biggest = rats
  while (biggest > 0 && bySize[first + biggest] === 0) biggest--
  nests.biggest[seat] = biggest
}

export function clearNests(): void {
  nests.manholes.fill(0)
  nests.rats.fill(0)
  nests.biggest.fill(0)
  nests.areNew = true
  bySize.fill(0)
}
