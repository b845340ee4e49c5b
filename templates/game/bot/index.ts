import { homePoints, quarterPoints, result } from '../rules/end.ts'
import type { Town } from '../state.ts'

/** Each seat's chance to win: points as they stand, which mean the more the fewer lamps are left. */
export function value(s: Town): number[] {
  const end = result(s)
  if (end) return shared(end.places.map((place) => (place === 1 ? 1 : 0)))
  const left = s.supply.reduce((sum, lamps) => sum + lamps)
  const spread = 1.5 + 0.4 * left
  return shared(s.supply.map((_, seat) => Math.exp((quarterPoints(s, seat) + homePoints(s, seat)) / spread)))
}

function shared(weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b)
  return weights.map((weight) => weight / sum)
}
