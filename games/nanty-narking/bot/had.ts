import type { Seat } from '#engine/state.ts'
import { PERSONALITIES } from '../data.ts'
import { personaOf } from '../rules/end.ts'
import type { NantyNarking } from '../state.ts'

/** The Personality. */
export const had = (s: NantyNarking, seat: Seat): string[] => [PERSONALITIES[personaOf(s, seat)]]
