import type { Themes } from '#lessons/puzzle.ts'
import type { ApeEvent } from '../events.ts'
import type { ApeTown } from '../state.ts'

/** What a puzzle can be about; the first that fits. */
export const themes = {
  'last-tile': ({ over }) => over,
  boss: ({ events, seat }) => events.some((e) => e.kind === 'boss' && e.seat === seat && e.points > 0),
  'next-door': ({ events, seat }) => events.some((e) => e.kind === 'shared' && e.seats.includes(seat)),
  riches: ({ events }) => events.some((e) => e.kind === 'took' && e.gained > 2),
  scoring: ({ events }) => events.some((e) => e.kind === 'placed' && e.points > 3),
  plan: () => true,
} as const satisfies Themes<ApeTown, ApeEvent>
