import { money, type Boss } from './state.ts'
export const value = (s: Boss): number[] => s.pawns.map((_, seat) => money(s, seat) / 100)
