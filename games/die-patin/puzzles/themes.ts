import type { Themes } from '#lessons/puzzle.ts'
import type { PatinEvent } from '../events.ts'
import type { DiePatin } from '../state.ts'

/** What a puzzle can be about; the first that fits. */
export const themes = {
  'last-turn': ({ over }) => over,
  mission: ({ events, seat, moves }) =>
    /mission/.test(moves[0]) || events.some((e) => e.kind === 'mission-scored' && e.seat === seat),
  card: ({ moves }) => moves[0].startsWith('card:'),
  claim: ({ events, seat }) => events.some((e) => e.kind === 'claim-won' && e.seat === seat),
  fight: ({ events, seat, moves }) =>
    moves[0].startsWith('invade:') ||
    events.some((e) => e.kind === 'rats-removed' && e.seat === seat && e.owner !== seat),
  room: ({ events, seat }) => events.some((e) => e.kind === 'back-room-set' && e.seat === seat),
  figure: ({ moves }) => /^(figure|area):/.test(moves[0]),
  plan: () => true,
} as const satisfies Themes<DiePatin, PatinEvent>
