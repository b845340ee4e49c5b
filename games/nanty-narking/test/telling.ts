import type { Seat } from '#engine/state.ts'
import type { NantyNarking } from '../state.ts'

/** Positions that screens have stumbled over, to be looked for in recorded games. */
export const telling: Readonly<Record<string, (s: NantyNarking, seat: Seat) => boolean>> = {
  'a hand that runs out': (s, seat) => s.handCount[seat] <= 1,
}
