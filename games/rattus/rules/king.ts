import type { Tell } from '#engine/event.ts'
import type { Move } from '#engine/move.ts'
import { replaced } from '#engine/state.ts'
import type { RatEvent } from '../events.ts'
import { moves } from '../moves.ts'
import { addCubes, cubesOf, regionsInUse, type Rattus } from '../state.ts'

/** King: an own cube from a region without rats to the palace [RAT-4.16]. */
export function offerKing(s: Rattus, list: Move[]): void {
  for (let region = 0; region < regionsInUse(s); region++) {
    if (s.rats[region] === 0 && cubesOf(s, region, s.active) > 0) list.push(moves.of.king[region])
  }
}

export function useKing(s: Rattus, region: number, tell: Tell<RatEvent>): void {
  addCubes(s, region, s.active, -1)
  s.palace = replaced(s.palace, s.active, s.palace[s.active] + 1)
  tell?.({ kind: 'to-palace', seat: s.active, region })
}
