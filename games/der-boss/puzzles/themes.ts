import type { Themes } from '#lessons/puzzle.ts'
import type { BossEvent } from '../events.ts'
import type { Boss } from '../state.ts'

/** What a puzzle can be about; the first that fits. */
export const themes = {
  'last-turn': ({ over }) => over,
  order: ({ events, seat }) => events.some((e) => e.kind === 'order-taken' && e.seat === seat),
  monopoly: ({ events, seat }) => events.some((e) => e.kind === 'monopoly' && e.seat === seat),
  fight: ({ events, seat }) => events.some((e) => e.kind === 'fight' && e.attacker === seat),
  block: ({ events, seat }) =>
    events.some(
      (e) => (e.kind === 'weakened' || e.kind === 'defected' || e.kind === 'order-removed') && e.seat === seat,
    ),
  journey: ({ events, seat }) => events.some((e) => e.kind === 'transported' && e.seat === seat),
  card: ({ moves }) => /^(take|pawn|return):/.test(moves[0]),
  plan: () => true,
} as const satisfies Themes<Boss, BossEvent>
