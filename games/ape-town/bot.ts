import type { ApeTown } from './state.ts'
export const value = (s: ApeTown): number[] => s.score.map((x) => x / 200)
