import type { Told } from '#engine/game.ts'
import type { BossEvent } from '../../events.ts'

/** A fight with all its rounds is one moment. */
export function span(events: readonly Told<BossEvent>[], from: number): number {
  if (events[from].kind !== 'fight') return 0
  return events.findIndex((event, i) => i > from && event.kind === 'fought') + 1 - from
}
