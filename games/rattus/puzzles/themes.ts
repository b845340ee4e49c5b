import type { Themes } from '#lessons/puzzle.ts'
import type { RatEvent } from '../events.ts'
import type { Rattus } from '../state.ts'

/** What a puzzle can be about; the first that fits. */
export const themes = {
  'last-rats': ({ over, events }) => over || events.some((e) => e.kind === 'triggered'),
  plague: ({ moves }) => /^(plague|spread|count|reveal|knight)/.test(moves[0]),
  theft: ({ events, moves, seat }) =>
    moves[0].startsWith('take:') && events.some((e) => e.kind === 'took' && e.seat === seat && e.from !== null),
  card: ({ moves }) => moves[0].startsWith('take:'),
  palace: ({ moves }) => moves[0].startsWith('king:'),
  escape: ({ moves }) => /^(merchant|monk|witch|look|swap)/.test(moves[0]),
  people: ({ moves }) => /^(place|settle|peasant)/.test(moves[0]),
  plan: () => true,
} as const satisfies Themes<Rattus, RatEvent>
