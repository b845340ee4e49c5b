/** How often each value came up: all that mean, spread and quartiles need, however many games are played. */
export type Tally = Map<number, number>

export const count = (tally: Tally, value: number): unknown => tally.set(value, (tally.get(value) ?? 0) + 1)

export interface Distribution {
  readonly n: number
  readonly mean: number
  /** Of a sample: the squares are divided by n − 1. */
  readonly sd: number
  readonly min: number
  readonly max: number
  /** Lower quartile, median, upper quartile; between two values where they fall between two. */
  readonly quartiles: readonly [number, number, number]
}

/** Null of nothing. */
export function distribution(tally: Tally): Distribution | null {
  const counts = [...tally].sort(([a], [b]) => a - b)
  const n = sum(counts, (_, times) => times)
  if (n === 0) return null
  const mean = sum(counts, (value, times) => value * times) / n
  const squares = sum(counts, (value, times) => (value - mean) ** 2 * times)
  return {
    n,
    mean,
    sd: n > 1 ? Math.sqrt(squares / (n - 1)) : 0,
    min: counts[0][0],
    max: counts.at(-1)![0],
    quartiles: [quantile(counts, n, 1 / 4), quantile(counts, n, 1 / 2), quantile(counts, n, 3 / 4)],
  }
}

type Counts = readonly (readonly [value: number, times: number])[]

const sum = (counts: Counts, of: (value: number, times: number) => number): number =>
  counts.reduce((total, [value, times]) => total + of(value, times), 0)

function quantile(counts: Counts, n: number, q: number): number {
  const rank = (n - 1) * q
  const below = atRank(counts, Math.floor(rank))
  return below + (atRank(counts, Math.ceil(rank)) - below) * (rank - Math.floor(rank))
}

/** The value that stands at a place, from 0, when all are put in order. */
function atRank(counts: Counts, rank: number): number {
  let seen = 0
  return counts.find(([, times]) => (seen += times) > rank)![0]
}
