import { placeCount } from '../steps.ts'
import type { Tell } from '#engine/event.ts'
import type { Move } from '#engine/move.ts'
import { agenda } from '#engine/state.ts'
import { MOST_RATS, PEASANT } from '../data.ts'
import type { RatEvent } from '../events.ts'
import { moves } from '../moves.ts'
import { holds, regionsInUse, supplyCubes, type Rattus } from '../state.ts'
import { question, type Clause } from './book.ts'

/** Phase B: a region with rats; with the Peasant any region [RAT-4.7, 4.8, 4.10]. */
export function offerPlaces(s: Rattus, list: Move[]): void {
  if (s.placed || s.supply[s.active] === 0) return
  const anywhere = holds(s, PEASANT)
  for (let region = 0; region < regionsInUse(s); region++) {
    if (anywhere || s.rats[region] > 0) list.push(moves.of.place[region])
  }
}

/** As many cubes as there are rats; the Peasant's holder decides whether to add one [RAT-4.7, 4.10]. */
export function place(s: Rattus, region: number, tell: Tell<RatEvent>): void {
  const rats = s.rats[region]
  s.placed = true
  if (rats === 0) putCubes(s, region, 1, 'peasant', tell)
  else if (holds(s, PEASANT) && s.supply[s.active] > rats) agenda(s, placeCount({ region }))
  else putCubes(s, region, Math.min(rats, s.supply[s.active]), 'rats', tell)
}

/** By the number of rats. */
const WITH_OR_WITHOUT: readonly (readonly Move[])[] = Array.from({ length: MOST_RATS + 1 }, (_, rats) =>
  moves.of['place-cubes'].slice(Math.max(0, rats - 1), rats + 1),
)

/** With or without the Peasant's extra cube [RAT-4.10]. */
question(placeCount, {
  moves: (s, { region }) => WITH_OR_WITHOUT[s.rats[region]],
  play(s, move, tell, { region }) {
    const cubes = move.at + 1
    putCubes(s, region, cubes, cubes > s.rats[region] ? 'peasant' : 'rats', tell)
  },
  why: (_, move) => (move.verb === 'place-cubes' ? 'RAT-4.10' : 'RAT-6.3'),
})

export function putCubes(s: Rattus, region: number, cubes: number, by: 'rats' | 'peasant', tell: Tell<RatEvent>): void {
  supplyCubes(s, region, s.active, cubes)
  tell?.({ kind: 'placed', seat: s.active, region, cubes, by })
}

/** As long as phase B is owed, the plague cannot move [RAT-4.9]. */
export function isOwed(s: Rattus): boolean {
  if (s.placed || s.supply[s.active] === 0) return false
  for (let region = 0; region < regionsInUse(s); region++) if (s.rats[region] > 0) return true
  return false
}

export function whyNoPlace(s: Rattus, region: number): Clause {
  if (region >= regionsInUse(s)) return 'RAT-1.3'
  if (s.placed) return 'RAT-4.2'
  return s.supply[s.active] === 0 ? 'RAT-4.7' : 'RAT-4.8'
}
