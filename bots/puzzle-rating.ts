/** How bots of a kind did with a puzzle. */
export interface Trial {
  readonly bot: string
  readonly tries: number
  readonly missed: number
}

/** What bots are taken to be worth, so that puzzles can be: a scale of its own. */
const WORTH: Readonly<Record<string, number>> = {
  random: 600,
  points: 900,
  hasty: 1100,
  greedy: 1400,
  'search:40': 1600,
}
/** One that was solved once and missed once is taken for granted, so that what nobody missed has a rating, too. */
const USUAL = 1200

/** The share that somebody is expected to miss of puzzles with a rating, by the scale of Elo. */
const expectedMiss = (worth: number, rating: number): number => 1 / (1 + 10 ** ((worth - rating) / 400))

/** The rating at which as many misses are expected as there were: what is most likely. */
export function ratingOf(trials: readonly Trial[]): number {
  const missed = trials.reduce((sum, trial) => sum + trial.missed, 1)
  const expected = (rating: number) =>
    trials.reduce(
      (sum, { bot, tries }) => sum + tries * expectedMiss(WORTH[bot], rating),
      2 * expectedMiss(USUAL, rating),
    )
  let [low, high] = [0, 3000]
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2
    if (expected(middle) < missed) low = middle
    else high = middle
  }
  return Math.round(low)
}
