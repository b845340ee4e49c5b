/** The town and what is played with: facts, no behaviour. */

/** The quarters stand in a ring, in this order [MYG-2.1]. */
export const QUARTERS = [
  { id: 'harbour', worth: 5 },
  { id: 'market', worth: 3 },
  { id: 'gardens', worth: 2 },
  { id: 'old-town', worth: 4 },
  { id: 'mills', worth: 3 },
] as const
export type QuarterId = (typeof QUARTERS)[number]['id']

export const LAMPS = 5
/** Points for a lamp of one's own at home [MYG-5.3]. */
export const HOME_POINTS = 2

const N = QUARTERS.length

/** All ways from a quarter to one beside it. */
export const WAYS: readonly { readonly from: number; readonly to: number }[] = QUARTERS.flatMap((_, from) => [
  { from, to: (from + 1) % N },
  { from, to: (from + N - 1) % N },
])
