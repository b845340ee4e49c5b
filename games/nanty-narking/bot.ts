import { seatsOf } from '#engine/state.ts'
import { pointsOf } from './rules/end.ts'
import type { NantyNarking } from './state.ts'

export const value = (s: NantyNarking): number[] =>
  seatsOf(s).map((seat) => Math.max(0, Math.min(1, pointsOf(s, seat) / 200)))
