import { chances } from '#bots/chances.ts'
import type { Outlook } from '#engine/game.ts'
import { LAMPS } from '../data.ts'
import { homePoints, quarterPoints, result } from '../rules/end.ts'
import type { Town } from '../state.ts'
import { LAYERS } from './layers.generated.ts'

/** Points as they stand, which mean the more the fewer lamps are left. */
export function outlook(s: Town): Outlook {
  let left = 0
  for (let seat = 0; seat < s.seats; seat++) left += s.supply[seat]
  const spread = 1.5 + 0.4 * left
  return {
    expected: s.supply.map((_, seat) => (quarterPoints(s, seat) + homePoints(s, seat)) / spread),
    stage: 1 - left / (LAMPS * s.seats),
  }
}

export const value = chances({ outlook, result }, LAYERS)
