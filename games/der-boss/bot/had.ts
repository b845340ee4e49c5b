import type { Seat } from '#engine/state.ts'
import type { Boss } from '../state.ts'

/** How many monopolies. */
export function had(s: Boss, seat: Seat): string[] {
  const monopolies = s.monopolies.filter((owner) => owner === seat).length
  return [monopolies > 2 ? 'monopolies: 3 and more' : `monopolies: ${monopolies}`]
}
