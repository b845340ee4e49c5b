/** The 97.5 % point of the normal distribution: what makes an interval of 95 %. */
const Z = 1.959963984540054

/** Wilson's 95 % interval for a share of which `hits` in `n` were seen; shared wins may make hits a fraction. */
export function wilson(hits: number, n: number): readonly [low: number, high: number] {
  if (n === 0) return [0, 1]
  const p = hits / n
  const centre = p + Z ** 2 / (2 * n)
  const reach = Z * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2))
  const scale = 1 + Z ** 2 / n
  return [Math.max(0, (centre - reach) / scale), Math.min(1, (centre + reach) / scale)]
}

/**
 * Ratings on Elo's scale, the last one being 0: of players at one table the chance of each to win is taken to be in proportion to its
 * strength. `wins` and the number of seats held are those of each player; half a win is added, so that nobody is infinitely far behind.
 */
export function elo(wins: readonly number[], held: readonly number[]): number[] {
  const strength = wins.map((won, i) => Math.log10((won + 0.5) / held[i]))
  return strength.map((s) => 400 * (s - strength.at(-1)!))
}

/** Two claims about a share of wins, and how surely one is to be told from the other: each is wrongly left in one case of twenty. */
export interface Claims {
  readonly low: number
  readonly high: number
}

const SURE = Math.log(0.95 / 0.05)

/** Wald's sequential test: which claim the games so far have settled for, if any. */
export function settled({ low, high }: Claims, wins: number, games: number): 'low' | 'high' | null {
  const evidence = wins * Math.log(high / low) + (games - wins) * Math.log((1 - high) / (1 - low))
  if (evidence >= SURE) return 'high'
  return evidence <= -SURE ? 'low' : null
}
