import { chances } from '#bots/chances.ts'
import type { Outlook, Term } from '#engine/game.ts'
import { nextSeat, type Seat } from '#engine/state.ts'
import { LAMPS } from '../data.ts'
import { homePoints, quarterPoints, result } from '../rules/end.ts'
import type { Town } from '../state.ts'
import { light } from '../steps.ts'
import { LAYERS } from './layers.generated.ts'

/** What speaks for a seat. */
export type TownTerm = 'quarters' | 'home'

/** Points as they stand, which mean the more the fewer lamps are left. */
export function outlook(s: Town): Outlook {
  const expected = s.supply.map((_, seat) => terms(s, seat).reduce((sum, { worth }) => sum + worth, 0))
  const begun = !light.is(s.agenda.at(-1))
  return { expected, stage: 1 - lampsLeft(s) / (s.seats * LAMPS), next: begun ? nextSeat(s, s.active) : s.active }
}

export function terms(s: Town, seat: Seat): Term<TownTerm>[] {
  const spread = 1.5 + 0.4 * lampsLeft(s)
  return [
    { term: 'quarters', worth: quarterPoints(s, seat) / spread },
    { term: 'home', worth: homePoints(s, seat) / spread },
  ]
}

const lampsLeft = (s: Town): number => s.supply.reduce((sum, lamps) => sum + lamps)

export const value = chances({ outlook, result }, LAYERS)
