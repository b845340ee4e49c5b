import { seatsOf } from '#engine/state.ts'
import { score } from './rules/end.ts'
import type { DiePatin } from './state.ts'
export const value = (s: DiePatin): number[] => seatsOf(s).map((seat) => score(s, seat) / 100)
