import type { Themes } from '#lessons/puzzle.ts'
import type { NantyEvent } from '../events.ts'
import type { NantyNarking } from '../state.ts'

/** What a puzzle can be about; the first that fits. */
export const themes = {
  'last-turn': ({ over }) => over,
  murder: ({ events, seat }) =>
    events.some((e) => e.kind === 'removed' && e.figure.owner !== seat && e.figure.owner < 4),
  building: ({ events, seat }) => events.some((e) => e.kind === 'built' && e.seat === seat),
  calm: ({ events }) => events.some((e) => e.kind === 'calmed'),
  rivals: ({ events, seat }) =>
    events.some((e) => (e.kind === 'moved' || e.kind === 'lifted') && e.figure.owner !== seat),
  agents: ({ events, seat }) => events.some((e) => e.kind === 'placed' && e.figure.owner === seat),
  card: ({ moves }) => moves[0].startsWith('play:'),
  plan: () => true,
} as const satisfies Themes<NantyNarking, NantyEvent>
