import type { Told } from '#engine/game.ts'
import type { RatEvent } from '../../events.ts'

/** All rats that are turned over in one region are one moment. */
export function span(events: readonly Told<RatEvent>[], from: number): number {
  const first = events[from]
  if (first.kind !== 'revealed') return 0
  const end = events.findIndex((one, i) => i > from && (one.kind !== 'revealed' || one.region !== first.region))
  return (end < 0 ? events.length : end) - from
}
