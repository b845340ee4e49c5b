import type { Told } from '#engine/game.ts'
import type { ApeEvent } from '../../events.ts'

/** A district that closes: its boss, and what the neighbours pay. */
export function span(events: readonly Told<ApeEvent>[], from: number): number {
  if (events[from].kind !== 'boss') return 0
  return events[from + 1]?.kind === 'shared' ? 2 : 1
}
