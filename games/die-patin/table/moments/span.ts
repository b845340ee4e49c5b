import type { Told } from '#engine/game.ts'
import type { PatinEvent } from '../../events.ts'

/** The missions of a round are judged. */
export const span = (events: readonly Told<PatinEvent>[], from: number): number =>
  events[from].kind === 'missions-judged' ? 1 : 0
