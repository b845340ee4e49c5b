import type { Told } from '#engine/game.ts'
import type { NantyEvent } from '../../events.ts'

/** What an event itself brings about. */
const BY_EVENT: ReadonlySet<string> = new Set([
  'event-dice',
  'removed',
  'calmed',
  'house-lost',
  'card-lost',
  'fog',
  'riots',
  'placed',
  'card-voided',
  'kept-away',
])
const ENDS: ReadonlySet<string> = new Set(['declared', 'deck-out', 'revealed'])

/** An event with what it brings about, or the end with the masks. */
export function span(events: readonly Told<NantyEvent>[], from: number): number {
  const { kind } = events[from]
  if (kind !== 'event' && !ENDS.has(kind)) return 0
  const belongs = kind === 'event' ? BY_EVENT : ENDS
  const end = events.findIndex((event, i) => i > from && !belongs.has(event.kind))
  return (end < 0 ? events.length : end) - from
}
